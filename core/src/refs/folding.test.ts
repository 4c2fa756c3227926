import { describe, expect, it } from "vitest";
import { addressKey } from "./address.js";
import { normalName } from "./words.js";

describe("a plain address is read without a parser and means the same", () => {
  it.each([
    "/a",
    "/a/b-c_d~e/",
    "/en/a",
    "/EN-us/a",
    "/web/2020/https",
    "https://example.com/a/b",
    "http://www.example.com/a/",
    "https://www.www.example.com/a",
    "https://sub-1.example.co.uk/de/a",
    "https://web.archive.org/web/2020/a",
    "https://xn--bcher-kva.example.com/a",
    "https://1.2.3.4/a",
    "https://example.com/%41",
    "https://EXAMPLE.com/a",
    "//example.com/a",
    "/a/../b",
    "/./a",
    "a/b",
  ])("%s", (href) => {
    // a fragment that routes nowhere is no part of a key, and no plain address has one
    expect(addressKey(href)).toBe(addressKey(`${href}#part`));
  });
});

describe("a plain name is folded the short way to the same", () => {
  it.each(["Inbox", "Inbox 12", "12 Inbox", "Page 2 of 30", "7", "1 2", "3 a 4", "B2B 4", "a1 2b", "Choose Porto 12"])(
    "%s",
    (name) => {
      // what has white space at its ends goes the long way
      expect(normalName(name)).toBe(normalName(`\t${name}`));
    },
  );
});

it.each([
  ["Inbox 12", "inbox"],
  ["12 Inbox", "inbox"],
  ["Page 2 of 30", "page # of"],
  ["7", "#"],
  ["1 2", "#"],
  ["Drafts (3)", "drafts"],
])("a counter at an end is no part of a name: %s", (name, folded) => {
  expect(normalName(name)).toBe(folded);
});
