import { html, parse } from "parse5";
import { createAdapter } from "./adapter.js";
import type { Budget } from "./limits.js";
import { type InnerDocument, ORDER, outer } from "./linkedom.js";
import { DocumentNode } from "./nodes.js";
import { orderTrees } from "./order.js";

export interface ParseOptions {
  budget: Budget;
  /** The document's own address, for relative links. */
  url: string;
  shadowAttributes: readonly string[];
}

/**
 * Builds the tree that a browser builds from this text (scripting on, https://html.spec.whatwg.org/#parsing), as a
 * read-only document. No script runs, nothing is fetched.
 *
 * @throws SnapshotError `too-large`
 */
export function parseDocument(text: string, { budget, url, shadowAttributes }: ParseOptions): Document {
  const document = new DocumentNode() as InnerDocument;
  const treeAdapter = createAdapter(document, budget, shadowAttributes);
  parse(text, { treeAdapter, scriptingEnabled: true });
  const quirks = treeAdapter.getDocumentMode(document) === html.DOCUMENT_MODE.QUIRKS;
  document[ORDER] = orderTrees(document, quirks);
  return Object.defineProperties(outer<Document>(document), {
    URL: { value: url, configurable: true },
    documentURI: { value: url, configurable: true },
    compatMode: { value: quirks ? "BackCompat" : "CSS1Compat" },
  });
}
