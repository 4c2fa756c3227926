import { expect, it } from "vitest";
import { contentProblems } from "./contents.js";

const whole = ["package.json", "README.md", "dist/index.js", "src/index.ts"];

it("accepts a whole package", () => {
  expect(contentProblems({ files: whole })).toEqual([]);
});

it("names what is missing and what does not belong", () => {
  expect(contentProblems({ files: ["package.json", "src/index.ts"] })).toEqual(["lacks README.md", "lacks dist/"]);
  expect(contentProblems({ files: [...whole, "src/a.test.ts", "dist/.tsbuildinfo"] })).toEqual([
    "holds src/a.test.ts",
    "holds dist/.tsbuildinfo",
  ]);
});
