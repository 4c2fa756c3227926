import { composedContains, composedParent } from "../page/composed.js";
import { rank, scorer } from "./candidates.js";
import type { ViewEvidence } from "./evidence.js";
import { fingerprints } from "./fingerprint.js";
import { type Both, type Found, nameLoss, SAMPLES } from "./loss.js";
import { searchRoot } from "./search.js";

/** A view that the address does not promise is lost only where something is nearly the same. */
const ROOT_LIKE = 0.9;
/** Another element that is so much less alike is not what the view was. */
const LESS = 0.1;

/**
 * A view that is found at another element than before, while what it was stands in the page still. A larger or a smaller box
 * around the same is no other element: layouts differ in what stands around a view, as long as it reads whole.
 */
export function rootMoved(was: ViewEvidence, now: ViewEvidence, both: Both): Found | undefined {
  const loss = rootLoss(was, true, both);
  const best = loss?.candidates[0];
  if (!loss || !best || best.score < ROOT_LIKE || best.elements.some((element) => now.roots.includes(element)))
    return undefined;
  const isAround = (a: Element, b: Element): boolean =>
    composedContains(a, b, both.now) || composedContains(b, a, both.now);
  const isWhole = now.results.every(({ status }) => status === "ok");
  if (isWhole && best.elements.some((element) => now.roots.some((root) => isAround(root, element)))) return undefined;
  const samples = was.roots.slice(0, SAMPLES).map(fingerprints(both.was, both.canonical));
  const scores = scorer({ samples, fingerprintOf: fingerprints(both.now, both.canonical) });
  return Math.max(...now.roots.map(scores)) < best.score - LESS ? loss : undefined;
}

/** A view that is not there: lost where the address promises it, or where something much like it stands. */
export function rootLoss(
  was: ViewEvidence,
  isPromised: boolean,
  { was: old, now, month, canonical }: Both,
): Found | undefined {
  const samples = was.roots.slice(0, SAMPLES).map((root) => fingerprints(old, canonical)(root));
  const fingerprintOf = fingerprints(now, canonical);
  const candidates = rank({
    searches: [searchRoot(now, () => true)],
    samples,
    fill: 1,
    set: true,
    fingerprintOf,
    parentOf: (element) => composedParent(element, now),
    month,
  });
  if (!isPromised && (candidates[0]?.score ?? 0) < ROOT_LIKE) return undefined;
  return {
    ...nameLoss(was.view, "(root)"),
    state: "root-lost",
    required: true,
    fills: {},
    selectors: was.view.root,
    places: [],
    candidates,
    isOuter: true,
    affects: [...was.fields.keys()],
  };
}
