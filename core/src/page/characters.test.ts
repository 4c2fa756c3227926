import { expect, test } from "vitest";
import { foldSpace, isEmoji, removeInvisible } from "./characters.js";

test("what nobody sees is taken out and counted", () => {
  expect(removeInvisible("pay\u200B the\u202E bill\uFEFF")).toEqual({ text: "pay the bill", removed: 3 });
  expect(removeInvisible("a\u200Db")).toEqual({ text: "ab", removed: 1 });
  expect(removeInvisible("ok\u{E0069}\u{E0067}\u{E006E}")).toEqual({ text: "ok", removed: 3 });
});

test("joiners stay where a script or an emoji needs them", () => {
  expect(removeInvisible("می\u200Cخواهم").removed).toBe(0);
  expect(removeInvisible("क\u094D\u200Dष").removed).toBe(0);
  expect(removeInvisible("👩\u200D👩\u200D👧").removed).toBe(0);
  expect(removeInvisible("❤️\u200D🔥").removed).toBe(0);
});

test("a flag spelled with tag characters is that flag", () => {
  const scotland = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}";
  expect(removeInvisible(`a ${scotland} b`)).toEqual({ text: `a ${scotland} b`, removed: 0 });
});

test("white space is one blank, no-break spaces included", () => {
  expect(foldSpace(" a\u00A0\n b ")).toBe("a b");
});

test("an image stands for a character when its text is nothing but emoji", () => {
  expect(["😀", "👍🏽", "🇩🇪", "👩‍👧"].map(isEmoji)).toEqual([true, true, true, true]);
  expect(["", "smile", "1", "😀 ok"].map(isEmoji)).toEqual([false, false, false, false]);
});
