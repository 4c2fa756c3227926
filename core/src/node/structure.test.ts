import { expect, it } from "vitest";
import { checkStructure, openSnapshot } from "../node.js";
import { openReading } from "../page/reading.js";
import { writeSnapshotHeader } from "../snapshot/header.js";
import { treeHash } from "../snapshot/tree-hash.js";

const url = "https://example.com/";
const MARKUP = `<html><head><meta charset="utf-8"></head><body><p>a</p><x-a><template shadowrootmode="open"><i>b</i></template></x-a><iframe srcdoc="<u>c</u>"></iframe></body></html>`;

function snapshot(markup: string): string {
  const { elements, hash } = treeHash(openReading(openSnapshot(MARKUP, { url })));
  return `<!doctype html>${writeSnapshotHeader({ url, elements, tree: hash })}${markup}`;
}

it("is the same for a snapshot that nobody touched", () => {
  expect(checkStructure(openSnapshot(snapshot(MARKUP)))).toEqual({ status: "same", captured: 11, opened: 11 });
});

it.each([
  ["an element that is gone", MARKUP.replace("<p>a</p>", ""), 10],
  ["an element of another kind", MARKUP.replace("<p>a</p>", "<b>a</b>"), 11],
  ["an element that moved", MARKUP.replace("<p>a</p><x-a>", "<x-a>").replace("</x-a>", "</x-a><p>a</p>"), 11],
  ["a change in a shadow root", MARKUP.replace("<i>b</i>", "b"), 10],
  ["a change in a frame", MARKUP.replace("<u>c</u>", "<u><u></u></u>"), 12],
])("is different with %s", (_, markup, opened) => {
  expect(checkStructure(openSnapshot(snapshot(markup)))).toEqual({ status: "different", captured: 11, opened });
});

it("is unknown for a page that is none of our captures", () => {
  expect(checkStructure(openSnapshot(MARKUP, { url })).status).toBe("unknown");
});
