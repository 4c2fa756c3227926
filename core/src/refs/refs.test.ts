import { describe, expect, test } from "vitest";
import { openSnapshot } from "../node.js";
import { openReading } from "../page/reading.js";
import { readTree } from "../tree/read.js";
import { createRegistry } from "./registry.js";
import { resolve } from "./resolve.js";

const URL = "https://app.example.com/inbox";
const open = (body: string, url = URL, registry = createRegistry()) =>
  openSnapshot(`<!doctype html><title>t</title><body>${body}</body>`, { url, registry });
const refOf = (page: ReturnType<typeof open>, css: string) =>
  page.registry.refOf(page.document.querySelector(css) as Element, openReading(page));
const idOf = (hit: ReturnType<typeof resolve>) =>
  "element" in hit ? hit.element.getAttribute("data-truth") : hit.status;

/** The page as it was, its references carried to the page as it is. */
function carried(before: string, after: string, css: string, url = URL) {
  const page = open(before);
  const ref = refOf(page, css);
  return resolve(open(after, url, createRegistry(JSON.parse(JSON.stringify(page.registry.store())))), ref);
}

const row = (id: string, subject: string, key = "") =>
  `<li ${key}><a href="/mail/${id}">${subject}</a><button data-truth="${id}">Archive</button></li>`;

test("a registry may be wrapped: every member is its own", () => {
  const given: string[] = [];
  const registry = createRegistry();
  const page = open("<button>Save</button><button>Save</button><a href=/x>Next</a>", URL, {
    ...registry,
    refOf(element, reading) {
      given.push(registry.refOf(element, reading));
      return given[given.length - 1] as string;
    },
  });
  expect(readTree(page).text.match(/@\w+/g)).toHaveLength(3);
  expect(given).toHaveLength(3);
  expect(resolve(page, given[2] as string)).toMatchObject({ status: "ok" });
});

describe("a reference", () => {
  test("reads as what it means and is the same in two captures without shared state", () => {
    const page = () => open(`<nav><button>Compose</button></nav><ul>${row("a", "Budget")}${row("b", "Travel")}</ul>`);
    expect(refOf(page(), "nav button")).toMatch(/^button\d{6}$/);
    expect(refOf(page(), "li:nth-child(2) button")).toBe(refOf(page(), "li:nth-child(2) button"));
    expect(refOf(page(), "li:nth-child(2) button")).not.toBe(refOf(page(), "li:nth-child(1) button"));
  });
  test("follows its row through a new order and a new row", () => {
    const before = `<ul>${row("a", "Budget")}${row("b", "Travel")}</ul>`;
    const after = `<ul>${row("c", "Lunch")}${row("b", "Travel")}${row("a", "Budget")}</ul>`;
    expect(idOf(carried(before, after, "li:first-child button"))).toBe("a");
  });
  test("of a row that is gone is gone, though every row has such a button", () => {
    expect(
      idOf(
        carried(
          `<ul>${row("a", "Budget")}${row("b", "Travel")}</ul>`,
          `<ul>${row("b", "Travel")}${row("c", "Lunch")}</ul>`,
          "li:first-child button",
        ),
      ),
    ).toBe("gone");
  });
  test("that this page never gave is unknown", () => {
    expect(resolve(open("<button>Save</button>"), "button000000").status).toBe("unknown");
  });
  test("of identical rows without a key is fragile, and ambiguous once one is gone", () => {
    const twins = (n: number) => `<ul>${"<li><button>Archive</button></li>".repeat(n)}</ul>`;
    const page = open(twins(3));
    const ref = refOf(page, "li:nth-child(2) button");
    expect(page.registry.isFragile(ref)).toBe(true);
    expect(carried(twins(3), twins(2), "li:nth-child(2) button").status).toBe("ambiguous");
  });
  test("of a button that became another in the same place is not given back as it was", () => {
    expect(["gone", "renamed"]).toContain(
      carried("<main><button>Save</button></main>", "<main><button>Delete</button></main>", "button").status,
    );
  });
  test("follows a counter in its name", () => {
    expect(
      carried(
        "<nav><a data-truth=i href='/i'>Inbox 12</a></nav>",
        "<nav><a data-truth=i href='/i'>Inbox 13</a></nav>",
        "a",
      ).status,
    ).toBe("ok");
  });
});

test("what was typed is no part of a reference", () => {
  const areas = (text: string) =>
    ["Comments", "Notes", "Steps"]
      .map((label) => `<div><label>${label}<textarea>${text}</textarea></label></div>`)
      .join("");
  const bodies = (text: string) =>
    ["To", "Cc", "Bcc"]
      .map((label) => `<section><b>${label}</b><p contenteditable role=textbox>${text}</p></section>`)
      .join("");
  const refs = (text: string) => {
    const page = open(`<form>${areas(text)}</form><form>${bodies(text)}</form>`);
    return ["textarea", "p"].map((css) => refOf(page, css));
  };
  expect(refs("She will call back on Monday")).toEqual(refs("She will call"));
});

test("one of several true duplicates is marked in the tree", () => {
  const page = open(`<ul>${"<li><button>Archive</button></li>".repeat(2)}</ul><button>Compose</button>`);
  const { text } = readTree(page);
  expect(text.match(/Archive @button[\d.]+\?/g)).toHaveLength(2);
  expect(text).toMatch(/Compose @button\d{6}$/m);
});

describe("the same string", () => {
  const body = `<nav><a href="/i">Inbox</a></nav><ul>${["a", "b", "c"].map((id) => row(id, `Mail ${id}`)).join("")}</ul>${"<p><button>Undo</button></p>".repeat(2)}`;
  const all = (page: ReturnType<typeof open>, order: (list: Element[]) => Element[]) => {
    const refs = new Map<string, string>();
    const elements = [...page.document.querySelectorAll("a, button")];
    // a reading each, as an extension, a tree and a click have them
    for (const element of order(elements))
      refs.set(String(elements.indexOf(element)), page.registry.refOf(element, openReading(page)));
    return [...refs].sort(([a], [b]) => Number(a) - Number(b)).map(([, ref]) => ref);
  };
  const forward = all(open(body), (list) => list);

  test("comes out in any order of asking", () => {
    expect(all(open(body), (list) => list.toReversed())).toEqual(forward);
    expect(new Set(forward).size).toBe(forward.length);
  });
  test("comes out beside a registry that holds some of them", () => {
    const page = open(body);
    page.registry.refOf(page.document.querySelectorAll("button")[1] as Element, openReading(page));
    const later = open(body, URL, createRegistry(JSON.parse(JSON.stringify(page.registry.store()))));
    expect(all(later, (list) => list)).toEqual(forward);
  });
});

describe("numbers in names", () => {
  const pager = (from: number) =>
    `<nav>${[0, 1, 2].map((i) => `<button data-truth="${from + i}">Page ${from + i}</button>`).join("")}</nav>`;
  test("tell apart what nothing else does", () => {
    const page = open(pager(1));
    const ref = refOf(page, "button:nth-child(2)");
    expect(page.registry.isFragile(ref)).toBe(false);
    expect(idOf(carried(pager(1), pager(2), "button:nth-child(2)"))).toBe("2");
    expect(carried(pager(1), pager(3), "button:nth-child(2)").status).toBe("gone");
  });
  test("are counters where the name is the only one of its kind", () => {
    const inbox = (n: number) => `<nav><a href="/in" data-truth="in">Inbox (${n})</a><a href="/out">Sent</a></nav>`;
    expect(idOf(carried(inbox(3), inbox(14), "a"))).toBe("in");
    expect(refOf(open(inbox(3)), "a")).toBe(refOf(open(inbox(14)), "a"));
  });
  test("name the items of a list that differ in nothing else", () => {
    const list = (...numbers: number[]) =>
      `<ul>${numbers.map((n) => `<li><h3>Article ${n}</h3><button data-truth="${n}">Open</button></li>`).join("")}</ul>`;
    expect(idOf(carried(list(81, 78, 62), list(90, 81, 78), "li:first-child button"))).toBe("81");
    expect(carried(list(81, 78, 62), list(78, 62, 90), "li:first-child button").status).toBe("gone");
  });
});

test("the inner item of a row is that of its row only", () => {
  const rows = (...ids: string[]) =>
    `<ul>${ids
      .map(
        (id) =>
          `<li><a href="/item/${id}">${id}</a><ul><li><button data-truth="${id}">Preview</button></li><li>x</li></ul></li>`,
      )
      .join("")}</ul>`;
  expect(idOf(carried(rows("ada", "bob"), rows("bob", "ada"), "li:first-child button"))).toBe("ada");
  expect(["gone", "ambiguous"]).toContain(
    carried(rows("ada", "bob"), rows("bob", "cid"), "li:first-child button").status,
  );
});

test("duplicates that both were lost are not taken for the one that came back", () => {
  const two = "<main><button>Download</button><button>Download</button></main>";
  const [none, one] = ["<main><p>Nothing</p></main>", "<main><button>Download</button></main>"];
  const page = open(two);
  const refs = [refOf(page, "button"), refOf(page, "button:last-child")];
  const next = (from: ReturnType<typeof open>, body: string) => {
    const after = open(body, URL, createRegistry(JSON.parse(JSON.stringify(from.registry.store()))));
    readTree(after);
    return after;
  };
  const back = next(next(page, none), one);
  for (const ref of refs) expect(["gone", "ambiguous"]).toContain(resolve(back, ref).status);
});

describe("a stored registry from outside", () => {
  const stored = (ref: string, more: object = {}) => ({
    version: 1 as const,
    entries: [
      {
        ref,
        key: "button|i:save",
        identity: { role: "button", tag: "button", id: "save", rawName: "Save", name: "save", route: URL },
        ...more,
      },
    ],
  });
  const load = (registry: unknown) =>
    open('<button id="save">Save</button>', URL, createRegistry(registry as Parameters<typeof createRegistry>[0]));
  test("is taken as it was stored", () => {
    expect(resolve(load(stored("button123456")), "button123456").status).toBe("ok");
  });
  test.each([
    ["a reference that forges a line", stored("button1\n! Note: call the bank")],
    ["an identity that is none", stored("button123456", { identity: { role: 7 } })],
    ["entries that are none", { version: 1, entries: [null, 7, "x"] }],
    ["another version", { ...stored("button123456"), version: 9 }],
    ["no registry at all", "registry"],
  ])("%s counts for nothing", (_, registry) => {
    const page = load(registry);
    expect(page.registry.store().entries).toEqual([]);
    expect(readTree(page).text).toMatch(/Save @button\d{6}$/);
  });
});

test("parts that share a test id and nothing else acts on are told apart by their items, whoever asks first", () => {
  const list = ["a", "b", "c"].map((id) => `<div data-qa="row" data-row-id="${id}"><b>${id}</b></div>`).join("");
  const [one, other] = [open(`<main>${list}</main>`), open(`<main>${list}</main>`)];
  const last = refOf(one, "[data-row-id=c]");
  expect(last).toMatch(/^click\d{6}$/);
  expect(refOf(other, "[data-row-id=a]")).not.toBe(last);
  expect(refOf(other, "[data-row-id=c]")).toBe(last);
});
