import { describe, expect, it } from "vitest";
import { type Json, mismatches } from "./mismatches.js";

const holds: ReadonlyArray<[expected: Json, actual: Json | undefined]> = [
  [{ a: 1 }, { a: 1, b: 2 }],
  [{}, {}],
  ["two words", "two \n\u00a0 words "],
  [null, null],
  [
    [1, { a: 1 }],
    [1, { a: 1, b: 2 }],
  ],
  [{ a: { $absent: true } }, {}],
  [{ a: { $empty: true } }, {}],
  [{ a: { $empty: true } }, { a: null }],
  [{ a: { $empty: true } }, { a: "" }],
  [{ a: { $empty: true } }, { a: [] }],
  [{ $any: [1, { a: 1 }] }, { a: 1 }],
  [{ $none: [{ a: 1 }] }, [{ a: 2 }]],
  [{ $contains: "b  c" }, "a b c d"],
  [{ $match: "^a.*z$" }, "a\nz"],
  [{ $length: 2, $at: { "0": 1, "-1": 2 } }, [1, 2]],
  [{ $some: [{ a: 1 }, { a: 2 }] }, [{ a: 2 }, { a: 1 }, { a: 3 }]],
];

const fails: ReadonlyArray<[expected: Json, actual: Json | undefined, said: string]> = [
  [{ a: { b: 1 } }, { a: { b: 2 } }, "a.b: is 2, expected 1"],
  [{ a: 1 }, {}, "a: is absent, expected 1"],
  [null, undefined, "/: is absent, expected null"],
  [{ a: null }, { a: "" }, 'a: is "", expected null'],
  [[], [1], "/: has length 1, expected 0"],
  [[{ a: 1 }], [{ a: 2 }], "[0].a: is 2, expected 1"],
  [[1], "1", '/: is "1", expected a list'],
  [{ a: 1 }, [1], "/: is [1], expected an object"],
  ["true", true, '/: is true, expected "true"'],
  [{ a: { $absent: true } }, { a: null }, "a: is null, expected to be absent"],
  [{ $empty: true }, [0], "/: is [0], expected nothing"],
  [{ $any: [1, 2] }, 3, "/: is 3, expected one of [1,2]"],
  [{ $none: [1] }, [2, 1], "/: has an element like 1"],
  [{ $contains: "x" }, "abc", '/: lacks "x": "abc"'],
  [{ $contains: "1" }, 1, '/: lacks "1": 1'],
  [{ $match: "^b" }, "abc", '/: does not match ^b: "abc"'],
  [{ $length: 2 }, [1], "/: has length 1, expected 2"],
  [{ $length: 0 }, undefined, "/: has length undefined, expected 0"],
  [{ $at: { "-1": 5 } }, [1, 2], "[-1]: is 2, expected 5"],
  [{ $some: [{ a: 1 }] }, [], '/: has no element like {"a":1}'],
];

describe("an expectation", () => {
  it.each(holds)("%j holds of %j", (expected, actual) => {
    expect(mismatches(expected, actual)).toEqual([]);
  });

  it.each(fails)("%j fails of %j", (expected, actual, said) => {
    expect(mismatches(expected, actual)).toEqual([said]);
  });

  it("must hold in all of its matchers", () => {
    expect(mismatches({ $length: 1, $some: [9] }, [1, 2])).toHaveLength(2);
  });

  it("refuses a matcher that does not exist, instead of passing", () => {
    expect(() => mismatches({ a: { $contain: "x" } }, { a: "x" })).toThrow("unknown matcher $contain at a");
  });
});
