import { readSnapshotHeader } from "../snapshot/header.js";
import { SnapshotError } from "./error.js";
import { createBudget, DEFAULT_LIMITS } from "./limits.js";
import { parseDocument } from "./parse.js";

/** A page's address and who says so. */
export interface SnapshotUrl {
  url: string;
  /**
   * `given` by the caller; the `header` of our own capture; `saved-from`: what the browser, SingleFile or a web archive wrote
   * down when the page was saved; `canonical`: `<link rel=canonical>`, which may leave out where in the page somebody was.
   */
  source: "given" | "header" | "saved-from" | "canonical";
}

/**
 * Finds the address of a saved page.
 *
 * @param page the page or its markup
 * @param given the address that the caller knows; it counts before all that the page says
 * @throws SnapshotError `no-url` when nobody tells it, or the one given is none
 * @example snapshotUrl('<!-- saved from url=(0020)https://example.com/ --><html>') // { url: "https://example.com/", source: "saved-from" }
 */
export function snapshotUrl(page: string | Document, given?: string): SnapshotUrl {
  if (given !== undefined) {
    if (URL.canParse(given)) return { url: given, source: "given" };
    throw new SnapshotError(
      "no-url",
      `"${given}" is not an address: give the page's full URL, such as https://example.com/inbox.`,
    );
  }
  const found = findUrl(typeof page === "string" ? parseStart(page) : page);
  if (found) return found;
  throw new SnapshotError(
    "no-url",
    "The page does not say where it was saved from. Give its address: with --url on the command line, as `url` in code.",
  );
}

/** What the page itself tells; null when it tells nothing. */
export function findUrl(document: Document): SnapshotUrl | null {
  const header = readSnapshotHeader(document)?.url;
  if (isAddress(header)) return { url: header, source: "header" };
  const saved = savedFrom(document);
  if (isAddress(saved)) return { url: saved, source: "saved-from" };
  const canonical = document.head?.querySelector("link[rel~=canonical i][href]")?.getAttribute("href")?.trim();
  if (isAddress(canonical)) return { url: canonical, source: "canonical" };
  return null;
}

/** Chromium's and Firefox' comment stands before `<html>`, SingleFile's first inside of it. */
function savedFrom(document: Document): string | undefined {
  const first = document.documentElement?.firstChild;
  for (let node = document.firstChild; node && node.nodeType !== 1; node = node.nextSibling) {
    const url =
      node.nodeType === 8 ? /^ ?saved from url=\(\d{4}\)(\S+) ?$/.exec((node as Comment).data)?.[1] : undefined;
    if (url) return url;
  }
  return first?.nodeType === 8 ? singleFileValue(first as Comment, "url") : undefined;
}

/** When SingleFile saved a page, ISO 8601. */
export function singleFileTime(document: Document): string | undefined {
  const first = document.documentElement?.firstChild;
  const time = Date.parse((first?.nodeType === 8 && singleFileValue(first as Comment, "saved date")) || "");
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

function singleFileValue({ data }: Comment, key: string): string | undefined {
  if (!/^\s*(?:Page saved with|Archive processed by) SingleFile\b/.test(data)) return undefined;
  return new RegExp(`^\\s*${key}:(.*)$`, "m").exec(data)?.[1]?.trim();
}

const isAddress = (url: string | undefined): url is string =>
  url !== undefined && /^https?:\/\//i.test(url) && URL.canParse(url);

/** Whatever tells the address stands at the start. */
const parseStart = (markup: string): Document =>
  parseDocument(markup.slice(0, 256 * 1024), {
    budget: createBudget(DEFAULT_LIMITS),
    url: "about:blank",
    shadowAttributes: [],
  });
