import { describe, expect, it } from "vitest";
import { openSnapshot } from "../node.js";
import { parseSnapshotHeader, readSnapshotHeader, type SnapshotHeader, writeSnapshotHeader } from "./header.js";

const open = (markup: string) => openSnapshot(markup, { url: "https://example.com/" }).document;
const roundTrip = (header: Omit<SnapshotHeader, "version">) =>
  readSnapshotHeader(open(`<!doctype html>\n${writeSnapshotHeader(header)}\n<html lang=en>`));

const FULL: Omit<SnapshotHeader, "version"> = {
  url: "https://mail.example.com/u/0/#search/a--b",
  title: "Inbox (3) --> <script>\n\\u003c \u2028 – Zoë 🦊",
  language: "pt-BR",
  time: "2026-09-24T08:15:00.000Z",
  timeZone: "America/Argentina/Buenos_Aires",
  viewport: { width: 1280, height: 720 },
  elements: 1204,
  tree: "5f1a77c0",
  registry: { "btn-1": { name: "--!> Send", tries: [1, null, "\\"] } },
};

describe("the header of a snapshot", () => {
  it("reads back what was written, whatever stands in it", () => {
    expect(roundTrip(FULL)).toEqual({ version: 1, ...FULL });
    expect(roundTrip({ url: "https://example.com/-" })).toEqual({ version: 1, url: "https://example.com/-" });
  });

  it("is one comment of one line a value", () => {
    const comment = writeSnapshotHeader(FULL);
    expect(comment).toMatch(/^<!--\nonscreen-capture: 1\nurl: /);
    expect(comment.slice(4, -3)).not.toMatch(/[<>]|--/);
    expect(comment.split("\n")).toHaveLength(12);
    expect(open(`<!doctype html>${comment}<html>`).querySelector("script")).toBeNull();
  });

  it("keeps halves of characters, and controls", () => {
    const title = "\uD83E a \u0000\u0007 b";
    expect(roundTrip({ url: "https://example.com/", title })?.title).toBe(title);
  });

  it("skips what a newer capture adds, and takes a key once", () => {
    const header = parseSnapshotHeader(
      "\nonscreen-capture: 2\nurl: https://a.example/\nmood: fine\nurl: https://b.example/\n",
    );
    expect(header).toEqual({ version: 2, url: "https://a.example/" });
  });

  it.each<[string, string]>([
    ["another comment", " saved from url=(0020)https://example.com/ "],
    ["a header without an address", "\nonscreen-capture: 1\ntitle: x\n"],
    ["a header without a version", "\nonscreen-capture: new\nurl: https://example.com/\n"],
    ["a mark that does not come first", "\nurl: https://example.com/\nonscreen-capture: 1\n"],
  ])("is not %s", (_, comment) => {
    expect(parseSnapshotHeader(comment)).toBeNull();
  });

  it("stands before the page, first of the comments", () => {
    const comment = writeSnapshotHeader({ url: "https://example.com/" });
    expect(readSnapshotHeader(open(`<!-- a -->${comment}<html>`))).toBeNull();
    expect(readSnapshotHeader(open(`<html>${comment}`))).toBeNull();
    expect(readSnapshotHeader(open(`<html></html>${comment}`))).toBeNull();
  });

  it("starts references anew where somebody broke them", () => {
    expect(
      parseSnapshotHeader("\nonscreen-capture: 1\nurl: https://example.com/\nregistry: {\n")?.registry,
    ).toBeUndefined();
  });
});
