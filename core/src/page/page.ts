import { revisionMeter } from "../live/revision.js";
import type { Parser } from "../parser/types.js";
import type { Registry } from "../refs/registry.js";
import { createRegistry } from "../refs/registry.js";
import { foldSpace, removeInvisible } from "./characters.js";
import { type Dom, liveDom, type ShadowOpener } from "./dom.js";

/**
 * One document that is being read, with all its shadow roots and same-origin frames. Opened once a document, it lives as
 * long as the document: it owns the reference registry and the list of parsers. Nothing that was read is kept on it.
 */
export interface Page<P extends readonly Parser[] = readonly Parser[]> {
  readonly document: Document;
  readonly url: string;
  readonly title: string;
  /** Language of the interface (BCP 47), from `<html lang>` unless given. Never used to interpret text. */
  readonly locale?: string;
  /** IANA time zone of the person's browser; absent where nobody told. */
  readonly timeZone?: string;
  /** When the snapshot was taken (ISO 8601); absent on a live page. */
  readonly capturedAt?: string;
  /** Where this page stands among the frames of a tab: the keys given to `mergeFrames`, outermost first. */
  readonly frame: readonly string[];
  readonly parsers: P;
  /** A parser applies by its proof in the markup alone, whatever the URL: for a file that a person named. */
  readonly byProof: boolean;
  readonly dom: Dom;
  readonly registry: Registry;
}

export interface PageOptions<P extends readonly Parser[]> {
  /**
   * The page's address. Always given: a saved document does not know its own. A live page whose own address it is at
   * opening is followed as it routes; a function is asked each time.
   */
  url: string | (() => string);
  /** Parsers in order of preference; none is needed for `readTree`. */
  parsers?: P;
  openShadow?: ShadowOpener;
  locale?: string;
  timeZone?: string;
  capturedAt?: string;
  frame?: readonly string[];
  byProof?: boolean;
  /** How to ask this document; a browser's own document by default. */
  dom?: Dom;
  /** References known from an earlier reading of the same tab. */
  registry?: Registry;
}

/**
 * Opens a document for reading.
 *
 * @example
 * const page = openPage(document, { url: location.href, parsers: [gmail, slack] });
 * @throws TypeError without a URL.
 */
export const openPage = <const P extends readonly Parser[] = readonly []>(
  document: Document,
  options: PageOptions<P>,
): Page<P> => new OpenPage(document, options);

/** A class, so that all pages have one shape: what an engine compiled for one holds for the next. */
class OpenPage<P extends readonly Parser[]> implements Page<P> {
  readonly timeZone: string | undefined;
  readonly capturedAt: string | undefined;
  readonly frame: readonly string[];
  readonly parsers: P;
  readonly byProof: boolean;
  readonly dom: Dom;
  readonly registry: Registry;
  private readonly address: string | (() => string);
  private readonly follows: boolean;
  private readonly language: string | undefined;

  constructor(
    readonly document: Document,
    options: PageOptions<P>,
  ) {
    const { url, parsers, openShadow, locale, timeZone, capturedAt, frame = [], byProof = false } = options;
    if (!url) throw new TypeError("openPage needs the page's url: a document can't be trusted to know its own");
    this.timeZone = timeZone;
    this.capturedAt = capturedAt;
    this.frame = frame;
    this.parsers = parsers ?? ([] as unknown as P);
    this.byProof = byProof;
    this.dom = options.dom ?? liveDom(openShadow, revisionMeter());
    this.registry = options.registry ?? createRegistry();
    this.address = url;
    this.follows = this.dom.formState === "property" && document.URL === url;
    this.language = locale;
  }

  get url(): string {
    if (this.follows) return this.document.URL;
    return typeof this.address === "function" ? this.address() : this.address;
  }

  get title(): string {
    return foldSpace(removeInvisible(this.document.title ?? "").text);
  }

  get locale(): string | undefined {
    return this.language ?? (this.document.documentElement?.getAttribute("lang")?.trim() || undefined);
  }
}
