/**
 * `@onscreen/core/node`: opens captured and saved pages. parse5 builds the tree, linkedom is the DOM, css-select matches
 * selectors; none of them is ever part of a content script.
 */
export { SnapshotError, type SnapshotErrorCode } from "./node/error.js";
export type { Limits } from "./node/limits.js";
export { openSnapshot, type SnapshotOptions, type SnapshotPage } from "./node/open.js";
export type { SnapshotFormat } from "./node/source.js";
export { type SnapshotUrl, snapshotUrl } from "./node/url.js";
