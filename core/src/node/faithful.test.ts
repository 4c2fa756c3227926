import { expect, it } from "vitest";
import { openSnapshot } from "../node.js";
import { openReading } from "../page/reading.js";
import { writeSnapshotHeader } from "../snapshot/header.js";
import { treeHash } from "../snapshot/tree-hash.js";

const url = "https://example.com/";
const MARKUP = `<html><head><meta charset="utf-8"></head><body><p>a</p><x-a><template shadowrootmode="open"><i>b</i></template></x-a><iframe srcdoc="<u>c</u>"></iframe></body></html>`;

/** What capture says of MARKUP, in front of other markup. */
function isFaithful(markup: string): boolean | undefined {
  const { elements, hash } = treeHash(openReading(openSnapshot(MARKUP, { url })));
  const header = writeSnapshotHeader({ url, elements, tree: hash });
  return openSnapshot(`<!doctype html>${header}${markup}`).snapshot.isFaithful;
}

it("a snapshot that nobody touched is faithful", () => {
  expect(isFaithful(MARKUP)).toBe(true);
  expect(isFaithful(MARKUP.replace("<p>a</p>", "<p class=x>other text</p>"))).toBe(true);
});

it.each([
  ["an element that is gone", MARKUP.replace("<p>a</p>", "")],
  ["an element of another kind", MARKUP.replace("<p>a</p>", "<b>a</b>")],
  ["an element that moved", MARKUP.replace("<p>a</p><x-a>", "<x-a>").replace("</x-a>", "</x-a><p>a</p>")],
  ["an element that HTML puts elsewhere", MARKUP.replace("<p>a</p>", "<p>a<div>b</div></p>")],
  ["a change in a shadow root", MARKUP.replace("<i>b</i>", "b")],
  ["a change in a frame", MARKUP.replace("<u>c</u>", "<u><u></u></u>")],
])("a snapshot is not faithful with %s", (_, markup) => {
  expect(isFaithful(markup)).toBe(false);
});

it("nobody knows of a page that is none of our captures", () => {
  expect(openSnapshot(MARKUP, { url }).snapshot.isFaithful).toBeUndefined();
});
