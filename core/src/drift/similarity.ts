import type { Fingerprint } from "./fingerprint.js";

/** How much each sign counts. Names and codes are what authors of a page mean; where it stands is what they move. */
const WEIGHTS = {
  tag: 1,
  names: 2,
  codes: 2.5,
  path: 1.5,
  above: 1,
  shape: 0.8,
  size: 0.4,
  kids: 0.7,
  inside: 1.2,
  parent: 0.8,
  beside: 0.8,
  stands: 0.3,
} as const;

/** How alike two elements are: 0 to 1. A sign that neither has counts little: two bare boxes are not two of a kind. */
export function similarity(a: Fingerprint, b: Fingerprint): number {
  let sum = 0;
  let of = 0;
  const count = (weight: number, value: number): void => {
    sum += weight * value;
    of += weight;
  };
  const sets = (weight: number, left: ReadonlySet<string>, right: ReadonlySet<string>): void =>
    left.size + right.size === 0 ? count(weight / 4, 1) : count(weight, overlap(left, right));
  count(WEIGHTS.tag, a.tag === b.tag ? 1 : words(a.tag, b.tag));
  sets(WEIGHTS.names, a.names, b.names);
  sets(WEIGHTS.codes, a.codes, b.codes);
  count(WEIGHTS.path, common(a.path, b.path));
  sets(WEIGHTS.above, a.above, b.above);
  count(WEIGHTS.shape, a.shape === b.shape ? 1 : sameStart(a.shape, b.shape));
  count(WEIGHTS.size, Math.max(0, 1 - Math.abs(a.size - b.size) / 3));
  sets(WEIGHTS.kids, a.kids, b.kids);
  sets(WEIGHTS.inside, a.inside, b.inside);
  sets(WEIGHTS.parent, a.parent, b.parent);
  count(WEIGHTS.beside, ((a.beside[0] === b.beside[0] ? 1 : 0) + (a.beside[1] === b.beside[1] ? 1 : 0)) / 2);
  count(WEIGHTS.stands, a.stands === b.stands ? 1 : 0);
  return sum / of;
}

/** Jaccard's index. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const one of a) if (b.has(one)) both++;
  const all = a.size + b.size - both;
  return all === 0 ? 1 : both / all;
}

const words = (a: string, b: string): number => 0.8 * overlap(new Set(a.split(/[-@]/)), new Set(b.split(/[-@]/)));

function sameStart(a: string, b: string): number {
  let same = 0;
  while (same < Math.min(a.length, b.length) && a[same] === b[same]) same++;
  return (0.6 * same) / Math.max(a.length, b.length, 1);
}

/** The longest common subsequence of two paths, as a share of both. */
function common(a: readonly string[], b: readonly string[]): number {
  if (a.length + b.length === 0) return 1;
  let row = new Array<number>(b.length + 1).fill(0);
  for (const one of a) {
    const next = [0];
    for (let j = 1; j <= b.length; j++)
      next[j] = one === b[j - 1] ? (row[j - 1] ?? 0) + 1 : Math.max(row[j] ?? 0, next[j - 1] ?? 0);
    row = next;
  }
  return (2 * (row[b.length] ?? 0)) / (a.length + b.length);
}
