/** What Similo compares (M. Nass et al., "Similarity-based web element localization for robust test automation"). */
export interface Properties {
  readonly tag: string;
  readonly class: string;
  readonly name: string;
  readonly id: string;
  readonly href: string;
  readonly alt: string;
  readonly xpath: string;
  readonly idxpath: string;
  readonly isButton: string;
  readonly text: string;
  readonly neighbours: string;
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
}

/** Similo's score of two elements: the higher, the more alike. */
export function similo(a: Properties, b: Properties): number {
  let score = 0;
  score += 1.5 * same(a.tag, b.tag);
  score += 1.5 * same(a.name, b.name);
  score += 1.5 * same(a.id, b.id);
  score += 0.5 * same(a.isButton, b.isButton);
  score += 0.5 * close(a.class, b.class);
  score += 0.5 * close(a.href, b.href);
  score += 0.5 * close(a.alt, b.alt);
  score += 0.5 * close(a.xpath, b.xpath);
  score += 0.5 * close(a.idxpath, b.idxpath);
  score += 1.5 * close(a.text, b.text);
  score += 1.5 * shared(a.neighbours, b.neighbours);
  if (a.x !== undefined && b.x !== undefined) score += place(a, b);
  return score;
}

function place(a: Properties, b: Properties): number {
  const [ax = 0, ay = 0, aw = 0, ah = 0] = [a.x, a.y, a.width, a.height];
  const [bx = 0, by = 0, bw = 0, bh = 0] = [b.x, b.y, b.width, b.height];
  const far = Math.hypot(ax - bx, ay - by);
  const ratio = (p: number, q: number): number => (Math.max(p, q) === 0 ? 1 : Math.min(p, q) / Math.max(p, q));
  return 0.5 * Math.max(0, 1 - far / 100) + 0.5 * ratio(aw * ah, bw * bh) + 0.5 * ratio(aw * bh, bw * ah);
}

const same = (a: string, b: string): number => (a !== "" && a.toLowerCase() === b.toLowerCase() ? 1 : 0);

/** 1 less the share of characters to edit; 0 where one says nothing. */
function close(a: string, b: string): number {
  if (a === "" || b === "") return 0;
  if (a === b) return 1;
  const [left, right] = [a.slice(-60).toLowerCase(), b.slice(-60).toLowerCase()];
  return 1 - edits(left, right) / Math.max(left.length, right.length);
}

/** Texts are cut to 60 characters: the end, which is the near part of a path. */
const FIRST = new Uint16Array(61);
const SECOND = new Uint16Array(61);

function edits(a: string, b: string): number {
  let [before, row] = [FIRST, SECOND];
  for (let j = 0; j <= b.length; j++) before[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const replaced = (before[j - 1] as number) + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1);
      row[j] = Math.min(replaced, (before[j] as number) + 1, (row[j - 1] as number) + 1);
    }
    [before, row] = [row, before];
  }
  return before[b.length] as number;
}

function shared(a: string, b: string): number {
  if (a === "" || b === "") return 0;
  const left = new Set(a.toLowerCase().split(" "));
  const right = new Set(b.toLowerCase().split(" "));
  let common = 0;
  for (const word of left) if (right.has(word)) common++;
  return common / Math.max(left.size, right.size);
}
