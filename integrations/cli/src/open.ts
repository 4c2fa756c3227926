import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { type AllParsers, allParsers } from "@onscreen/all";
import { openSnapshot, type SnapshotPage, type SnapshotUrl } from "@onscreen/core/node";
import { Failure } from "./failure.js";
import type { Io } from "./io.js";

/** A page that a person named, opened. */
export interface Opened {
  readonly page: SnapshotPage<AllParsers>;
  /** What its address is and where it comes from, as it is told on stderr: one line, or one each where they are long. */
  readonly note: readonly string[];
}

/** More than this is refused unread: no page has it, and memory would go first. */
const MOST_BYTES = 200 * 2 ** 20;

/** The address of a page of which nobody knows one. */
const NOWHERE = "about:blank";

const SOURCES: Record<SnapshotUrl["source"], string> = {
  given: "the command line",
  header: "the capture's header",
  "saved-from": "the page's own note of where it was saved from",
  canonical: "its canonical link, which may leave out where in the page somebody was",
};

/**
 * Opens a file, or stdin for `-`. A person named it, so self-hosted products are recognised by their markup at any address.
 *
 * @throws Failure or SnapshotError, both with a message for that person
 */
export async function openInput(path: string, url: string | undefined, io: Io): Promise<Opened> {
  const bytes = path === "-" ? await fromStdin(io) : fromFile(path);
  const beside = url ?? (path === "-" ? undefined : besideFixture(path));
  const options = { parsers: allParsers, byProof: true };
  try {
    const page = openSnapshot(bytes, { ...options, ...(beside && { url: beside }) });
    if (url) return { page, note: ["address: from --url"] };
    const from = beside ? "meta.json beside it" : SOURCES[page.snapshot.address.source];
    return { page, note: [`address: ${page.url}`, `(from ${from})`] };
  } catch (error) {
    if ((error as { code?: unknown }).code !== "no-url") throw error;
    const page = openSnapshot(bytes, { ...options, url: NOWHERE });
    return { page, note: ["address: not known; the page does not tell it. Give it with --url URL"] };
  }
}

async function fromStdin(io: Io): Promise<Uint8Array> {
  const bytes = await io.stdin();
  if (bytes.length > MOST_BYTES) throw tooLarge("stdin", bytes.length);
  return bytes;
}

function fromFile(path: string): Uint8Array {
  try {
    const { size } = statSync(path);
    if (size > MOST_BYTES) throw tooLarge(path, size);
    return readFileSync(path);
  } catch (error) {
    throw error instanceof Failure ? error : unreadable(path, error as NodeJS.ErrnoException);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EACCES: "it may not be read",
  EPERM: "it may not be read",
  EISDIR: "it is a folder; only `onscreen read` takes folders",
  ENOTDIR: "a part of the path is no folder",
  ENAMETOOLONG: "the name is too long",
};

export const unreadable = (path: string, { code = "", message }: NodeJS.ErrnoException): Failure =>
  new Failure(`${path}: ${REASONS[code] ?? message}`);

const tooLarge = (name: string, size: number): Failure =>
  new Failure(`${name} has ${Math.round(size / 2 ** 20)} MB, which is no page`, {
    remedy: "save the page without its media",
  });

/** A fixture's address stands in the file beside it. */
function besideFixture(path: string): string | undefined {
  try {
    const meta: unknown = JSON.parse(readFileSync(join(dirname(path), "meta.json"), "utf8"));
    const url = meta && typeof meta === "object" && "url" in meta ? meta.url : undefined;
    return typeof url === "string" && URL.canParse(url) ? url : undefined;
  } catch {
    return undefined;
  }
}
