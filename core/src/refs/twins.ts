import type { ElementFacts } from "../page/facts.js";
import { type Around, aroundEach } from "./around.js";
import { push } from "./candidates.js";
import type { Identity } from "./identity.js";
import { exactKey } from "./subject.js";
import { numbersIn } from "./words.js";

/** One of several elements that share a key. */
export interface Member {
  readonly facts: ElementFacts;
  readonly identity: Identity;
}

/** A counter is no part of a name, but where it alone tells several apart; undefined where none does. */
export function byNumbers(members: readonly Member[]): [numbers: string | undefined, some: readonly Member[]][] {
  const groups = new Map<string, Member[]>();
  for (const member of members) push(groups, numbersIn(member.identity.rawName), member);
  return groups.size === 1 ? [[undefined, members]] : [...groups];
}

interface Twins {
  readonly count: number;
  readonly around: Around | undefined;
}

/** How many of some say the same in everything, which sharing a key does not mean; and what is written around each alone. */
export function twinsAmong(members: readonly Member[]): (one: Element, identity: Identity) => Twins {
  const groups = new Map<string, Element[]>();
  for (const { facts, identity } of members) push(groups, exactKey(identity), facts.element);
  const texts = new Map<string, ReadonlyMap<Element, Around>>();
  for (const [exact, elements] of groups) if (elements.length > 1) texts.set(exact, aroundEach(elements));
  return (one, identity) => {
    const exact = exactKey(identity);
    return { count: groups.get(exact)?.length ?? 1, around: texts.get(exact)?.get(one) };
  };
}
