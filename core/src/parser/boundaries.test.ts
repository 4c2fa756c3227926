import { expect, it } from "vitest";
import * as z from "zod";
import {
  anywhere,
  attr,
  constant,
  defineParser,
  defineView,
  extract,
  list,
  oneOf,
  onPage,
  self,
  text,
  through,
  when,
  within,
} from "../index.js";
import { openSnapshot } from "../node.js";

const letter = defineView({
  name: "post.letter",
  record: z.object({
    links: z.array(z.string()),
    outside: z.array(z.string()),
    row: z.string().optional(),
    closed: z.string().optional(),
    kind: z.enum(["draft", "sent"]),
  }),
  root: [".letter"],
  authored: [".body"],
  fields: {
    links: list<string>([within(".body", "a[href]")], {}, attr("href", self)),
    outside: list<string>(["a[href]"], {}, attr("href", self)),
    row: text(anywhere(".row b")),
    closed: text(onPage(".row b")),
    kind: oneOf<"draft" | "sent">(when("draft", ".pen", ":scope.open"), constant("sent")),
  },
});

const folder = defineView({
  name: "post.folder",
  record: z.object({ links: z.array(z.string()) }),
  root: [".folder"],
  fields: { links: list<string>([within(".body", "a[href]")], {}, attr("href", self)) },
});

function read(html: string) {
  const parser = defineParser({ platform: "post", matches: ["https://post.example.com/*"], views: [letter, folder] });
  const page = openSnapshot(`<!doctype html><body>${html}`, { url: "https://post.example.com/", parsers: [parser] });
  const found = extract(page, { views: ["post.letter"] }).views[0];
  return found?.status === "ok" && found.view === "post.letter" ? found.record : undefined;
}

it("reads inside what somebody wrote by `within` alone", () => {
  const record = read(
    '<div class=letter><a href="/out"></a><div class=body><a href="/in"></a><div class=body><a href="/deep"></a></div></div></div>',
  );
  expect(record?.links).toEqual(["/in", "/deep"]);
  expect(record?.outside).toEqual(["/out"]);
});

it("stops `within` where another view begins", () => {
  const parser = defineParser({
    platform: "post",
    matches: ["https://post.example.com/*"],
    views: [{ ...folder, authored: [] }, letter],
  });
  const html =
    '<div class=folder><div class=text><a href="/mine"></a><div class=letter><a href="/theirs"></a></div></div></div>';
  const view = defineView({
    name: "post.folder",
    record: z.object({ links: z.array(z.string()) }),
    root: [".folder"],
    fields: { links: list<string>([within(".text", "a[href]")], {}, attr("href", self)) },
  });
  const page = openSnapshot(`<!doctype html><body>${html}`, {
    url: "https://post.example.com/",
    parsers: [{ ...parser, views: [view, letter] }],
  });
  expect(extract(page).views.find((found) => found.view === "post.folder")).toMatchObject({
    record: { links: ["/mine"] },
  });
});

it("reads another view by `anywhere`, never by `onPage`, and neither of them what somebody wrote", () => {
  const row = "<div class=folder><p class=row><b>Inbox</b></p></div>";
  const record = read(`<div class=letter><div class=body><p class=row><b>fake</b></p></div></div>${row}`);
  expect(record?.row).toBe("Inbox");
  expect(record?.closed).toBeUndefined();
});

it("reads the views below it by `through`, and neither what somebody wrote there nor what stands beside", () => {
  const pile = defineView({
    name: "post.pile",
    record: z.object({ rows: z.array(z.string()), own: z.array(z.string()) }),
    root: [".pile"],
    fields: { rows: list<string>([through(".row")], {}, text(self)), own: list<string>([".row"], {}, text(self)) },
  });
  const parser = defineParser({ platform: "post", matches: ["https://post.example.com/*"], views: [pile, folder] });
  const row = (words: string) => `<p class=row>${words}</p>`;
  const html = `<div class=pile><div class=folder>${row("Inbox")}</div></div><div class=folder>${row("beside")}</div>`;
  const read = (written: readonly string[]) =>
    extract(
      openSnapshot(`<!doctype html><body>${html}`, {
        url: "https://post.example.com/",
        parsers: [{ ...parser, views: [{ ...pile, authored: written }, folder] }],
      }),
    ).views.find(({ view }) => view === "post.pile");
  expect(read([])).toMatchObject({ record: { rows: ["Inbox"], own: [] } });
  expect(read([".folder"])).toMatchObject({ record: { rows: [] } });
});

it("begins a view in a region that somebody wrote where that view says so itself, and no other", () => {
  const note = (authored: readonly string[]) =>
    defineView({
      name: "post.note",
      record: z.object({ words: z.string() }),
      root: [".body:has(b)"],
      authored,
      fields: { words: text(self) },
    });
  const found = (authored: readonly string[]) => {
    const views = [letter, note(authored)];
    const parser = defineParser({ platform: "post", matches: ["https://post.example.com/*"], views });
    const html = "<!doctype html><body><div class=letter><div class=body><b>mine</b></div></div>";
    return extract(openSnapshot(html, { url: "https://post.example.com/", parsers: [parser] })).views.map(
      ({ view }) => view,
    );
  };
  expect(found([])).toEqual(["post.letter"]);
  expect(found([".body"])).toEqual(["post.letter", "post.note"]);
});

it("tells kinds by signs", () => {
  expect(read("<div class=letter><i class=pen></i></div>")?.kind).toBe("draft");
  expect(read('<div class="letter open"></div>')?.kind).toBe("draft");
  expect(read("<div class=letter></div>")?.kind).toBe("sent");
});
