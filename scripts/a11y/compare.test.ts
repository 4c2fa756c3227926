import { describe, expect, it } from "vitest";
import { compareInteractive, interactiveNodes, parseAxtree } from "./axtree.js";
import { kindsOf, meets } from "./compare.js";
import type { Case, Expected } from "./corpus.js";
import { barsMissed, printScores, scores } from "./score.js";

const caseOf = (expected: Expected, more: Partial<Case> = {}): Case => ({
  id: "a#1",
  source: "wpt-accname",
  doc: "a",
  title: "",
  selector: "#x",
  tentative: false,
  expected,
  ...more,
});

describe("an answer meets a case", () => {
  it.each([
    ["role", { role: "img" }, { role: "image" }, true],
    ["role", { role: null }, { role: "generic" }, true],
    ["role", { role: null }, { role: "group" }, false],
    ["role", { role: ["list", "listbox"] }, { role: "listbox" }, true],
    ["role", { role: "link" }, {}, false],
    ["name", { name: "a b" }, { name: " a\n b " }, true],
    ["name", { name: "a b" }, { name: "a\u00A0b" }, false],
    ["name", { name: "" }, { name: "x" }, false],
    ["description", { description: "d" }, { description: "d" }, true],
    ["states", { states: { checked: true } }, { states: { checked: "true" } }, true],
    ["states", { states: { expanded: null } }, { states: {} }, true],
    ["states", { states: { disabled: false } }, { states: {} }, false],
    ["states", { states: { busy: [false, null] } }, { states: {} }, true],
    ["states", { states: { haspopup: true } }, { states: { haspopup: "menu" } }, true],
    ["notStates", { notStates: { level: 2 } }, { states: { level: 2 } }, false],
    ["notStates", { notStates: { live: "*" } }, { states: { live: "polite" } }, false],
    ["inTree", { inTree: false }, { exposed: false }, true],
  ] as const)("%s: %j %j", (kind, expected, got, is) => {
    const item = caseOf(expected as Expected);
    expect(kindsOf(item)).toContain(kind);
    expect(meets(item, kind, got)).toBe(is);
  });
});

describe("scores", () => {
  const corpus = {
    docs: new Map(),
    cases: [
      caseOf({ name: "a" }),
      caseOf({ name: "b" }, { id: "a#2" }),
      caseOf({ name: "c" }, { id: "a#3", tentative: true }),
    ],
  };

  it("count agreed and tentative cases apart and name what fails", () => {
    const list = scores(corpus, new Map([["a#1", { name: "a" }]]));
    expect(list.map(({ label, passed, all }) => `${label} ${passed}/${all}`)).toEqual([
      "WPT automatic names, agreed 1/2",
      "WPT automatic names, tentative 0/1",
      "wpt-accname name 1/3",
    ]);
    expect(printScores("live", list)).toContain("fails a#2");
  });

  it("have their bars where the whole corpus is there", () => {
    const label = "WPT automatic roles, agreed";
    expect(barsMissed([{ label, passed: 560, all: 565, failing: [] }])).toHaveLength(1);
    expect(barsMissed([{ label, passed: 565, all: 565, failing: [] }])).toEqual([]);
    expect(barsMissed([{ label, passed: 1, all: 2, failing: [] }])).toEqual([]);
  });
});

it("a browser's tree is read and compared in any order, each node as often as it is there", () => {
  const theirs = parseAxtree(
    "RootWebArea 'T'\n\t[12] button '\\uf0c9 More', expanded=False\n\t\tStaticText 'x'\n\tlink \"it's\"\n\t[a3] button 'More'\n\t[a4] textbox '' value='1', focused",
  );
  expect(theirs).toEqual([
    { role: "button", name: "More" },
    { role: "link", name: "it's" },
    { role: "button", name: "More" },
    { role: "textbox", name: "" },
  ]);
  const node = (role: string, name: string) => ({ role, name, states: {}, children: [] });
  const ours = interactiveNodes([
    { ...node("main", ""), children: [node("button", "More"), node("link", "it's"), node("tab", "Extra")] },
  ]);
  expect(compareInteractive(theirs, ours)).toEqual({
    missing: [
      { role: "button", name: "More" },
      { role: "textbox", name: "" },
    ],
    extra: [{ role: "tab", name: "Extra" }],
  });
});
