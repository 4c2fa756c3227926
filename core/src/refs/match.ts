import { around } from "./around.js";
import { type Census, evidenceKeys } from "./census.js";
import { evidence } from "./evidence.js";
import { isMute } from "./meaning.js";
import type { Subject } from "./subject.js";

/** Below this the evidence is too thin to act on. */
export const THRESHOLD = 3.6;
/** The best must lead the second best by this. */
export const MARGIN = 1.2;
/** How much evidence, and how much lead over the second best, a match needs. */
export interface Bar {
  readonly threshold: number;
  readonly margin: number;
}

const BAR: Bar = { threshold: THRESHOLD, margin: MARGIN };
/** A key that so many share leads nowhere. */
const CROWD = 60;

/** What is farther away than this among all that can be referred to anchors nothing. */
const CLOSE = 2;

export interface Scored {
  readonly subject: Subject;
  readonly score: number;
}

export type Match =
  | { readonly kind: "found"; readonly subject: Subject }
  | { readonly kind: "ambiguous"; readonly candidates: readonly Subject[] }
  | { readonly kind: "gone" };

/** What fits an identity, best first: tens of candidates that share a key with it, never the whole page. */
export function candidates(subject: Subject, from: Census, to: Census, renamedAll = false): Scored[] {
  const found = new Set<Subject>(to.byExact.get(subject.exact) ?? []);
  for (const key of evidenceKeys(subject.identity)) {
    const sharing = to.byKey.get(key) ?? [];
    if (sharing.length <= CROWD) for (const other of sharing) found.add(other);
  }
  const scored: Scored[] = [];
  for (const other of found) {
    const score = evidence(subject.identity, other.identity, from, to, renamedAll);
    if (score !== undefined) scored.push({ subject: other, score });
  }
  return scored.sort((a, b) => b.score - a.score);
}

/**
 * The element of a later page that an earlier one means: accepted only with enough evidence, with a lead over the second, and
 * when it fits no other earlier element better. Refuses rather than guesses.
 */
export function match(subject: Subject, from: Census, to: Census, renamedAll = false, bar = BAR): Match {
  const scored = candidates(subject, from, to, renamedAll);
  const [best, second] = scored;
  if (!best || best.score < bar.threshold) return { kind: "gone" };
  if (second && best.score - second.score < bar.margin)
    return (
      matchTwin(subject, from, to) ?? { kind: "ambiguous", candidates: scored.slice(0, 5).map((one) => one.subject) }
    );
  // it had duplicates that are forgotten: it may as well be what one of them became
  if ((subject.twins ?? 1) > (from.byExact.get(subject.exact)?.length ?? 1))
    return matchTwin(subject, from, to) ?? { kind: "ambiguous", candidates: [best.subject] };
  const [back, backSecond] = candidates(best.subject, to, from, renamedAll);
  if (back && back.subject !== subject) {
    const claimed = back.score >= best.score && back.subject.exact !== subject.exact;
    if (claimed) return { kind: "gone" };
    if (twins(subject, from) > 1)
      return matchTwin(subject, from, to) ?? { kind: "ambiguous", candidates: [best.subject] };
  } else if (back && backSecond && backSecond.score >= bar.threshold && back.score - backSecond.score < bar.margin) {
    // it may as well be what another earlier element became
    return matchTwin(subject, from, to) ?? { kind: "ambiguous", candidates: [best.subject] };
  }
  if (isMute(subject.identity) && !isBesideTheSame(subject, best.subject, from, to))
    return { kind: "ambiguous", candidates: [best.subject] };
  return { kind: "found", subject: best.subject };
}

/** Whether the nearest things on both sides that have no duplicate are those that they were. */
export function isBesideTheSame(was: Subject, is: Subject, from: Census, to: Census): boolean {
  const [then, now] = [from.neighbours.get(was), to.neighbours.get(is)];
  return then?.before === now?.before && then?.after === now?.after;
}

/** How many true duplicates there are: a stored registry may know fewer than there were. */
const twins = (subject: Subject, census: Census): number =>
  Math.max(census.byExact.get(subject.exact)?.length ?? 0, subject.twins ?? 1);

/**
 * True duplicates are told apart by what is written around each alone; else by unique neighbours on both sides, both of them
 * close by, and only while none came or went.
 */
function matchTwin(subject: Subject, from: Census, to: Census): Match | undefined {
  const before = from.byExact.get(subject.exact) ?? [];
  const after = to.byExact.get(subject.exact) ?? [];
  const said = matchByText(subject, after);
  if (said) return { kind: "found", subject: said };
  if (before.length < 2 || before.length !== after.length || before.length < twins(subject, from)) return undefined;
  if ((from.neighbours.get(subject)?.distance ?? CLOSE + 1) > CLOSE) return undefined;
  const mine = before.filter((one) => isBesideTheSame(subject, one, from, from));
  const theirs = after.filter((one) => isBesideTheSame(subject, one, from, to));
  if (mine.length !== theirs.length || theirs.length === 0) return undefined;
  // several between the same anchors are only told apart by order, which an unkeyed list does not keep
  const found = mine.length === 1 ? theirs[0] : undefined;
  return found && { kind: "found", subject: found };
}

/** The one duplicate that has the same written around it as this one alone had. */
function matchByText(subject: Subject, after: readonly Subject[]): Subject | undefined {
  const { around: was } = subject;
  if (!was?.isOnly) return undefined;
  const [found, second] = after.filter((one) => textAround(one) === was.text);
  return second ? undefined : found;
}

/** What is written around a duplicate, as it was or as it is. */
export const textAround = ({ around: known, element }: Subject): string | undefined =>
  known?.text ?? (element && around(element));
