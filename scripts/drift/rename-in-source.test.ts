import { expect, it } from "vitest";
import { renameInSource } from "./rename-in-source.js";

const RENAMES = [
  { from: "[data-a]", to: "[data-b]" },
  { from: "old-card", to: "new-card" },
];
/** A placeholder of a template is written `§{x}` here. */
const template = (text: string): string => text.replaceAll("§", "$");
const after = (text: string) => renameInSource("view.ts", text, RENAMES);

it.each([
  ['text("[data-a=title]", "h1")', 'text(":is([data-a=title],[data-b=title])", "h1")'],
  ["text('[data-a=\"x\"] > b')", 'text(\':is([data-a="x"],[data-b="x"]) > b\')'],
  ["const named = (n) => `[data-a§{n}]`;", "const named = (n) => `:is([data-a§{n}],[data-b§{n}])`;"],
  ['text(`[data-a="§{a}"] old-card`)', 'text(`:is([data-a="§{a}"],[data-b="§{a}"]) :is(old-card,new-card)`)'],
  ['root: ["old-card", ".x"]', 'root: [":is(old-card,new-card)", ".x"]'],
])("%s knows the new names", (before, expected) => {
  expect(after(template(before))).toEqual({ text: template(expected), changed: 1, byHand: [] });
});

it("leaves comments, names and imports alone, and tells what is no selector", () => {
  const text = 'import { x } from "old-card";\n// [data-a] was here\nconst old = attr("data-a", self);\n';
  expect(after(text)).toEqual({ text, changed: 0, byHand: [3] });
});
