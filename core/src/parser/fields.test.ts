import { describe, expect, it } from "vitest";
import * as z from "zod";
import {
  attr,
  checked,
  constant,
  defineParser,
  defineView,
  derived,
  extract,
  type Field,
  flag,
  fromUrl,
  group,
  moment,
  number,
  oneOf,
  person,
  read,
  richText,
  self,
  text,
  url,
  value,
  wholeNumber,
} from "../index.js";
import { openSnapshot } from "../node.js";

const URL = "https://shop.example.com/orders/A%20B?x=1#top";

/** What one field reads in a page; the key is absent where it has nothing. */
function readOne(field: Field<unknown>, html: string) {
  const view = defineView({
    name: "shop.page",
    record: z.object({ it: z.unknown().optional() }),
    root: ["body"],
    fields: { it: field },
  });
  const parser = defineParser({ platform: "shop", matches: ["https://shop.example.com/*"], views: [view] });
  const extraction = extract(openSnapshot(`<!doctype html><body>${html}`, { url: URL, parsers: [parser] }));
  const [found] = extraction.views;
  if (found?.status !== "ok") throw new Error(JSON.stringify(found?.problems));
  return { ...found.record, invisible: extraction.invisibleCharacters, health: found.health.fields["it"] };
}

const valueIn = (field: Field<unknown>, html: string): unknown => readOne(field, html).it;

describe("a scalar", () => {
  it("takes the first selector that has a value, whatever the later ones say", () => {
    expect(valueIn(text(".a", ".b"), "<p class=b>second</p><p class=a>first</p>")).toBe("first");
    expect(valueIn(text(".a", ".b"), "<p class=a> </p><p class=b>second</p>")).toBe("second");
    expect(readOne(text(".a", ".b"), "<p class=b>second</p>").health).toEqual({
      reads: 1,
      hits: [0, 1],
      empty: 0,
      missed: 0,
    });
  });

  it("is absent where nothing matches and where the match is empty, and both are told apart", () => {
    expect(readOne(text(".a"), "")).not.toHaveProperty("it");
    expect(readOne(text(".a"), "").health).toEqual({ reads: 1, hits: [0], empty: 0, missed: 1 });
    expect(readOne(text(".a"), "<p class=a></p>")).not.toHaveProperty("it");
    expect(readOne(text(".a"), "<p class=a></p>").health).toEqual({ reads: 1, hits: [0], empty: 1, missed: 0 });
  });

  it("says what the table says of a blank, and of nothing", () => {
    const field = text(".a").blank(null);
    expect(valueIn(field, "<p class=a></p>")).toBe(null);
    expect(readOne(field, "")).not.toHaveProperty("it");
    expect(valueIn(text(".a").otherwise("none"), "<p class=a></p>")).toBe("none");
    expect(valueIn(text(".a").otherwise("none"), "")).toBe("none");
    expect(valueIn(text(".a").blank("blank").otherwise("none"), "")).toBe("none");
  });

  it("is changed by map, which may drop it and never sees nothing", () => {
    const upper = text(".a").map((shown) => (shown === "x" ? undefined : shown.toUpperCase()));
    expect(valueIn(upper, "<p class=a>y</p>")).toBe("Y");
    expect(readOne(upper, "<p class=a>x</p>")).not.toHaveProperty("it");
    expect(readOne(upper, "<p class=a></p>")).not.toHaveProperty("it");
  });
});

describe("text", () => {
  it("is of the first visible element, less its hidden parts and the parts left out", () => {
    const html = "<p class=a hidden>old</p><p class=a>new <b>5</b><i style='display:none'>secretly</i></p>";
    expect(valueIn(text(".a"), html)).toBe("new 5");
    expect(valueIn(text(".a").without("b"), html)).toBe("new");
  });

  it("loses invisible characters and counts them", () => {
    const { it: shown, invisible } = readOne(text(".a"), "<p class=a>pay\u200b\u{e0041}\u202e now</p>");
    expect([shown, invisible]).toEqual(["pay now", 3]);
  });
});

describe("values that nobody may read", () => {
  const secrets = [
    '<input class=a type=password value="hunter2">',
    '<input class=a autocomplete="one-time-code" value="123456">',
    '<input class=a name="csrf_token" value="123456">',
    '<input class=a autocomplete="cc-number" value="4111">',
    '<textarea class=a name="secret">123456</textarea>',
  ];

  it.each(secrets)("%s", (html) => {
    for (const field of [value(".a"), attr("value", ".a"), number(".a"), text(".a")]) {
      expect(readOne(field, html)).not.toHaveProperty("it");
    }
  });

  it("and a hatch can't read them either", () => {
    const field = read(
      (_, reader) => reader.all(0).map((element) => reader.text(element) + (reader.value(element) ?? "")),
      {
        reads: [".a"],
      },
    );
    expect(secrets.map((html) => valueIn(field, html))).toEqual(secrets.map(() => [""]));
  });

  it("an attribute that is a key can't even be asked for", () => {
    expect(() => attr("data-csrf-token", ".a")).toThrow(TypeError);
  });
});

describe("form values", () => {
  it("are unknown where a saved page can't tell, and free of invisible characters", () => {
    expect(valueIn(value(".a"), "<input class=a value='typed'>")).toBe("typed");
    expect(readOne(value(".a"), "<input class=a value=''>")).not.toHaveProperty("it");
    expect(readOne(value(".a"), "<input class=a value='ty\u200bped'>")).toMatchObject({ it: "typed", invisible: 1 });
  });

  it("of a checkbox are on, or unknown in a saved page", () => {
    expect(valueIn(checked(".a"), "<input class=a type=checkbox checked>")).toBe(true);
    expect(readOne(checked(".a"), "<input class=a type=checkbox>")).not.toHaveProperty("it");
  });
});

describe("wholeNumber", () => {
  it.each([
    ["2,838", 2838],
    ["2.838", 2838],
    ["1 234 567", 1234567],
    ["1\u202f234", 1234],
    ["1’234", 1234],
    ["(12)", 12],
    ["Inbox (12)", 12],
    ["12件", 12],
    ["0", 0],
  ])("%s is %d", (shown, is) => expect(wholeNumber(shown)).toBe(is));

  it.each(["", "none", "1.5", "2,5", "1.2345", "1,23,456", "3 of 12", "3K", "1.2M", "2万", "v2", "-5", "12 34"])(
    "%s is none",
    (shown) => expect(wholeNumber(shown)).toBeUndefined(),
  );
});

describe("other fields", () => {
  it("a flag of one side is true or false, of two sides absent where neither shows", () => {
    expect(valueIn(flag(".on"), "<p class=on>")).toBe(true);
    expect(valueIn(flag(".on"), "")).toBe(false);
    const star = flag({ on: [".on"], off: [".off"] });
    expect([valueIn(star, "<p class=on>"), valueIn(star, "<p class=off>")]).toEqual([true, false]);
    expect(readOne(star, "")).not.toHaveProperty("it");
  });

  it("an address is absolute, leads somewhere and has no keys", () => {
    expect(valueIn(url("a"), '<a href="../x?sid=abc&y=1">')).toBe("https://shop.example.com/x?sid=&y=1");
    expect(readOne(url("a"), '<a href="javascript:alert(1)">')).not.toHaveProperty("it");
  });

  it("a part of the page's address is decoded and visible", () => {
    expect(valueIn(fromUrl(/^\/orders\/([^?]+)/), "")).toBe("A B");
    expect(readOne(fromUrl(/^\/items\/(.+)/), "")).not.toHaveProperty("it");
  });

  it("a person needs a name, a time needs its text", () => {
    const someone = person({ name: text(".name"), email: attr("data-email", ".name") });
    expect(valueIn(someone, "<p class=name data-email=ada@example.com>Ada</p>")).toEqual({
      name: "Ada",
      email: "ada@example.com",
    });
    expect(readOne(someone, "<p class=name data-email=ada@example.com></p>")).not.toHaveProperty("it");
    expect(
      readOne(moment({ text: text(".t"), iso: attr("datetime", ".t") }), "<time class=t datetime=2026-01-01>"),
    ).not.toHaveProperty("it");
  });

  it("a group is absent without any value, and its selectors say where it is", () => {
    const both = group<{ a?: string; b?: string }>({ a: text(".a"), b: text(".b") }, ".box");
    expect(valueIn(both, "<p class=a>outside</p><div class=box><p class=b>in</p></div>")).toEqual({ b: "in" });
    expect(readOne(both, "<p class=a>outside</p><div class=box></div>")).not.toHaveProperty("it");
  });

  it("oneOf takes the first that has a value; its blank counts when none has", () => {
    const field = oneOf(text(".a"), attr("title", ".b")).blank("blank");
    expect(valueIn(field, "<p class=a></p><p class=b title=tip>")).toBe("tip");
    expect(valueIn(field, "<p class=a></p>")).toBe("blank");
    expect(readOne(field, "")).not.toHaveProperty("it");
  });

  it("constants and derived values need no page", () => {
    expect(valueIn(constant("x"), "")).toBe("x");
    expect(
      valueIn(
        derived(() => 7),
        "",
      ),
    ).toBe(7);
  });

  it("rich text keeps what was written, and a region that is empty is blank", () => {
    expect(valueIn(richText(".a"), "<div class=a><b>Hi</b><br>you</div>")).toEqual({
      text: "Hi\nyou",
      markdown: "**Hi**  \nyou",
    });
    expect(valueIn(text(self), "all of it")).toBe("all of it");
  });
});
