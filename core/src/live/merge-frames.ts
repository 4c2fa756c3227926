import type { Extraction, View, ViewResult } from "../parser/types.js";

/** What the frames of one tab read, by the keys that the caller gives them; `""` is the outermost document. */
export type Frames<V extends View = View> = Readonly<Record<string, Extraction<V>>>;

const SEPARATOR = "/";

/**
 * Joins what frames of other origins read themselves, as JSON: views side by side, each named by its frame, and references
 * scoped by it (`<key>/<ref>`), so that the caller knows which frame to ask when one is used. The outermost document's
 * references stay as they are.
 *
 * @example const all = mergeFrames({ "": top, "f2": inner });
 */
export function mergeFrames<V extends View>(frames: Frames<V>): Extraction<V> & { frames: readonly string[] } {
  const keys = Object.keys(frames).sort((a, b) => (a === "" ? -1 : b === "" ? 1 : a < b ? -1 : 1));
  const top = frames[keys[0] ?? ""];
  if (!top) throw new TypeError("mergeFrames needs at least one frame");
  const views = keys.flatMap((key) => (frames[key] as Extraction<V>).views.map((view) => scopeRefs(view, key)));
  const problems = keys.flatMap((key) => (frames[key] as Extraction<V>).problems);
  const outcomes = keys.map((key) => (frames[key] as Extraction<V>).outcome);
  return { ...top, outcome: best(outcomes), views, problems, frames: keys };
}

/** The frame and the frame's own reference of a scoped one. */
export function splitRef(ref: string): { frame: string; ref: string } {
  const at = ref.lastIndexOf(SEPARATOR);
  return at < 0 ? { frame: "", ref } : { frame: ref.slice(0, at), ref: ref.slice(at + 1) };
}

const ORDER = ["degraded", "ok", "loading", "blocked", "signed-out", "no-view", "unsupported"] as const;
const best = (outcomes: readonly Extraction["outcome"][]): Extraction["outcome"] =>
  ORDER.find((outcome) => outcomes.includes(outcome)) ?? "unsupported";

function scopeRefs<V extends View>(view: ViewResult<V>, key: string): ViewResult<V> {
  return key === "" ? view : (scoped(view, key) as ViewResult<V>);
}

function scoped(value: unknown, key: string, name = ""): unknown {
  if (typeof value === "string") return name === "ref" ? `${key}${SEPARATOR}${value}` : value;
  if (Array.isArray(value)) return value.map((item) => scoped(item, key, name));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([k, v]) => [k, scoped(v, key, name === "actions" && typeof v === "string" ? "ref" : k)]),
  );
}
