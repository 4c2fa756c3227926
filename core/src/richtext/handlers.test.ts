import { describe, expect, it } from "vitest";
import { openSnapshot } from "../node.js";
import { openReading } from "../page/reading.js";
import {
  alert,
  badge,
  card,
  charactersOf,
  codeBlock,
  cut,
  day,
  emoji,
  fold,
  image,
  itemAt,
  like,
  link,
  listAt,
  literal,
  mention,
  preserve,
  type RichTextHandler,
  readRichText,
  skip,
  task,
  unwrap,
} from "./index.js";

function read(html: string, ...rows: RichTextHandler[]) {
  const page = openSnapshot(`<!doctype html><body>${html}`, { url: "https://app.example.com/" });
  return readRichText(openReading(page), page.document.body, rows);
}

it("takes the first row that fits and answers", () => {
  const silent: RichTextHandler = { selector: "i", read: () => undefined };
  expect(read("<i class=x>a</i>b", silent, skip(".x"), unwrap("i")).markdown).toBe("b");
  expect(read("<i>a</i>", silent).markdown).toBe("*a*");
});

it("leaves out, unwraps and likens", () => {
  const html =
    "<u class=count>3</u><h1 class=plain>a</h1><span class=code>b</span><div class=item>c</div><div class=item>d</div>";
  expect(read(html, skip(".count"), unwrap(".plain"), like(".code", "code"), like(".item", "li")).markdown).toBe(
    "a`b`\n\n- c\n- d",
  );
});

it("keeps the white space of what is typed", () => {
  expect(read("<div class=note>a  b\nc</div>", preserve(".note"))).toEqual({ text: "a  b\nc", markdown: "a b  \nc" });
});

it("says other words", () => {
  expect(read("<span class=replace data-text='*Bot*'>x</span>", literal(".replace", "data-text")).markdown).toBe(
    "\\*Bot\\*",
  );
  expect(read("<b class=replace>x</b>", literal(".replace", "data-text")).markdown).toBe("**x**");
});

describe("mentions", () => {
  const row = mention("[data-user]", { id: "data-user" });

  it("are text and a list, each once, in order", () => {
    const html =
      "<a data-user=u2 href=/u2>@Ada <i hidden>x</i>Byron</a>, <b data-user=u1>@Grace</b> <b data-user=u1>@Grace</b>";
    expect(read(html, row)).toEqual({
      text: "@Ada Byron, @Grace @Grace",
      markdown: "@Ada Byron, @Grace @Grace",
      mentions: [
        { id: "u2", label: "@Ada Byron" },
        { id: "u1", label: "@Grace" },
      ],
    });
  });

  it("without an id or a label", () => {
    expect(read("<b class=m>@here</b><b class=m></b>", mention(".m")).mentions).toEqual([{ label: "@here" }]);
  });

  it("inside of something folded", () => {
    expect(read("<details><summary>T</summary><b data-user=u1>@Ada</b></details>", row).mentions).toHaveLength(1);
  });
});

describe("emoji", () => {
  const row = emoji("img", { character: (img) => charactersOf(img.getAttribute("src")), name: "data-name" });

  it("are characters, or a name", () => {
    expect(read("<img src='/e/1f44b-1f3fd@2x.png' data-name=':wave:'>", row).text).toBe("👋🏽");
    expect(read("<img src='/custom/party.gif' data-name='party'>", row).text).toBe(":party:");
    expect(read("<img src='/custom/party.gif' alt='A party'>", row).text).toBe("A party");
    const byText = emoji("b", { character: "data-text", name: "data-name" });
    expect(read("<b data-text=':Zoo:' data-name='zoo'></b>", byText).text).toBe(":zoo:");
  });

  it.each([
    ["https://cdn.example.com/emoji/13.0/1f525.png", "🔥"],
    ["/1f468-200d-1f4bb.png?v=2", "👨‍💻"],
    ["emoji_u1f600.svg", "😀"],
    ["/custom/cafe.png", undefined],
    ["/ffffff.png", undefined],
    [null, undefined],
  ])("from %s", (address, characters) => {
    expect(charactersOf(address)).toBe(characters);
  });
});

it("reads code by its parts", () => {
  const html = "<div class=box data-lang=go><i>Copy</i><ol><li><u>1</u>a</li><li><u>2</u>  b</li></ol></div>";
  expect(
    read(html, skip("u"), like("li", "div"), like("ol", "div"), codeBlock(".box", { content: "ol" })).markdown,
  ).toBe("```go\na\n  b\n```");
  expect(read("<div class=box data-l='c++'>x</div>", codeBlock(".box", { language: "data-l" })).markdown).toBe(
    "```c++\nx\n```",
  );
  expect(read("<div class=box> </div>", codeBlock(".box")).markdown).toBe("");
});

it("makes alerts and quotes of panels", () => {
  const row = alert(".panel", (panel) => (panel.classList.contains("warn") ? "WARNING" : undefined), {
    content: ".in",
  });
  expect(read("<div class='panel warn'><i>!</i><div class=in>a</div></div>", row).markdown).toBe("> [!WARNING]\n> a");
  expect(read("<div class=panel><div class=in>a</div></div>", row).markdown).toBe("> a");
  expect(read("<div class='panel warn'><ol class=in start=3><li>a</ol></div>", row).markdown).toBe(
    "> [!WARNING]\n>\n> 3. a",
  );
  expect(read("<div class='panel warn'><div class=in> </div></div>", row).markdown).toBe("");
});

it("makes tasks", () => {
  const byState = task(".task", { done: (item) => item.getAttribute("data-state") === "DONE", content: ".in" });
  const html =
    "<div class=task data-state=DONE><i>x</i><div class=in>a</div></div><div class=task><div class=in>b</div></div>";
  expect(read(html, byState).markdown).toBe("- [x] a\n- [ ] b");
  expect(read("<div class=task><input type=checkbox checked>a</div>", skip("input"), task(".task")).markdown).toBe(
    "- [x] a",
  );
});

it("gives a date its day", () => {
  const row = day("[data-ms]", (date) => new Date(Number(date.getAttribute("data-ms"))).toISOString());
  expect(read("due <i data-ms=1776902400000>Apr 23</i>", row)).toEqual({
    text: "due Apr 23",
    markdown: "due 2026-04-23",
  });
  expect(read("due <i data-ms=1776902400000></i>", row)).toEqual({
    text: "due 2026-04-23",
    markdown: "due 2026-04-23",
  });
  expect(read("due <i data-d=soon>Apr 23</i>", day("[data-d]", "data-d")).markdown).toBe("due *Apr 23*");
});

it("sets badges apart", () => {
  expect(read("is <b class=badge>Done</b>", badge(".badge"))).toEqual({ text: "is Done", markdown: "is \\[Done]" });
});

it("links cards by their title", () => {
  const row = card("a.card", { title: ".title", badge: ".status" });
  expect(
    read(
      "<a class=card href=/p-1><img alt=Task src=t.png><b class=title>P-1: Fix</b><i class=status>Done</i></a>",
      row,
    ),
  ).toEqual({
    text: "P-1: Fix Done",
    markdown: "[P-1: Fix](https://app.example.com/p-1) \\[Done]",
  });
  expect(read("<a class=card href=/p-1>P-1</a>", row).markdown).toBe("[P-1](https://app.example.com/p-1)");
});

it("links by an address that stands elsewhere", () => {
  const row = link("[data-to]", "data-to");
  expect(read("<a href=/redirect data-to='https://example.com/'>x</a>", row).markdown).toBe(
    "[x](https://example.com/)",
  );
  expect(read("<a href=/x data-to='javascript:1'>x</a>", row).markdown).toBe("[x](https://app.example.com/x)");
});

it("shows images that are none", () => {
  const row = image("[data-file]", { words: "data-file", url: "data-url" });
  expect(read("<div data-file=a.png data-url='https://example.com/a.png'></div>", row).markdown).toBe(
    "![a.png](https://example.com/a.png)",
  );
  expect(read("<div data-file=a.png></div>", row).markdown).toBe("a.png");
  expect(read("<div data-file><img alt=b src=/b.png></div>", row).markdown).toBe("![b](https://app.example.com/b.png)");
});

it("reads what is folded under its title", () => {
  const row = fold(".fold", { title: "data-title", open: (part) => part.classList.contains("open") });
  const inside = "<button>Trace</button><div style='display:none'>line <i hidden>no</i></div>";
  expect(read(`<div class=fold data-title=Trace>${inside}</div>`, row).markdown).toBe("**Trace**\n\nline");
  expect(read(`<div class='fold open' data-title=Trace>x${inside}</div>`, row).markdown).toBe("**Trace**\n\nx");
});

it("nests lists that stand beside each other", () => {
  const rows = [listAt("ul, ol", { indent: "data-indent" })];
  const html =
    "<ul data-indent=0><li>a</ul><ol data-indent=1><li>b</ol><ul data-indent=2><li>c</ul><ol data-indent=1><li>d</ol><ul data-indent=0><li>e</ul>";
  expect(read(html, ...rows).markdown).toBe("- a\n  1. b\n     - c\n  2. d\n- e");
  expect(read("<ul data-indent=0><li>a</ul><p>x</p><ul data-indent=0><li>b</ul>", ...rows).markdown).toBe(
    "- a\n\nx\n\n- b",
  );
});

it("nests items that stand beside each other", () => {
  const row = itemAt("li", { indent: (item) => /in-(\d)/.exec(item.className)?.[1] });
  expect(read("<ul><li>a<li class=in-1>b<li class=in-2>c<li class=in-1>d<li>e</ul>", row).markdown).toBe(
    "- a\n  - b\n    - c\n  - d\n- e",
  );
});

it("tells that only a part is shown", () => {
  expect(read("a<a class=more href=/all>Show all</a>", cut(".more"))).toEqual({
    text: "a",
    markdown: "a",
    truncated: true,
  });
});
