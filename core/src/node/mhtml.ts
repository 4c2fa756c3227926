import { decodeHtml } from "./charset.js";
import { SnapshotError } from "./error.js";

/** A web archive: one file that holds a page and its frames as parts (https://www.rfc-editor.org/rfc/rfc2557). */
export interface Archive {
  /** The page's markup, decoded. */
  text: string;
  charset: string;
  /** The address that it was saved from. */
  url?: string;
  /** When it was saved, ISO 8601. */
  savedAt?: string;
  /** The document that a frame's `src` names, by content id or by address. */
  frame(src: string): { text: string; url: string } | null;
}

interface Part {
  headers: Headers;
  /** Still encoded for transport; one character a byte. */
  body: string;
}

type Headers = ReadonlyMap<string, string>;

/** Whether a file begins with the headers of a web archive. */
export function isArchive(start: string): boolean {
  if (!/^[\w-]+:/.test(start)) return false;
  return /^multipart\/related\b/i.test(splitHeaders(start).headers.get("content-type") ?? "");
}

/**
 * @param file the whole file, one character a byte
 * @throws SnapshotError `broken-archive`
 */
export function readArchive(file: string): Archive {
  const { headers, body } = splitHeaders(file);
  const type = headers.get("content-type") ?? "";
  const boundary = parameter(type, "boundary");
  const parts = boundary ? body.split(`--${boundary}`).slice(1).map(partOf).filter(isPage) : [];
  const start = parameter(type, "start");
  const root = parts.find(({ headers: own }) => start && own.get("content-id") === start) ?? parts[0];
  if (!root) {
    throw new SnapshotError(
      "broken-archive",
      "This web archive (MHTML) holds no page: the file is cut off or damaged. Save the page again, as one file or as HTML.",
    );
  }
  const url = headers.get("snapshot-content-location") ?? root.headers.get("content-location");
  const saved = Date.parse(headers.get("date") ?? "");
  return {
    ...decodePart(root),
    ...(url === undefined ? {} : { url }),
    ...(Number.isNaN(saved) ? {} : { savedAt: new Date(saved).toISOString() }),
    frame(src) {
      const wanted = URL.canParse(src, url) ? new URL(src, url).href : src;
      const part = parts.find((one) => one !== root && addressesOf(one).includes(wanted));
      if (!part) return null;
      return { text: decodePart(part).text, url: part.headers.get("content-location") ?? wanted };
    },
  };
}

function splitHeaders(text: string): { headers: Headers; body: string } {
  const end = /\r?\n\r?\n/.exec(text);
  const head = text.slice(0, end?.index ?? text.length).replace(/\r?\n[ \t]+/g, " ");
  const headers = new Map<string, string>();
  for (const line of head.split(/\r?\n/)) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, body: end ? text.slice(end.index + end[0].length) : "" };
}

function partOf(section: string): Part {
  return splitHeaders(section.replace(/^\r?\n/, "").replace(/\r?\n$/, ""));
}

const isPage = ({ headers }: Part): boolean =>
  /^(?:text\/html|application\/xhtml\+xml)\b/i.test(headers.get("content-type") ?? "");

const parameter = (header: string, name: string): string | undefined => {
  const [, quoted, plain] = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^;\\s]*))`, "i").exec(header) ?? [];
  return quoted ?? plain;
};

function addressesOf({ headers }: Part): string[] {
  const id = headers.get("content-id")?.replace(/^<|>$/g, "");
  return [headers.get("content-location"), id && `cid:${id}`].filter(
    (address) => address !== undefined && address !== "",
  ) as string[];
}

function decodePart({ headers, body }: Part): { text: string; charset: string } {
  return decodeHtml(
    decodeTransfer(body, headers.get("content-transfer-encoding")),
    parameter(headers.get("content-type") ?? "", "charset"),
  );
}

function decodeTransfer(body: string, encoding = ""): Uint8Array {
  switch (encoding.toLowerCase()) {
    case "base64":
      return Buffer.from(body, "base64");
    case "quoted-printable":
      return Buffer.from(
        body
          .replace(/[ \t]+(?=\r?\n)/g, "")
          .replace(/=\r?\n/g, "")
          .replace(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
        "latin1",
      );
    default:
      return Buffer.from(body, "latin1");
  }
}
