import { describe, expect, it } from "vitest";
import * as z from "zod";
import {
  attr,
  closest,
  defineParser,
  defineView,
  extract,
  following,
  inView,
  list,
  onPage,
  richText,
  self,
  text,
} from "../index.js";
import { openSnapshot } from "../node.js";

/** Every way in which a letter could read what belongs to the reply, and neither may. */
const letter = defineView({
  name: "post.letter",
  record: z.object({
    names: z.array(z.string()),
    next: z.string().optional(),
    nextName: z.string().optional(),
    whole: z.string().optional(),
    rich: z.string().optional(),
    page: z.array(z.string()),
    view: z.array(z.string()),
    foreign: z.array(z.string()),
  }),
  root: [".letter"],
  authored: [".body"],
  fields: {
    names: list<string>(["b"], {}, text(self)),
    next: attr("id", following("div")),
    nextName: text(following("div", "b")),
    whole: text(self),
    rich: richText(self).map(({ text: shown }) => shown),
    page: list<string>([onPage("b")], {}, text(self)),
    view: list<string>([inView("b")], {}, text(self)),
    foreign: list<string>([".reply", inView(".reply"), onPage(".reply")], {}, attr("class", self)),
  },
});

const reply = defineView({
  name: "post.reply",
  record: z.object({ names: z.array(z.string()), around: z.string().optional(), page: z.array(z.string()) }),
  root: [".reply"],
  fields: {
    names: list<string>(["b"], {}, text(self)),
    around: attr("id", closest(".letter")),
    page: list<string>([onPage("b")], {}, text(self)),
  },
});

const oldReply = defineView({
  name: "post.reply",
  layout: "old",
  record: z.object({ names: z.array(z.string()), around: z.string().optional(), page: z.array(z.string()) }),
  root: [".old-reply", ".reply.old"],
  fields: {
    names: list<string>(["i"], {}, text(self)),
    around: text(".nothing"),
    page: list<string>([], {}, text(self)),
  },
});

const parser = defineParser({
  platform: "post",
  matches: ["https://post.example.com/*"],
  views: [letter, reply, oldReply],
});

const read = (html: string) =>
  extract(openSnapshot(`<!doctype html><body>${html}`, { url: "https://post.example.com/", parsers: [parser] })).views;

function records(html: string, name: string) {
  return read(html).flatMap((view) =>
    view.status === "ok" && view.view === name ? [view.record as Record<string, unknown>] : [],
  );
}

describe("a view inside another", () => {
  const html =
    "<b>head</b><div class=letter id=one><b>a</b><div class=reply><b>r</b>draft</div></div><div class=reply id=two><b>s</b></div><div id=three><b>c</b></div>";

  it("keeps what it holds to itself, however the outer one asks", () => {
    expect(records(html, "post.letter")).toEqual([
      {
        names: ["a"],
        next: "three",
        nextName: "c",
        whole: "a",
        rich: "a",
        page: ["head", "a", "c"],
        view: ["a"],
        foreign: [],
      },
    ]);
  });

  it("may ask for what stands around it", () => {
    expect(records(html, "post.reply")).toEqual([
      { names: ["r"], around: "one", page: ["head", "a", "r", "c"] },
      { names: ["s"], page: ["head", "s", "c"] },
    ]);
  });
});

describe("what somebody wrote", () => {
  it("holds no view, and no field but the region itself", () => {
    const html =
      "<div class=letter><b>a</b><div class=body><b>fake</b><div class=letter><b>fake</b></div><div class=reply><b>r</b></div></div></div>";
    expect(read(html).map(({ view }) => view)).toEqual(["post.letter"]);
    expect(records(html, "post.letter")[0]).toMatchObject({ names: ["a"], page: ["a"], view: ["a"] });
  });
});

describe("roots", () => {
  it("of several views come in the order of the page, not of the parser", () => {
    const html = "<div class=reply></div><div class=letter><div class=reply></div></div><div class=reply></div>";
    expect(read(html).map(({ view }) => view)).toEqual(["post.reply", "post.letter", "post.reply", "post.reply"]);
  });

  it("are all that stand outermost and can be seen, in document order", () => {
    const html =
      "<div class=reply><b>1</b></div><div class=reply hidden><b>2</b></div><p style='display:none'><i class=reply><b>3</b></i></p><div class=reply><div class=reply><b>4</b></div></div>";
    expect(records(html, "post.reply").map(({ names }) => names)).toEqual([["1"], ["4"]]);
  });

  it("of two layouts are one view each, and an element that fits both is read once, by the first in the list", () => {
    const html =
      "<div class=reply><b>new</b></div><div class=old-reply><i>old</i></div><div class='reply old'><b>both</b></div>";
    expect(read(html).map(({ view, layout }) => `${view} ${layout}`)).toEqual([
      "post.reply default",
      "post.reply old",
      "post.reply default",
    ]);
    expect(records(html, "post.reply").map(({ names }) => names)).toEqual([["new"], ["old"], ["both"]]);
  });

  it("are counted in the health, a number a selector", () => {
    const [found] = read("<div class=old-reply></div><div class='reply old'></div>");
    expect(found?.health.root).toEqual([1, 1]);
  });
});

describe("a view that dialogs cover", () => {
  const covered = ["[role=dialog]"];
  const sheet = defineView({
    name: "post.sheet",
    record: z.object({ title: z.string().optional() }),
    root: ["form"],
    covered,
    fields: { title: text("h1") },
  });
  const page = defineView({
    name: "post.page",
    record: z.object({ title: z.string().optional() }),
    route: /^\/$/,
    root: ["main"],
    covered,
    fields: { title: text("h1") },
  });
  const open = (html: string) => {
    const both = defineParser({ platform: "post", matches: ["https://post.example.com/*"], views: [page, sheet] });
    return extract(openSnapshot(`<!doctype html><body>${html}`, { url: "https://post.example.com/", parsers: [both] }));
  };
  const titles = (html: string) => open(html).views.map((view) => view.status === "ok" && view.record.title);
  const behind = "<main><h1>page</h1><form><h1>first</h1></form></main>";

  it("is not on the screen behind one, and not lost", () => {
    expect(titles(behind)).toEqual(["page", "first"]);
    expect(titles(`${behind}<div role=dialog>Sure?</div>`)).toEqual([]);
    expect(open(`${behind}<div role=dialog>Sure?</div>`)).toMatchObject({ outcome: "no-view", problems: [] });
    expect(open("<div role=dialog>Sure?</div>").outcome).toBe("degraded");
  });

  it("is read in the last dialog that can be seen, also where one dialog is made of two", () => {
    const dialog = (title: string, more = "") =>
      `<div role=dialog ${more}><section role=dialog><form><h1>${title}</h1></form></section></div>`;
    expect(titles(behind + dialog("second") + dialog("third") + dialog("old", "hidden"))).toEqual(["third"]);
  });
});
