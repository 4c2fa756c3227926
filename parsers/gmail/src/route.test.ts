import { describe, expect, it } from "vitest";
import { DRAFT_ROUTE, LIST_ROUTE, routeOf, THREAD_ROUTE } from "./route.js";

const AT = "/mail/u/0/";
const TOKEN = "FMfcgzQhTBrWxVpKqLsNdJcZmGfRtHbS";

describe("routes", () => {
  it.each([
    "#inbox",
    "#inbox/p2",
    "#inbox?compose=new",
    "#label/Receipts",
    "#label/Receipts+2026/Travel/p3",
    "#label/AVeryLongLabelNameWithoutAnyBlanks",
    "#search/from%3Aada+has%3Aattachment",
    "#category/promotions",
    "#advanced-search/from=ada&subset=all",
  ])("a list at %s", (hash) => {
    expect(LIST_ROUTE.test(AT + hash)).toBe(true);
    expect(THREAD_ROUTE.test(AT + hash)).toBe(false);
  });

  it.each([
    `#inbox/${TOKEN}`,
    "#inbox/163d03bfda277ec1",
    `#label/Receipts+2026/Travel/${TOKEN}`,
    `#search/from%3Aada/${TOKEN}`,
    `#all/${TOKEN}?compose=new`,
  ])("a conversation at %s", (hash) => {
    expect(THREAD_ROUTE.test(AT + hash)).toBe(true);
    expect(LIST_ROUTE.test(AT + hash)).toBe(false);
  });

  it.each(["#settings/general", "#contacts", "#chat/dm/AbCdEf", ""])("neither at %s", (hash) => {
    expect(LIST_ROUTE.test(AT + hash)).toBe(false);
    expect(THREAD_ROUTE.test(AT + hash)).toBe(false);
  });

  it("a draft where the address names one", () => {
    expect(DRAFT_ROUTE.test(`${AT}#inbox?compose=new`)).toBe(true);
    expect(DRAFT_ROUTE.test(`${AT}#inbox?compose=${TOKEN},${TOKEN}`)).toBe(true);
    expect(DRAFT_ROUTE.test("/mail/u/0/?view=cm&fs=1&tf=1")).toBe(true);
    expect(DRAFT_ROUTE.test(`${AT}#inbox`)).toBe(false);
    expect(DRAFT_ROUTE.test(`${AT}#search/compose%3Dnew`)).toBe(false);
  });
});

describe("routeOf", () => {
  const at = (hash: string): unknown => routeOf(`https://mail.google.com/mail/u/0/${hash}`);
  it.each([
    ["#inbox", { mailbox: "inbox" }],
    [`#inbox/${TOKEN}`, { mailbox: "inbox" }],
    ["#sent/p12?compose=new", { mailbox: "sent", page: 12 }],
    ["#label/4%29+Receipts:+Travel/2026", { mailbox: "label/4) Receipts: Travel/2026" }],
    ["#label/A%2FB", { mailbox: "label/A/B" }],
    ["#label/p2", { mailbox: "label/p2" }],
    ["#search/from%3Aada%40example.com+a%2Bb/p2", { query: "from:ada@example.com a+b", page: 2 }],
    [`#search/p2/${TOKEN}`, { query: "p2" }],
    ["#advanced-search/from=ada", { advanced: true }],
    ["", {}],
  ])("%s", (hash, route) => expect(at(hash)).toEqual(route));
});
