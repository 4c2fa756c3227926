import { type Decoded, decodeHtml } from "./charset.js";
import { SnapshotError } from "./error.js";
import { checkLength, type Limits } from "./limits.js";
import { type Archive, isArchive, readArchive } from "./mhtml.js";

/** How a file keeps a page. */
export type SnapshotFormat = "html" | "singlefile" | "mhtml";

/** A file as markup, before it is parsed. */
export interface Source extends Partial<Omit<Archive, "text">> {
  text: string;
  format: SnapshotFormat;
}

/**
 * Finds out what a file is and takes its markup out.
 *
 * @param input the bytes of a file, or text that is decoded already
 * @throws SnapshotError `empty`, `binary`, `not-html`, `too-large`, `broken-archive`
 */
export function readSource(input: string | Uint8Array, limits: Limits): Source {
  checkLength(input.length, limits);
  const start =
    typeof input === "string" ? input.slice(0, HEAD) : Buffer.from(input.subarray(0, HEAD)).toString("latin1");
  refuseBinary(start);
  if (isArchive(start)) return { ...readArchive(bytesOf(input).toString("latin1")), format: "mhtml" };
  const source: Partial<Decoded> & { text: string } =
    typeof input === "string" ? { text: input.replace(/^\uFEFF/, "") } : decodeHtml(input);
  if (source.text.trim() === "")
    throw new SnapshotError("empty", "The file is empty: there is no page in it. Save or capture the page again.");
  if (!/<[a-z!/?]/i.test(source.text)) {
    throw new SnapshotError(
      "not-html",
      "The file holds text without a single tag: it is no HTML page. Save the page as HTML, or capture it.",
    );
  }
  return { ...source, format: SINGLE_FILE.test(source.text.slice(0, HEAD)) ? "singlefile" : "html" };
}

/** Enough for the headers of an archive and for the first tags of a page. */
const HEAD = 16 * 1024;

/** SingleFile writes its comment as the first child of `<html>`. */
const SINGLE_FILE =
  /^\s*(?:<!doctype[^>]*>\s*)?<html[^>]*>\s*<!--\s*(?:Page saved with|Archive processed by) SingleFile\b/i;

const bytesOf = (input: string | Uint8Array): Buffer =>
  typeof input === "string"
    ? Buffer.from(input, "utf8")
    : Buffer.from(input.buffer, input.byteOffset, input.byteLength);

const FORMATS: readonly [start: string, name: string, remedy: string][] = [
  ["%PDF-", "a PDF", "save the page as HTML"],
  ["PK\u0003\u0004", "a ZIP archive", "unpack it first"],
  ["\u001f\u008b", "a gzip archive", "unpack it first"],
  ["\u0089PNG", "a PNG image", "save the page as HTML"],
  ["\u00ff\u00d8\u00ff", "a JPEG image", "save the page as HTML"],
  ["bplist", "a Safari web archive", "save the page as HTML"],
];

/** Byte values that no text holds: https://mimesniff.spec.whatwg.org/#binary-data-byte */
const isBinary = (code: number): boolean =>
  code <= 0x08 || code === 0x0b || (code >= 0x0e && code <= 0x1a) || (code >= 0x1c && code <= 0x1f);
const UTF_16 = /^(?:\u00fe\u00ff|\u00ff\u00fe)/;
/** How far a browser looks: https://mimesniff.spec.whatwg.org/#reading-the-resource-header */
const SNIFFED = 1445;

function refuseBinary(start: string): void {
  const [, name, remedy] = FORMATS.find(([magic]) => start.startsWith(magic)) ?? [];
  if (name) throw new SnapshotError("binary", `The file is ${name} and no HTML page: ${remedy}.`);
  if (UTF_16.test(start)) return;
  const length = Math.min(start.length, SNIFFED);
  let at = 0;
  while (at < length && !isBinary(start.charCodeAt(at))) at++;
  if (at === length) return;
  throw new SnapshotError("binary", "The file is binary data and no HTML page. Save the page as HTML, or capture it.");
}
