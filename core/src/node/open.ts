import { FROZEN } from "../page/frozen.js";
import { openPage, type Page, type PageOptions } from "../page/page.js";
import { openReading, type Reading } from "../page/reading.js";
import type { Parser } from "../parser/types.js";
import { createRegistry } from "../refs/registry.js";
import type { StoredRegistry } from "../refs/stored.js";
import { readSnapshotHeader, type SnapshotHeader } from "../snapshot/header.js";
import { treeHash } from "../snapshot/tree-hash.js";
import { SHADOW_ATTRIBUTES } from "./declarative-shadow.js";
import { frozenDom } from "./dom.js";
import { frameOpener } from "./frames.js";
import { createBudget, DEFAULT_LIMITS, type Limits } from "./limits.js";
import { parseDocument } from "./parse.js";
import { readSource, type SnapshotFormat } from "./source.js";
import { findUrl, type SnapshotUrl, singleFileTime, snapshotUrl } from "./url.js";

export interface SnapshotOptions<P extends readonly Parser[]>
  extends Omit<PageOptions<P>, "url" | "dom" | "openShadow"> {
  /** The page's address; without it what the page itself tells counts, see {@link snapshotUrl}. */
  url?: string;
  /** @default 50 Mi characters, 500,000 elements */
  limits?: Partial<Limits>;
}

/** A page opened from a file, and what the file says of itself. */
export interface SnapshotPage<P extends readonly Parser[] = readonly Parser[]> extends Page<P> {
  readonly snapshot: {
    readonly format: SnapshotFormat;
    readonly address: SnapshotUrl;
    /** The encoding of the bytes; absent where text was given. */
    readonly charset?: string;
    /** Of our own captures. */
    readonly header?: SnapshotHeader;
    /**
     * Whether the parsed tree is the live one, by the header's fingerprint; undefined without a header. HTML can't express
     * everything that scripts build (a `p` that holds a `div`), and an edited file is not what was captured.
     */
    readonly isFaithful?: boolean;
  };
}

/**
 * Opens a captured or saved page: a capture of ours, a file that a browser or SingleFile saved, a web archive (MHTML). The
 * tree is the one that a browser builds, scripts excepted; the page can be read and never changed.
 *
 * @param file its bytes, or text that is decoded already
 * @throws SnapshotError for what is no page, is too large, or has no address
 * @example
 * const page = openSnapshot(readFileSync("inbox.html"), { parsers: [gmail] });
 * extract(page).views;
 */
export function openSnapshot<const P extends readonly Parser[] = readonly []>(
  file: string | Uint8Array,
  { url, limits, ...options }: SnapshotOptions<P> = {},
): SnapshotPage<P> {
  const budget = createBudget({ ...DEFAULT_LIMITS, ...limits });
  const source = readSource(file, budget.limits);
  const parse = (text: string, ownUrl: string) =>
    parseDocument(text, { budget, url: ownUrl, shadowAttributes: SHADOW_ATTRIBUTES[source.format] });

  const document = parse(source.text, "about:blank");
  const address = addressOf(document, url, source.url);
  Object.defineProperties(document, { URL: { value: address.url }, documentURI: { value: address.url } });
  const header = readSnapshotHeader(document) ?? undefined;

  const page = openPage<P>(document, {
    locale: header?.language,
    timeZone: header?.timeZone,
    capturedAt: header?.time ?? source.savedAt ?? singleFileTime(document),
    // the references that were given when it was captured keep their meaning here
    registry: createRegistry(header?.registry as StoredRegistry | undefined, { given: capturedRefs }),
    ...options,
    url: address.url,
    dom: frozenDom(document, frameOpener(parse, source.frame)),
  });
  const snapshot = {
    format: source.format,
    address,
    charset: source.charset,
    header,
    get isFaithful() {
      return header?.tree === undefined ? undefined : treeHash(openReading(page)).hash === header.tree;
    },
  };
  return Object.defineProperty(page, "snapshot", { value: snapshot, enumerable: true }) as SnapshotPage<P>;
}

/** The references that stand in the markup, as capture wrote them; those that the registry does not know count for nothing. */
function* capturedRefs({ roots, dom }: Reading): Iterable<readonly [ref: string, element: Element]> {
  for (const { node } of roots.all)
    for (const element of dom.queryAll(node, `[${FROZEN.ref}]`))
      yield [element.getAttribute(FROZEN.ref) ?? "", element];
}

function addressOf(document: Document, given: string | undefined, archived: string | undefined): SnapshotUrl {
  if (given === undefined && archived !== undefined && URL.canParse(archived))
    return { url: archived, source: "saved-from" };
  return (given === undefined ? findUrl(document) : null) ?? snapshotUrl(document, given);
}
