/**
 * The header of a snapshot: what a page knows of itself while it lives and its markup does not tell. It is the first comment
 * of the file, after the doctype and before `<html>`, one `key: value` a line:
 *
 * ```html
 * <!doctype html>
 * <!--
 * onscreen-capture: 1
 * url: https://mail.example.com/u/0/#inbox
 * title: Inbox (3)
 * language: en
 * time: 2026-09-24T08:15:00.000Z
 * time-zone: Europe/Berlin
 * viewport: 1280x720
 * elements: 1204
 * tree: 5f1a77c0
 * registry: {"version":1}
 * -->
 * <html lang="en" data-onscreen-state="live">
 * ```
 *
 * A value stands on one line; what would end the line or the comment is written as `\uXXXX`, the backslash included. Lines
 * with an unknown key are skipped, so that older readers open newer captures. A comment of this look anywhere else is the
 * page's own and says nothing.
 */
export interface SnapshotHeader {
  /** Version of the capture format; this code writes 1. */
  readonly version: number;
  /** The page's address when it was captured. */
  readonly url: string;
  readonly title?: string;
  /** Language of the interface, BCP 47. */
  readonly language?: string;
  /** When it was captured, ISO 8601. */
  readonly time?: string;
  /** IANA time zone of the person's browser. */
  readonly timeZone?: string;
  /** CSS pixels. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Elements of all trees, and the fingerprint of their structure, as the live page had them. */
  readonly elements?: number;
  readonly tree?: string;
  /** References given so far, as their registry writes itself; JSON. */
  readonly registry?: unknown;
}

export const CAPTURE_VERSION = 1;
const MARK = "onscreen-capture";

/** The header as the comment that begins a snapshot, without a line break behind it. */
export function writeSnapshotHeader(header: Omit<SnapshotHeader, "version">): string {
  const { url, title, language, time, timeZone, viewport, elements, tree, registry } = header;
  const lines: [key: string, value: string | number | undefined][] = [
    [MARK, CAPTURE_VERSION],
    ["url", url],
    ["title", title],
    ["language", language],
    ["time", time],
    ["time-zone", timeZone],
    ["viewport", viewport && `${viewport.width}x${viewport.height}`],
    ["elements", elements],
    ["tree", tree],
    ["registry", registry === undefined ? undefined : JSON.stringify(registry)],
  ];
  const written = lines.filter(([, value]) => value !== undefined && value !== "");
  return `<!--\n${written.map(([key, value]) => `${key}: ${escapeLine(String(value))}\n`).join("")}-->`;
}

/** The header of an opened snapshot; null for a page that is none of our captures. */
export function readSnapshotHeader(document: Document): SnapshotHeader | null {
  for (let node = document.firstChild; node && node.nodeType !== 1; node = node.nextSibling) {
    if (node.nodeType === 8) return parseSnapshotHeader((node as Comment).data);
  }
  return null;
}

/** The header that stands in the text of a comment; null for any other comment. */
export function parseSnapshotHeader(comment: string): SnapshotHeader | null {
  const values = new Map<string, string>();
  for (const line of comment.trim().split("\n")) {
    const [, key, value] = /^([a-z-]+): ?(.*)$/.exec(line.trim()) ?? [];
    if (key === undefined || value === undefined) continue;
    if (values.size === 0 && key !== MARK) return null;
    if (!values.has(key)) values.set(key, unescapeLine(value).trim());
  }
  const version = Number(values.get(MARK));
  const url = values.get("url");
  if (!Number.isInteger(version) || version < 1 || !url) return null;
  const [, width, height] = /^(\d+)x(\d+)$/.exec(values.get("viewport") ?? "") ?? [];
  const elements = Number(values.get("elements") ?? Number.NaN);
  return dropAbsent({
    version,
    url,
    title: values.get("title"),
    language: values.get("language"),
    time: values.get("time"),
    timeZone: values.get("time-zone"),
    viewport: width && height ? { width: Number(width), height: Number(height) } : undefined,
    elements: Number.isInteger(elements) ? elements : undefined,
    tree: values.get("tree"),
    registry: parseJson(values.get("registry")),
  });
}

/** Line breaks and other controls, the backslash, half characters, and `<`, `>`, `--` that could end or open a comment. */
const UNSAFE = /[\p{Cc}\p{Cs}\u2028\u2029\\<>]|-(?=-|$)/gu;

const escapeLine = (value: string): string =>
  value.replace(UNSAFE, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);

const unescapeLine = (value: string): string =>
  value.replace(/\\u([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // a header that somebody edited: the references start anew
  }
}

function dropAbsent<T extends object>(values: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
