import type { Around } from "./around.js";
import type { Identity } from "./identity.js";
import { isRecordKey } from "./meaning.js";
import { numbersIn } from "./words.js";

/** One element that can be referred to, with what it means. `element` is absent where only the memory of it is kept. */
export interface Subject {
  readonly element?: Element | undefined;
  readonly identity: Identity;
  /** Everything that the identity says, as one text: equal for true duplicates only. */
  readonly exact: string;
  /** How many of them there were at the last reading; absent for one. */
  readonly twins?: number | undefined;
  /** Of one of several, what is written around it. */
  readonly around?: Around | undefined;
}

export const toSubject = (identity: Identity, element?: Element, twins = 1, around?: Around): Subject =>
  new KnownSubject(identity, element, twins > 1 ? twins : undefined, around);

/** A class for its getter: an object with one of its own costs more to make than all the rest of a reference. */
class KnownSubject implements Subject {
  private known: string | undefined;

  constructor(
    readonly identity: Identity,
    readonly element: Element | undefined,
    readonly twins: number | undefined,
    readonly around: Around | undefined,
  ) {}

  /** A long text that most subjects are never asked for. */
  get exact(): string {
    this.known ??= exactKey(this.identity);
    return this.known;
  }
}

export const exactKey = (i: Identity): string =>
  `${i.role}\u0001${i.tag}\u0001${i.type}\u0001${i.testId}\u0001${i.id}\u0001${i.control}\u0001${i.value}\u0001${i.href}\u0001${i.name}\u0001${numbersIn(i.rawName)}\u0001${itemKey(i)}\u0001${i.landmark}\u0001${i.form}\u0001${i.scope}`;

/** The item that holds an element, by its strongest key; with those around it up to the first that names a record. */
export function itemKey({ items }: Identity): string {
  let out = "";
  for (const [first] of items) {
    if (first === undefined) continue;
    out += out ? ` in ${first}` : first;
    if (isRecordKey(first)) break;
  }
  return out;
}
