export { applyPatch } from "./drift/apply.js";
export { type Compared, compareReadings } from "./drift/compare.js";
export { type DriftReport, describeDrift } from "./drift/describe.js";
export { type DiagnoseOptions, type Diagnosis, diagnose } from "./drift/diagnose.js";
export { fillRates } from "./drift/fill.js";
export { PatchError, readPatch, SelectorPatch } from "./drift/patch.js";
export { fieldPaths } from "./drift/paths.js";
export type { DriftState, DriftVerdict, FieldDrift, Fill, Suggestion, ViewDrift } from "./drift/types.js";
export type { Change } from "./live/changes.js";
export { type Frames, mergeFrames, splitRef } from "./live/merge-frames.js";
export { type ReadyOptions, ready } from "./live/ready.js";
export { type WatchOptions, watch } from "./live/watch.js";
export { type Dom, isShadowRoot, liveDom, type ShadowOpener } from "./page/dom.js";
export { matchesUrl } from "./page/match.js";
export { openPage, type Page, type PageOptions } from "./page/page.js";
export {
  anywhere,
  closest,
  following,
  inView,
  onPage,
  type Selector,
  type SelectorSpec,
  seen,
  self,
  through,
  within,
} from "./page/selector.js";
export { anchorNames } from "./parser/anchor-names.js";
export { defineParser, defineView, type ParserDefinition } from "./parser/define.js";
export { type ExplainedField, type ExplainedSelector, type ExplainOptions, explain } from "./parser/explain.js";
export { type ExtractOptions, extract } from "./parser/extract.js";
export type { Field, FieldsOf } from "./parser/field.js";
export * from "./parser/fields/index.js";
export type { FieldHealth, Health } from "./parser/health.js";
export type { Problem, ProblemCode, Tried } from "./parser/problems.js";
export { type Rename, widenedSelector } from "./parser/renames.js";
export * from "./parser/shapes.js";
export type * from "./parser/types.js";
export { createRegistry, type Registry } from "./refs/registry.js";
export { type Actionable, type Candidate, type Resolution, resolve } from "./refs/resolve.js";
export type { StoredRegistry } from "./refs/stored.js";
export * from "./richtext/index.js";
export { type Described, describeElements } from "./semantics/describe.js";
export { type CaptureOptions, capture } from "./snapshot/capture.js";
export { type Scrubbed, type ScrubOptions, scrub } from "./snapshot/scrub/scrub.js";
export { proposeUiWords } from "./snapshot/scrub/ui-words.js";
export { readTree } from "./tree/read.js";
export { TreeNodeSchema, TreeSchema } from "./tree/schema.js";
export type { States, Tree, TreeChange, TreeData, TreeNode, TreeOptions } from "./tree/types.js";
