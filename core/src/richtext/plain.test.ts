import { expect, it } from "vitest";
import { plainText } from "./plain.js";

it("keeps lines and paragraphs", () => {
  expect(plainText("Hello Ada,\r\nsee you.\n\nGrace")).toEqual({
    text: "Hello Ada,\nsee you.\n\nGrace",
    markdown: "Hello Ada,  \nsee you.\n\nGrace",
  });
});

it("makes no formatting of what was typed", () => {
  expect(plainText("# 1 *or* 2\n- <b>3</b>").markdown).toBe("\\# 1 \\*or\\* 2  \n\\- \\<b>3\\</b>");
});

it("is empty for nothing", () => {
  expect(plainText(" \n ")).toEqual({ text: "", markdown: "" });
});
