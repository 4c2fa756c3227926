import { describe, expect, it } from "vitest";
import { anyDirty, isDirty, sameValue } from "./dirty.js";

describe("sameValue", () => {
  it.each([
    ["string", "a", "a", true],
    ["string", "a", "b", false],
    ["string", "line 1\r\nline 2", "line 1\nline 2", true],
    ["string", "line 1\r\nline 2", "line 1\nline 3", false],
    ["price", "USD;3149.91", "USD;3,149.91", true],
    ["price", "USD;3149.91", "USD;3,149.92", false],
    ["price", "USD;3149.91", "EUR;3,149.91", false],
    ["currency", "3149.91", "3.149,91", true],
    ["decimal", "3149.91", "3 149,91", true],
    ["decimal", "3149.91", "3’149.91", true],
    ["decimal", "1234", "1.234", undefined],
    ["decimal", "1234", "9.999", false],
    ["integer", "1234", "1.234", true],
    ["integer", "1234567", "1,234,567", true],
    ["integer", "10", "1", false],
    ["integer", "", "0", false],
    ["integer", "abc", "abd", false],
    ["boolean", "", "false", true],
    ["boolean", "false", "true", false],
    ["checkbox", "0", "false", true],
    ["date_time", "2025-01-07 03:58:20", " 2025-01-07 03:58:20 ", true],
    ["date_time", "2025-01-07 03:58:20", "2025-01-08 03:58:20", false],
    ["glide_list", "a,b", "a, b,", true],
    ["glide_list", "a,b", "a", false],
  ] as const)("%s: %j and %j", (type, original, value, same) => {
    expect(sameValue(type, original, value)).toBe(same);
  });
});

describe("isDirty", () => {
  const field = { type: "string", marked: false, current: true };

  it("compares what stands there with what was loaded", () => {
    expect(isDirty({ ...field, loaded: "a", now: "a" })).toBe(false);
    expect(isDirty({ ...field, loaded: "a", now: "b" })).toBe(true);
  });

  it("counts any typed text of a journal, whatever was loaded", () => {
    expect(isDirty({ ...field, type: "journal_input", now: "a note" })).toBe(true);
    expect(isDirty({ ...field, type: "journal_input", now: "" })).toBe(false);
  });

  it("can't tell without the typed or the loaded value, unless the page marks the change", () => {
    expect(isDirty({ ...field, loaded: "a" })).toBeNull();
    expect(isDirty({ ...field, now: "a" })).toBeNull();
    expect(isDirty({ ...field, loaded: "a", now: "a", current: false })).toBeNull();
    expect(isDirty({ ...field, loaded: "a", now: "a", current: false, marked: true })).toBe(true);
  });

  it("can't tell a regrouped number from a fraction", () => {
    expect(isDirty({ ...field, type: "decimal", loaded: "1234", now: "1.234" })).toBeNull();
  });
});

describe("anyDirty", () => {
  it("is decided by one dirty field and left open by one that can't be known", () => {
    expect(anyDirty([{ dirty: null }, { dirty: true }])).toBe(true);
    expect(anyDirty([{ dirty: null }, { dirty: false }])).toBeNull();
    expect(anyDirty([{ dirty: false }])).toBe(false);
    expect(anyDirty([])).toBe(false);
  });
});
