import { expect, it } from "vitest";
import { openSnapshot } from "../node.js";
import { openPage } from "../page/page.js";
import { readTree } from "./read.js";

it("a page whose document makes no other documents is read as often as one likes", () => {
  const { document, dom } = openSnapshot("<button>Save</button>", { url: "https://example.com/" });
  const { inert: _, ...others } = dom;
  const texts = [1, 2, 3].map(() => readTree(openPage(document, { url: "https://example.com/", dom: others })).text);
  expect(texts[0]).toContain("Save");
  expect(new Set(texts).size).toBe(1);
});
