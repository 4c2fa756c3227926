import { describe, expect, it } from "vitest";
import { openSnapshot } from "../../node.js";
import { parseFormula } from "./nth.js";

describe("An+B", () => {
  it.each<[string, number, number]>([
    ["even", 2, 0],
    [" ODD ", 2, 1],
    ["3", 0, 3],
    ["-3", 0, -3],
    ["n", 1, 0],
    ["-n+2", -1, 2],
    ["+2n - 1", 2, -1],
    ["0n+4", 0, 4],
  ])("reads %j", (text, a, b) => {
    expect(parseFormula(text)).toEqual({ a, b: expect.closeTo(b) });
  });

  it.each(["", "x", "2n+", "+ 3", "n2", "- n", "2 n", "1.5"])("refuses %j", (text) => {
    expect(parseFormula(text)).toBeNull();
  });
});

describe("counting siblings", () => {
  const { document } = openSnapshot(
    "<ul><li class=x>1<li>2<li class=x>3<p>p</p><li class=x>4<li>5</ul><ul><li>6</ul>",
    { url: "https://example.com/" },
  );
  const texts = (css: string) =>
    [...document.querySelectorAll(css)].map((element) => element.firstChild?.textContent).join("");

  it.each<[string, string]>([
    ["li:nth-child(2)", "2"],
    ["li:nth-last-child(1)", "56"],
    ["li:nth-last-child(2)", "4"],
    ["li:nth-child(2n)", "24"],
    ["li:nth-child(-n+2)", "126"],
    ["li:nth-of-type(2)", "2"],
    ["li:nth-last-of-type(2)", "4"],
    ["li:nth-child(2 of .x)", "3"],
    ["li:nth-last-child(1 of .x)", "4"],
    ["li:nth-child(even of .x, p)", "3"],
    ["p:nth-of-type(1)", "p"],
    ["html:nth-child(1) li:only-child", "6"],
  ])("%s", (css, found) => {
    expect(texts(css)).toBe(found);
  });
});
