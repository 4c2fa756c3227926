import type { Reading } from "../page/reading.js";
import { alignRenamed } from "./align.js";
import { type Census, makeCensus } from "./census.js";
import { evidence, numbersTell } from "./evidence.js";
import { identityOf } from "./identity.js";
import { candidates, isBesideTheSame, MARGIN, match, textAround } from "./match.js";
import { isMute, isSteady, sameness } from "./meaning.js";
import { once } from "./once.js";
import { type Entry, type EntryState, inOrder } from "./store.js";
import { type Subject, toSubject } from "./subject.js";

/** What was there at the last reading and what is there now. Only a page that changed needs the indexes of the past. */
interface Change {
  readonly to: Census;
  readonly reading: Reading;
  readonly from: () => Census;
  readonly aligned: () => ReturnType<typeof alignRenamed>;
  /** What is spoken for: nothing is given to two references. */
  readonly claimed: Set<Subject>;
}

/**
 * Says of every reference what became of it between two readings. Nodes that are still there are asked first, and each
 * element is claimed once; what is left is looked for by meaning, with the right to say "gone" and "ambiguous". What was
 * gone before comes last: it takes nothing from those that were there.
 */
export function settle(
  entries: ReadonlyMap<string, Entry>,
  to: Census,
  reading: Reading,
  byElement: WeakMap<Element, string>,
): void {
  // as of the last reading, in the order of the page
  const before = inOrder(entries.values()).flatMap(({ state, subject }) => (state.status === "gone" ? [] : [subject]));
  const there = new Set(before);
  const change = changeOf(before, to, reading, new Set());
  const open = [...entries.values()].filter((entry) => !isKept(entry, change, byElement));
  const lost = new Map<string, Entry>();
  for (const entry of open) if (!there.has(entry.subject)) lost.set(entry.subject.exact, entry); // the latest of its meaning
  for (const entry of open) if (there.has(entry.subject)) findAgain(entry, change, byElement);
  if (lost.size === 0) return;
  const past = [...before, ...[...lost.values()].map(({ subject }) => subject)];
  const later = changeOf(past, to, reading, change.claimed);
  for (const entry of lost.values()) findAgain(entry, later, byElement);
}

function changeOf(before: readonly Subject[], to: Census, reading: Reading, claimed: Set<Subject>): Change {
  const from = once(() => makeCensus(before));
  return { to, reading, from, aligned: once(() => alignRenamed(from(), to)), claimed };
}

/** The node that was given the reference, as long as it means what it meant and nothing else means it better. */
function isKept(entry: Entry, change: Change, byElement: WeakMap<Element, string>): boolean {
  const element = entry.element?.deref();
  if (!element) return false;
  if (element.isConnected && keepNode(entry, element, change)) return true;
  if (!isOutOfSight(entry, element, change)) byElement.delete(element);
  return false;
}

function keepNode(entry: Entry, element: Element, { to, from, aligned, reading, claimed }: Change): boolean {
  const now = to.byElement.get(element) ?? lone(entry, element, reading);
  if (!now || claimed.has(now)) return false;
  const was = entry.subject;
  const how = sameness(was.identity, now.identity);
  if (how === "other" || (how === "renamed" && to.byExact.has(was.exact) && !aligned())) return false;
  if (numbersTell(was.identity, now.identity, from(), to)) return false;
  if (now.exact !== was.exact && isBeaten(was, now, from(), to, aligned() !== undefined)) return false;
  if (isNewTwin(was, now, from, to)) return false;
  if (isMute(now.identity) && !isBesideTheSame(was, now, from(), to)) return false;
  if (!isSteadyTwin(was, now, from, to)) return false;
  claim(entry, now, claimed, how);
  return true;
}

/** One of several keeps its node where the same is written around it or the same stands beside it: a list recycles nodes. */
const isSteadyTwin = (was: Subject, now: Subject, from: () => Census, to: Census): boolean =>
  (was.twins ?? 1) === 1 ||
  (was.around !== undefined && was.around.text === textAround(now)) ||
  isBesideTheSame(was, now, from(), to);

/** A duplicate that was not there: a list that gives its nodes to other items leaves a copy behind. */
function isNewTwin(was: Subject, now: Subject, from: () => Census, to: Census): boolean {
  const count = to.byExact.get(now.exact)?.length ?? 1;
  return count > 1 && count > Math.max(was.twins ?? 1, from().byExact.get(was.exact)?.length ?? 1);
}

function claim(entry: Entry, now: Subject, claimed: Set<Subject>, how: "same" | "renamed" | "contextChanged"): void {
  claimed.add(now);
  entry.state = stateOf(how, entry.subject, now);
  entry.found = now;
  entry.subject = now;
}

/** An element that no census lists, as the root of a view or what was hidden all along, is asked by itself. */
const lone = (entry: Entry, element: Element, reading: Reading): Subject | undefined =>
  entry.place !== undefined ? undefined : toSubject(identityOf(reading, element), element);

/** What is hidden for now keeps its reference for when it comes back, unless something else means it meanwhile. */
const isOutOfSight = (entry: Entry, element: Element, { to, reading }: Change): boolean =>
  element.isConnected &&
  !to.byElement.has(element) &&
  sameness(entry.subject.identity, identityOf(reading, element)) === "same";

function isBeaten(was: Subject, now: Subject, from: Census, to: Census, renamedAll: boolean): boolean {
  const [best] = candidates(was, from, to, renamedAll);
  if (!best || best.subject === now) return false;
  const own = evidence(was.identity, now.identity, from, to, renamedAll) ?? 0;
  return best.score - own >= MARGIN;
}

function findAgain(entry: Entry, { from, to, aligned, claimed }: Change, byElement: WeakMap<Element, string>): void {
  const was = entry.subject;
  const pair = aligned()?.get(was);
  const found = pair ? ({ kind: "found", subject: pair } as const) : match(was, from(), to, aligned() !== undefined);
  if (found.kind === "ambiguous") {
    entry.state = { status: "ambiguous", candidates: found.candidates };
    return;
  }
  if (found.kind === "gone" || claimed.has(found.subject)) {
    entry.state = { status: "gone", reason: "nothing on the page means it any more" };
    return;
  }
  const now = found.subject;
  if (now.identity.route !== was.identity.route && !isSteady(was.identity)) {
    entry.state = { status: "gone", reason: "the page shows another place now" };
    return;
  }
  const old = entry.element?.deref();
  if (old) byElement.delete(old);
  claim(entry, now, claimed, now.identity.name === was.identity.name ? "same" : "renamed");
  entry.element = now.element && new WeakRef(now.element);
  if (now.element) byElement.set(now.element, entry.ref);
}

function stateOf(how: "same" | "renamed" | "contextChanged", was: Subject, now: Subject): EntryState {
  if (how === "same") return { status: "ok" };
  if (how === "renamed") return { status: "renamed", was: was.identity.rawName, is: now.identity.rawName };
  return { status: "contextChanged", was: contextOf(was), is: contextOf(now) };
}

const contextOf = ({ identity }: Subject): string => identity.heading || identity.href || identity.route;
