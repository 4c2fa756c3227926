// What people reported of references elsewhere, each with what is right instead.
import { describe, expect, test } from "vitest";
import { openSnapshot } from "../node.js";
import { openReading } from "../page/reading.js";
import { readTree } from "../tree/read.js";
import { createRegistry, type Registry } from "./registry.js";
import { resolve } from "./resolve.js";

const HERE = "https://app.example.com/list";
const open = (body: string, registry: Registry = createRegistry(), url = HERE) =>
  openSnapshot(`<!doctype html><html><title>t</title><body>${body}</body></html>`, { url, registry });
type Opened = ReturnType<typeof open>;

const find = (page: Opened, css: string) => page.document.querySelector(css) as Element;
/** The page as a tree would print it: everything in it has its reference. */
const read = (body: string, registry?: Registry, url?: string): Opened => {
  const page = open(body, registry, url);
  readTree(page);
  return page;
};
const refOf = (page: Opened, css: string) => page.registry.refOf(find(page, css), openReading(page));
/** The next moment of the same tab. */
const next = (page: Opened, body: string, url?: string): Opened =>
  read(body, createRegistry(JSON.parse(JSON.stringify(page.registry.store()))), url);
const idOf = (page: Opened, ref: string) => {
  const hit = resolve(page, ref);
  return "element" in hit ? `${hit.status} ${hit.element.id}` : hit.status;
};

const chat = (who: string, id: string) =>
  `<li data-thread-id="${id}"><a href="/m/${id}">${who}</a><button id="reply-${who}">Reply</button></li>`;
const nav = '<nav><a id="nhome" href="/home">Home</a><button id="nnew">Create</button></nav>';

describe("a list that is sorted anew", () => {
  const before = read(`<ul>${chat("Gustavo", "t1001")}${chat("Josh", "t1002")}</ul>`);
  const ref = refOf(before, "li:first-child button");
  test("keeps the reply on its person", () =>
    expect(idOf(next(before, `<ul>${chat("Josh", "t1002")}${chat("Gustavo", "t1001")}</ul>`), ref)).toBe(
      "ok reply-Gustavo",
    ));
  test("gives nobody's button when the person is gone", () =>
    expect(idOf(next(before, `<ul>${chat("Josh", "t1002")}${chat("Ann", "t1003")}</ul>`), ref)).toBe("gone"));
});

describe("an element that is inserted", () => {
  const before = read('<main><button id="alpha">Alpha</button><button id="done">Done</button></main>');
  const [alpha, done] = [refOf(before, "#alpha"), refOf(before, "#done")];
  const after = next(
    before,
    '<main><button id="first">First</button><button id="alpha">Alpha</button><button id="done">Done</button></main>',
  );
  test("moves no reference on", () => {
    expect(refOf(after, "#alpha")).toBe(alpha);
    expect(refOf(after, "#done")).toBe(done);
  });
  test("gets a reference that nothing had", () => expect([alpha, done]).not.toContain(refOf(after, "#first")));
  test("leaves the references of all others alive", () => expect(idOf(after, done)).toBe("ok done"));
});

test("an overflow menu of another message is never opened", () => {
  const message = (id: string, text: string) =>
    `<article data-message-id="${id}"><p>${text}</p><button id="menu-${id}" aria-label="More"></button></article>`;
  const before = read(`<div>${message("m900", "Lunch?")}${message("m901", "At noon")}</div>`);
  const ref = refOf(before, "article:last-child button");
  expect(idOf(next(before, `<div>${message("m902", "New")}${message("m900", "Lunch?")}</div>`), ref)).toBe("gone");
});

test("a control in another frame is another control", () => {
  const frame = `<iframe title="Preview" srcdoc="&lt;form name=pay&gt;&lt;button&gt;Pay&lt;/button&gt;&lt;/form&gt;"></iframe>`;
  const before = read('<form name="pay"><button id="pay">Pay</button></form>');
  expect(idOf(next(before, frame), refOf(before, "#pay"))).toBe("gone");
});

test("a popup beside the field does not change which field is which", () => {
  const field = (name: string) => `<label>${name}<input name="${name}" id="the-${name}"></label>`;
  const before = read(`<form>${field("city")}${field("street")}</form>`);
  const after = next(
    before,
    `<form>${field("city")}<ul role="listbox"><li role="option" tabindex="0">Oslo</li><li role="option" tabindex="0">Odense</li></ul>${field("street")}</form>`,
  );
  expect(idOf(after, refOf(before, "#the-street"))).toBe("ok the-street");
});

test("of siblings that differ in their item alone the right one is taken", () => {
  const item = (name: string) => `<li><h3>${name}</h3><button id="add-${name}">Add to cart</button></li>`;
  const before = read(`<ul>${item("Apples")}${item("Oranges")}${item("Pears")}</ul>`);
  const ref = refOf(before, "li:nth-child(2) button");
  expect(idOf(next(before, `<ul>${item("Pears")}${item("Oranges")}${item("Apples")}</ul>`), ref)).toBe(
    "ok add-Oranges",
  );
});

test("an advertisement or a wrapper on the way changes nothing", () => {
  const before = read('<div><div><button id="buy">Buy</button></div></div>');
  const after = next(
    before,
    '<div class="ad"><a href="/ad">Ad</a></div><div><section><div><button id="buy">Buy</button></div></section></div>',
  );
  expect(idOf(after, refOf(before, "#buy"))).toBe("ok buy");
});

test("an element has one reference, by whatever way it is reached", () => {
  const page = read('<form name="f"><button id="go">Go</button></form>');
  expect(refOf(page, "form > button")).toBe(refOf(page, "#go"));
  expect(readTree(page).text).toContain(`@${refOf(page, "#go")}`);
});

test("references stay the same over readings of a page that did not change", () => {
  const page = read(`${nav}<main><button>Save</button></main>`);
  expect(readTree(page).text).toBe(readTree(page).text);
});

test("what is gone is said to be gone at once", () => {
  const before = read('<main><button id="x">Dismiss</button><button>Other</button></main>');
  expect(resolve(next(before, "<main><button>Other</button></main>"), refOf(before, "#x"))).toMatchObject({
    status: "gone",
  });
});

test("going back brings the same references back", () => {
  const inbox = `${nav}<main><ul>${chat("Gustavo", "t1001")}${chat("Josh", "t1002")}</ul></main>`;
  const first = read(inbox);
  const ref = refOf(first, "li:last-child button");
  const away = next(
    first,
    `${nav}<main><h1>Thread</h1><button>Back</button></main>`,
    "https://app.example.com/m/t1001",
  );
  expect(idOf(away, ref)).toBe("gone");
  expect(idOf(next(away, inbox), ref)).toBe("ok reply-Josh");
});

test("a button that became another in its place is not the one that was meant", () => {
  const before = read('<main><h1>Draft</h1><button id="a">Save</button></main>');
  const after = next(before, '<main><h1>Draft</h1><button id="a">Delete</button></main>');
  expect(resolve(after, refOf(before, "#a")).status).not.toBe("ok");
});

test("a reference of one frame means nothing in a document that shows something else", () => {
  const before = read('<main><button id="x">Approve</button></main>');
  expect(resolve(read("<main><p>Nothing here</p></main>"), refOf(before, "#x")).status).toBe("unknown");
});

test("an old reference is never acted on in silence", () => {
  const before = read(`<ul>${chat("Gustavo", "t1001")}</ul>`);
  const hit = resolve(next(before, "<p>Signed out</p>"), refOf(before, "button"));
  expect(hit).toMatchObject({ status: "gone", reason: expect.stringMatching(/\w+/) });
  expect(hit).not.toHaveProperty("element");
});

test("unknown, gone and ambiguous are three answers", () => {
  const row = "<li><button>Archive</button></li>";
  const before = read(`<ul>${row.repeat(3)}</ul><button id="x">Undo</button>`);
  const [twin, undo] = [refOf(before, "li:nth-child(2) button"), refOf(before, "#x")];
  const after = next(before, `<ul>${row.repeat(2)}</ul>`);
  expect([resolve(after, "button000000").status, resolve(after, undo).status, resolve(after, twin).status]).toEqual([
    "unknown",
    "gone",
    "ambiguous",
  ]);
});

test("after a reload a reference still says what became of it", () => {
  const body = `${nav}<main><button id="s">Submit report</button></main>`;
  const before = read(body);
  expect(idOf(next(before, body), refOf(before, "#s"))).toBe("ok s");
  expect(resolve(read(body), "button000000").status).toBe("unknown");
});

test("a re-render is no navigation: what is gone is not blamed on another place", () => {
  const before = read('<main><button id="x">Approve</button><button>Other</button></main>');
  const hit = resolve(next(before, "<main><button>Other</button></main>"), refOf(before, "#x"));
  expect(hit).toMatchObject({ status: "gone", reason: expect.not.stringMatching(/place|navigat/) });
});

test("nothing is healed to the neighbour, nor to what is absent", () => {
  const row = (name: string) => `<tr><td>${name}</td><td><button id="del-${name}">Delete</button></td></tr>`;
  const before = read(`<table>${row("Amara Osei")}${row("Ben Whitlock")}${row("Carla Ray")}</table>`);
  const ref = refOf(before, "tr:nth-child(2) button");
  expect(idOf(next(before, `<table>${row("Amara Osei")}${row("Carla Ray")}</table>`), ref)).toBe("gone");
});

test("two readers of one page get the same references, whoever asks first", () => {
  const body = `<ul>${chat("Gustavo", "t1001")}${chat("Josh", "t1002")}</ul>`;
  const [one, other] = [open(body), open(body)];
  const last = refOf(one, "li:last-child button");
  const first = refOf(one, "li:first-child button");
  expect([refOf(other, "li:first-child button"), refOf(other, "li:last-child button")]).toEqual([first, last]);
});

test("a string that meant one thing never means another", () => {
  const row = "<li><button>Archive</button></li>";
  const before = read(`<ul>${row.repeat(3)}</ul>`);
  const given = ["1", "2", "3"].map((n) => refOf(before, `li:nth-child(${n}) button`));
  const after = next(before, `<ul>${row.repeat(2)}</ul>`);
  expect(given).not.toContain(refOf(after, "li:first-child button"));
});

test("text, label and selector that fit by chance heal nothing in silence", () => {
  const before = read('<form name="invoice"><h2>Invoice 7</h2><button id="p" class="primary">Pay</button></form>');
  const after = next(
    before,
    '<div role="dialog" aria-label="Gift card"><button id="q" class="primary">Pay</button></div>',
  );
  expect(idOf(after, refOf(before, "#p"))).not.toMatch(/^ok/);
});
