import { openReading } from "../page/reading.js";
import { treeHash } from "../snapshot/tree-hash.js";
import type { SnapshotPage } from "./open.js";

/** How the structure of an opened snapshot compares with the one that its live page had. */
export interface StructureCheck {
  /**
   * `different`: HTML could not express what the page's scripts had built (a `p` that holds a `div`), or the file was edited.
   * `unknown`: the file does not say what there was; only our own captures do.
   */
  status: "same" | "different" | "unknown";
  /** Elements of all trees, as captured and as opened. */
  captured?: number;
  opened: number;
}

/**
 * Compares a snapshot's structure with the fingerprint that capture wrote into its header.
 *
 * @example if (checkStructure(page).status === "different") console.warn("not everything stands where it stood");
 */
export function checkStructure(page: SnapshotPage): StructureCheck {
  const { elements, hash } = treeHash(openReading(page));
  const { header } = page.snapshot;
  if (header?.tree === undefined) return { status: "unknown", opened: elements };
  const status = header.tree === hash && (header.elements ?? elements) === elements ? "same" : "different";
  return { status, ...(header.elements === undefined ? {} : { captured: header.elements }), opened: elements };
}
