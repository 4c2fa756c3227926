import { describe, expect, it } from "vitest";
import { openSnapshot, snapshotUrl } from "../node.js";
import { writeSnapshotHeader } from "../snapshot/header.js";

const header = writeSnapshotHeader({ url: "https://a.example.com/#x" });
const saved = "<!-- saved from url=(0024)https://b.example.com/#x -->";
const single =
  "<!--\n Page saved with SingleFile \n url: https://c.example.com/#x \n saved date: Thu Sep 24 2026 10:15:00 GMT+0200 (CEST)\n-->";
const canonical = '<link rel="alternate Canonical" href=" https://d.example.com/ ">';

describe("a page's address", () => {
  it.each<[string, string, string, string]>([
    ["our own header", `<!doctype html>${header}<html><head>${canonical}`, "https://a.example.com/#x", "header"],
    [
      "a browser's comment",
      `<!doctype html>\n${saved}\n<html><head>${canonical}`,
      "https://b.example.com/#x",
      "saved-from",
    ],
    [
      "SingleFile's comment",
      `<!DOCTYPE html> <html lang=en>${single}<head>${canonical}`,
      "https://c.example.com/#x",
      "saved-from",
    ],
    ["the canonical link", `<title>x</title>${canonical}`, "https://d.example.com/", "canonical"],
  ])("comes from %s", (_, markup, url, source) => {
    expect(snapshotUrl(markup)).toEqual({ url, source });
    const page = openSnapshot(markup);
    expect(page.snapshot.address).toEqual({ url, source });
    expect([page.url, page.document.URL]).toEqual([url, url]);
  });

  it("is the given one first", () => {
    expect(snapshotUrl(`${header}<html>`, "https://example.com/")).toEqual({
      url: "https://example.com/",
      source: "given",
    });
    expect(() => snapshotUrl("<p>", "example.com/inbox")).toThrow('"example.com/inbox" is not an address');
  });

  it.each<[string, string]>([
    ["a comment inside of the page", `<!doctype html><html><body>${header}${saved}`],
    ["a second comment before the page", `<!doctype html><!-- x -->${header}<html>`],
    ["a link in what somebody wrote", `<!doctype html><body><div>${canonical}</div>`],
    ["an address of no web page", "<!doctype html><!-- saved from url=(0014)about:internet --><html>"],
    ["a relative link", "<!doctype html><link rel=canonical href=/x>"],
    ["a script in an address", "<!doctype html><link rel=canonical href='javascript:1'>"],
  ])("is not taken from %s", (_, markup) => {
    expect(() => openSnapshot(markup)).toThrow(expect.objectContaining({ code: "no-url" }));
  });
});

describe("what a file says of its page", () => {
  it("is the page's, unless the caller knows better", () => {
    const markup = `<!doctype html>${writeSnapshotHeader({
      url: "https://example.com/",
      language: "de",
      time: "2026-09-24T08:15:00.000Z",
      timeZone: "Europe/Zurich",
    })}<html lang=en data-onscreen-state="live">`;
    expect(openSnapshot(markup)).toMatchObject({
      locale: "de",
      timeZone: "Europe/Zurich",
      capturedAt: "2026-09-24T08:15:00.000Z",
      dom: { formState: "attribute" },
      snapshot: { header: { version: 1 } },
    });
    expect(openSnapshot(markup, { timeZone: "UTC" }).timeZone).toBe("UTC");
  });

  it("is little for a plain page", () => {
    const page = openSnapshot(`<html lang=en>${single}`);
    expect(page).toMatchObject({ locale: "en", timeZone: undefined, dom: { formState: "plain" } });
    expect(page.capturedAt).toBe("2026-09-24T08:15:00.000Z");
    expect(page.snapshot.header).toBeUndefined();
  });
});
