import { isHidden } from "../page/hidden.js";
import { matchesUrl } from "../page/match.js";
import { queryAll } from "../page/query.js";
import type { Reading } from "../page/reading.js";
import { cssOf, type Selector } from "../page/selector.js";
import type { Parser } from "./types.js";

/**
 * The parser that applies to a page: the first whose match patterns fit, or that was put on this address and finds its proof
 * in the markup. A page that imitates a platform at another address is not that platform.
 */
export function parserFor(reading: Reading): Parser | undefined {
  const { parsers, url, byProof } = reading.page;
  return (
    parsers.find((parser) => matchesUrl(parser.matches, url)) ??
    parsers.find((parser) => (byProof || matchesUrl(parser.hosts, url)) && isProven(parser, reading))
  );
}

const isProven = (parser: Parser, reading: Reading): boolean =>
  parser.proof.some((selector) => queryAll(reading, reading.page.document, cssOf(selector)).length > 0);

/** Whether one of the selectors finds something that a person sees. */
export function isShown(
  reading: Reading,
  selectors: readonly Selector[],
  scope: Element | Document = reading.page.document,
): boolean {
  return selectors.some((selector) =>
    queryAll(reading, scope, cssOf(selector)).some((element) => !isHidden(reading, element)),
  );
}
