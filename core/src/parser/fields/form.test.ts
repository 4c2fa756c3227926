import { describe, expect, it } from "vitest";
import * as z from "zod";
import { openSnapshot } from "../../node.js";
import { closest, self } from "../../page/selector.js";
import { defineParser, defineView } from "../define.js";
import { extract } from "../extract.js";
import type { Field } from "../field.js";
import {
  above,
  absent,
  attr,
  current,
  initial,
  list,
  ref,
  shown,
  textEvenHidden,
  url,
  value,
  zipped,
} from "./index.js";

/** What one field reads in a body of markup. */
function read<T>(field: Field<T>, body: string, { state = "live", background = [] as string[] } = {}): T | undefined {
  const view = defineView({
    name: "test.view",
    record: z.object({ it: z.any() }),
    root: ["main"],
    background,
    fields: { it: field as Field<unknown> },
  });
  const parser = defineParser({ platform: "test", matches: ["https://example.com/*"], views: [view] });
  const live = state === "live" ? ' data-onscreen-state="live"' : "";
  const html = `<!doctype html><html${live}><body>${body}</body></html>`;
  const [result] = extract(openSnapshot(html, { url: "https://example.com/", parsers: [parser] })).views;
  return result && ((result.status === "ok" ? result.record : result.partial) as { it?: T }).it;
}

describe("zipped", () => {
  const table = (cells: string, headers = '<th data-name="a">A</th><th>B</th><th data-name="c">C</th>'): string =>
    `<main><table><tr>${headers}</tr><tr class="row">${cells}</tr></table></main>`;
  const cells = list<Record<string, string>>(
    [".row"],
    {},
    zipped<string>(["td"], {
      headers: [closest("table", "th")],
      label: attr("data-name", self),
      value: textEvenHidden(self).blank(""),
    }),
  );

  it("keys cells by the header at their position", () => {
    expect(read(cells, table("<td>1</td><td>2</td><td>3</td>"))).toEqual([{ a: "1", c: "3" }]);
  });

  it("keeps its place when a column is folded away, and says an empty cell", () => {
    const hidden = '<th data-name="a" hidden>A</th><th data-name="b">B</th>';
    expect(read(cells, table('<td hidden style="display:none">1</td><td></td>', hidden))).toEqual([{ b: "" }]);
  });

  it("reads a table in the background whole", () => {
    const background = `<main><div hidden>${table("<td>1</td><td>2</td><td>3</td>").slice("<main>".length)}</div></main>`;
    const kept = list<Record<string, string>>(
      [".row"],
      { hidden: "keep" },
      zipped<string>(["td"], {
        headers: [closest("table", "th")],
        label: attr("data-name", self),
        value: textEvenHidden(self).blank(""),
      }),
    );
    expect(read(kept, background)).toEqual([{ a: "1", c: "3" }]);
  });

  it("drops cells without a header", () => {
    expect(read(cells, table("<td>1</td><td>2</td><td>3</td><td>4</td>"))).toEqual([{ a: "1", c: "3" }]);
  });
});

describe("textEvenHidden", () => {
  it("reads what a tab in the background would show, without what it hides itself", () => {
    const tab = '<main><div hidden><b class="l">Impact <i style="display:none">helper</i></b></div></main>';
    expect(read(textEvenHidden(".l"), tab)).toBe("Impact");
  });

  it("leaves out what is asked", () => {
    expect(read(textEvenHidden(".l").without("i"), '<main><b class="l">Impact <i>*</i></b></main>')).toBe("Impact");
  });

  it("does not read a password", () => {
    expect(read(textEvenHidden("textarea"), '<main><textarea name="password">x</textarea></main>')).toBeUndefined();
  });
});

describe("state", () => {
  it("shown: whether a person sees it", () => {
    expect(read(shown("b"), "<main><b>x</b></main>")).toBe(true);
    expect(read(shown("b"), "<main><b hidden>x</b></main>")).toBe(false);
    expect(read(shown("b"), "<main></main>")).toBe(false);
  });

  it("current: only hidden inputs keep up in a plain saved page", () => {
    const input = '<main><input value="a"></main>';
    expect(read(current("input"), input)).toBe(true);
    expect(read(current("input"), input, { state: "plain" })).toBe(false);
    expect(read(current("input"), '<main><input type="HIDDEN" value="a"></main>', { state: "plain" })).toBe(true);
  });

  it("initial: what the markup keeps beside what was typed", () => {
    const input = '<main><input data-onscreen-initial="a" value="b"></main>';
    expect([read(initial("input"), input), read(value("input"), input)]).toEqual(["a", "b"]);
  });
});

it("above: a value of a row around this one", () => {
  const inner = list<unknown>(
    ["i"],
    { given: { of: above<string>("id") } },
    { of: above<string>("id"), never: absent },
  );
  const rows = list<unknown>(["b"], {}, { id: attr("id", self), inner });
  expect(read(rows, '<main><b id="x"><i></i></b></main>')).toEqual([{ id: "x", inner: [{ of: "x" }] }]);
});

describe("background", () => {
  const page = '<div aria-hidden="true"><main><b id="old"></b></main></div><div><main><b id="new"></b></main></div>';

  it("a root in a page that was left is not on the screen", () => {
    expect(read(attr("id", "b"), page, { background: ["[aria-hidden=true]"] })).toBe("new");
    expect(read(attr("id", "b"), page)).toBe("old");
  });
});

describe("url", () => {
  it("is absolute by the base of its own document, a frame's too", () => {
    const framed = (inner: string): string => `<main><iframe srcdoc="${inner}"></iframe></main>`;
    expect(read(url("a"), '<base href="/app/"><main><a href="x.do">x</a></main>')).toBe("https://example.com/app/x.do");
    expect(read(url("a"), framed("<a href='x.do'>x</a>"))).toBe("https://example.com/x.do");
    expect(read(url("a"), framed("<base href='/in/'><a href='x.do'>x</a>"))).toBe("https://example.com/in/x.do");
    expect(read(url("a"), `<base href="/app/">${framed("<a href='x.do'>x</a>")}`)).toBe("https://example.com/app/x.do");
  });
});

it("ref: the first of several elements, which need not be the same", () => {
  const view = defineView({
    name: "test.view",
    record: z.object({ it: z.string() }),
    root: ["main"],
    fields: { it: ref("button", "b") },
  });
  const parser = defineParser({ platform: "test", matches: ["https://example.com/*"], views: [view] });
  const page = openSnapshot("<main><b>x</b><button>y</button></main>", {
    url: "https://example.com/",
    parsers: [parser],
  });
  const { views, problems } = extract(page, { check: true });
  expect(views).toMatchObject([{ status: "ok", record: { it: expect.any(String) } }]);
  expect(problems).toEqual([]);
});
