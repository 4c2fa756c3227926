import type { Reading } from "../page/reading.js";
import type { Registry } from "../refs/registry.js";
import type { FrozenStyle } from "./freeze-style.js";
import type { TreeHasher } from "./tree-hash.js";

/** What is known of the page before a word of its snapshot is written. */
export interface Writing {
  readonly reading: Reading;
  readonly registry: Registry;
  /** Whether any reference was given at all. */
  readonly hasRefs: boolean;
  readonly style: FrozenStyle;
  /** The element with the focus in each tree. */
  readonly focused: ReadonlySet<Element>;
  /** Takes the structure in as it is written. */
  readonly hasher: TreeHasher;
  /** Writes the document of a frame, which stands in an attribute of the frame. */
  writeFrame(document: Document): string;
}
