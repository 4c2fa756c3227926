import type { Reading } from "../page/reading.js";
import { alignRenamed } from "./align.js";
import { type Census, type Subject, toSubject } from "./census.js";
import { evidence } from "./evidence.js";
import { identityOf } from "./identity.js";
import { candidates, MARGIN, match } from "./match.js";
import { isSteady, sameness } from "./meaning.js";
import type { Entry, EntryState } from "./store.js";

/**
 * Says of every reference what became of it between two readings. Nodes that are still there are asked first, and each
 * element is claimed once; what is left is looked for by meaning, with the right to say "gone" and "ambiguous".
 */
export function settle(
  entries: ReadonlyMap<string, Entry>,
  from: Census,
  to: Census,
  reading: Reading,
  byElement: WeakMap<Element, string>,
): void {
  const aligned = alignRenamed(from, to);
  const claimed = new Set<Subject>();
  const open: Entry[] = [];
  for (const entry of entries.values()) {
    const old = entry.element?.deref();
    if (old && keepNode(entry, old, from, to, reading, aligned !== undefined, claimed)) continue;
    open.push(entry);
    if (old && !isOutOfSight(entry, old, to, reading)) byElement.delete(old);
  }
  for (const entry of open) {
    const subject = findAgain(entry, from, to, aligned, claimed);
    if (!subject) continue;
    claimed.add(subject);
    const old = entry.element?.deref();
    if (old) byElement.delete(old);
    entry.found = subject;
    entry.element = subject.element && new WeakRef(subject.element);
    if (subject.element) byElement.set(subject.element, entry.ref);
  }
}

/** The node that was given the reference, as long as it means what it meant and nothing else means it better. */
function keepNode(
  entry: Entry,
  element: Element,
  from: Census,
  to: Census,
  reading: Reading,
  renamedAll: boolean,
  claimed: Set<Subject>,
): boolean {
  if (!element.isConnected) return false;
  const now = to.byElement.get(element) ?? lone(entry, element, reading);
  if (!now || claimed.has(now)) return false;
  const was = entry.subject;
  const how = sameness(was.identity, now.identity);
  if (how === "other" || (how === "renamed" && !renamedAll && to.byExact.has(was.exact))) return false;
  if (now.exact !== was.exact && isBeaten(was, now, from, to, renamedAll)) return false;
  claimed.add(now);
  entry.found = now;
  entry.state = stateOf(how, was, now);
  entry.subject = now;
  return true;
}

/** An element that no census lists, as the root of a view or what was hidden all along, is asked by itself. */
const lone = (entry: Entry, element: Element, reading: Reading): Subject | undefined =>
  entry.listed ? undefined : toSubject(identityOf(reading, element), element);

/** What is hidden for now keeps its reference for when it comes back, unless something else means it meanwhile. */
const isOutOfSight = (entry: Entry, element: Element, to: Census, reading: Reading): boolean =>
  element.isConnected &&
  !to.byElement.has(element) &&
  sameness(entry.subject.identity, identityOf(reading, element)) === "same";

function isBeaten(was: Subject, now: Subject, from: Census, to: Census, renamedAll: boolean): boolean {
  const [best] = candidates(was, from, to, renamedAll);
  if (!best || best.subject === now) return false;
  const own = evidence(was.identity, now.identity, from, to, renamedAll) ?? 0;
  return best.score - own >= MARGIN;
}

function findAgain(
  entry: Entry,
  from: Census,
  to: Census,
  aligned: ReturnType<typeof alignRenamed>,
  claimed: ReadonlySet<Subject>,
): Subject | undefined {
  const was = entry.subject;
  const pair = aligned?.get(was);
  const found = pair ? ({ kind: "found", subject: pair } as const) : match(was, from, to, aligned !== undefined);
  if (found.kind === "ambiguous") {
    entry.state = { status: "ambiguous", candidates: found.candidates };
    return undefined;
  }
  if (found.kind === "gone" || claimed.has(found.subject)) {
    entry.state = { status: "gone", reason: "nothing on the page means it any more" };
    return undefined;
  }
  const now = found.subject;
  if (now.identity.route !== was.identity.route && !isSteady(was.identity)) {
    entry.state = { status: "gone", reason: "the page shows another place now" };
    return undefined;
  }
  entry.state = stateOf(
    now.identity.rawName === was.identity.rawName ? "same" : sameName(was, now) ? "same" : "renamed",
    was,
    now,
  );
  entry.subject = now;
  return now;
}

const sameName = (was: Subject, now: Subject): boolean => was.identity.name === now.identity.name;

function stateOf(how: "same" | "renamed" | "contextChanged", was: Subject, now: Subject): EntryState {
  if (how === "same") return { status: "ok" };
  if (how === "renamed") return { status: "renamed", was: was.identity.rawName, is: now.identity.rawName };
  return { status: "contextChanged", was: contextOf(was), is: contextOf(now) };
}

const contextOf = ({ identity }: Subject): string => identity.heading || identity.href || identity.route;
