import { expect, it } from "vitest";
import { anyDirty, type Evidence, isDirty } from "./dirty.js";

const quiet: Evidence = { marked: false, marks: true, shared: false, readOnly: false, isNew: false, typed: "x" };

it.each<[string, Partial<Evidence>, boolean | null]>([
  ["a field with its mark", { marked: true }, true],
  ["a field without one, where a change would draw it", {}, false],
  ["a field of a component that draws none", { marks: false }, null],
  ["a field that can't be edited", { readOnly: true, marks: false }, false],
  ["an empty field of a new record", { isNew: true, typed: "" }, false],
  ["what the form filled in on a new record", { isNew: true, typed: "Babbage Works" }, null],
  ["a word of the interface on a new record", { isNew: true, typed: undefined }, null],
  ["a filled part of a new record's marked name", { isNew: true, marked: true, shared: true }, true],
  ["an empty part of it", { isNew: true, marked: true, shared: true, typed: "" }, null],
  ["a part of a marked name that is edited", { marked: true, shared: true }, null],
])("%s", (_, evidence, dirty) => expect(isDirty({ ...quiet, ...evidence })).toBe(dirty));

it("of a form: one changed field decides, one that can't be known leaves it open", () => {
  expect(anyDirty([{ dirty: false }, { dirty: null }, { dirty: true }])).toBe(true);
  expect(anyDirty([{ dirty: false }, { dirty: null }])).toBe(null);
  expect(anyDirty([{ dirty: false }])).toBe(false);
});
