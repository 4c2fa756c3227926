import { type Census, nameKey, numberedKey } from "./census.js";
import type { Identity } from "./identity.js";
import { isRecordKey, sameOuterItems } from "./meaning.js";
import { numbersIn, wordOverlap } from "./words.js";

/** Roles between which an element may move without becoming another thing. */
const KINDS: Readonly<Record<string, string>> = {
  link: "act",
  button: "act",
  menuitem: "act",
  tab: "act",
  generic: "act",
  option: "act",
  treeitem: "act",
  textbox: "text",
  searchbox: "text",
  combobox: "text",
  checkbox: "check",
  switch: "check",
};
const TEXT_TYPES = new Set("text search email tel url".split(" "));

/**
 * How much speaks for two identities being the same element; undefined when something speaks against it for certain. The
 * weights are those of the benchmark; the vetoes are what keeps a click from the wrong row.
 */
export function evidence(a: Identity, b: Identity, from: Census, to: Census, renamedAll = false): number | undefined {
  if (isVetoed(a, b)) return undefined;
  const item = itemEvidence(a, b, from, to);
  if (item === undefined) return undefined;
  const hooks = hookEvidence(a, b, from, to);
  const name = nameEvidence(a, b, from, to, renamedAll);
  const address = addressEvidence(a, b, from, to);
  const isHard = hooks.hard || name.hard || address.hard || (item > 0 && !a.name && !b.name);
  if (!isHard) return undefined;
  return hooks.score + name.score + address.score + item + placeEvidence(a, b) + (a.role === b.role ? 0 : -1.5);
}

function isVetoed(a: Identity, b: Identity): boolean {
  if (a.role !== b.role && (KINDS[a.role] ?? a.role) !== (KINDS[b.role] ?? b.role)) return true;
  if (a.type && b.type && a.type !== b.type && !(TEXT_TYPES.has(a.type) && TEXT_TYPES.has(b.type))) return true;
  if (a.value && b.value && a.value !== b.value) return true;
  if (a.testId && b.testId && a.testId !== b.testId) return true;
  if (a.control && b.control && a.control !== b.control) return true;
  return a.scope !== b.scope;
}

interface Part {
  score: number;
  /** Strong enough to be the reason for a match. */
  hard: boolean;
}

const single = (key: string, ...censuses: Census[]): boolean =>
  censuses.every((census) => (census.byKey.get(key)?.length ?? 0) <= 1);

function hookEvidence(a: Identity, b: Identity, from: Census, to: Census): Part {
  let score = 0;
  let hard = false;
  if (a.testId && a.testId === b.testId) {
    score += single(`test ${a.testId}`, from, to) ? 5 : 2;
    hard = true;
  }
  if (a.id && b.id) {
    score += a.id === b.id ? 4 : -2;
    hard ||= a.id === b.id;
  }
  if (a.control && a.control === b.control) {
    score += 2.5;
    hard = true;
  }
  return { score, hard };
}

function addressEvidence(a: Identity, b: Identity, from: Census, to: Census): Part {
  if (!a.href && !b.href) return { score: 0, hard: false };
  if (a.href === b.href) return { score: single(`href ${a.href}`, from, to) ? 4 : 1, hard: true };
  if (!a.href || !b.href) return { score: -1, hard: false };
  const sameHost = a.href.split(/[/?]/)[0] === b.href.split(/[/?]/)[0];
  return { score: a.name && a.name === b.name && sameHost ? -1.2 : -3, hard: false };
}

function nameEvidence(a: Identity, b: Identity, from: Census, to: Census, renamedAll: boolean): Part {
  if (!a.name && !b.name) return { score: 0.3, hard: false };
  if (!a.name || !b.name) return { score: -1.5, hard: false };
  if (a.name === b.name) {
    if (numbersTell(a, b, from, to)) return { score: -2, hard: false };
    const alone = a.role === b.role && isAlone(a, b, from, to);
    return { score: 2.5 + (alone ? (a.rawName.length > 1 ? 1.8 : 1) : 0), hard: true };
  }
  if (renamedAll) return { score: 0, hard: false };
  const grown = a.name.length > 6 && b.name.length > 6 && (a.name.startsWith(b.name) || b.name.startsWith(a.name));
  return { score: grown ? -0.5 : -2, hard: false };
}

/** Whether nothing else is called so; numbers count where they are the same. */
function isAlone(a: Identity, b: Identity, from: Census, to: Census): boolean {
  if (single(nameKey(a), from, to)) return true;
  const key = numberedKey(a);
  return key !== undefined && key === numberedKey(b) && single(key, from, to);
}

/** Whether two names differ in numbers alone, and numbers are what tells some names of that page apart. */
export function numbersTell(a: Identity, b: Identity, from: Census, to: Census): boolean {
  if (a.rawName === b.rawName) return false;
  const [mine, theirs] = [numbersIn(a.rawName), numbersIn(b.rawName)];
  // a number that came or went is a counter
  if (mine === theirs || mine === "" || theirs === "") return false;
  const key = nameKey(a);
  return [from, to].some((census) => {
    const sharing = census.byKey.get(key) ?? [];
    return sharing.length > 1 && sharing.some(({ identity }) => identity.rawName !== sharing[0]?.identity.rawName);
  });
}

/** Disagreement about the item is a veto: the same button of another row is another button. */
function itemEvidence(a: Identity, b: Identity, from: Census, to: Census): number | undefined {
  const mine = a.items[0];
  const other = b.items[0];
  if (!mine && !other) return a.unkeyed || b.unkeyed ? (a.unkeyed === b.unkeyed ? 0.6 : -2) : 0;
  // an item that had an id does not lose it in a new layout
  if (!mine || !other) return (mine ?? other)?.some((key) => key.startsWith("d:")) ? -2 : -1.5;
  const shared = mine.filter((key) => other.includes(key));
  const ids = (keys: readonly string[]): string[] => keys.filter((key) => key.startsWith("d:"));
  const idsDiffer = ids(mine).length > 0 && ids(other).length > 0 && !ids(mine).some((key) => other.includes(key));
  if (idsDiffer) return undefined;
  if (shared.some(isRecordKey)) return 4;
  if (!sameOuterItems(a, b)) return undefined;
  if (shared.length > 0) return 2.5;
  if (sameText(mine, other)) return 1.5;
  const alone = a.name.length > 1 && a.name === b.name && a.role === b.role && isAlone(a, b, from, to);
  const bothRows = a.explicitItem && b.explicitItem && !(a.href && a.href === b.href);
  return alone && !bothRows ? -0.5 : undefined;
}

/** A title whose counter or a word changed is still that title. */
function sameText(mine: readonly string[], other: readonly string[]): boolean {
  const title = (keys: readonly string[]): string | undefined => keys.find((key) => key.startsWith("t:"))?.slice(2);
  const a = title(mine);
  const b = title(other);
  return a !== undefined && b !== undefined && a.length > 8 && wordOverlap(a, b) >= 0.75;
}

function placeEvidence(a: Identity, b: Identity): number {
  let score = 0;
  if (a.landmark === b.landmark) score += 1;
  else score -= isNested(a.landmark, b.landmark) ? 0.3 : 1;
  if (a.form || b.form) score += a.form === b.form ? 0.7 : -0.7;
  if (a.heading || b.heading) score += a.heading === b.heading ? 0.7 : -0.7;
  return score;
}

const isNested = (a: string, b: string): boolean =>
  !a || !b || a.endsWith(b) || b.endsWith(a) || a.startsWith(b) || b.startsWith(a);
