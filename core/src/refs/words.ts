/** Longest name that is compared; what follows is content. */
const LONGEST = 80;

/** Words and numbers with single blanks between, as most names are: nothing else in them needs to be folded. */
const PLAIN = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;

/** A name less what counts: case, digits and the counters at its ends ("Inbox 12" and "Inbox 13" are one button). */
export function normalName(name: string): string {
  if (name === "") return "";
  if (name.length <= LONGEST && PLAIN.test(name)) {
    const text = name.toLowerCase();
    return hasDigit(text) ? lessCounters(text.replace(/\d+/g, "#")) : text;
  }
  // a name may be a megabyte long: what is far behind its beginning is not even looked at
  let text = name
    .slice(0, LONGEST * 10)
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
  if (/\d/.test(text)) text = text.replace(/\d+(?:[.,:]\d+)*/g, "#");
  if (/[()[\]·•]/.test(text)) text = text.replace(/[()[\]·•\s]+/g, " ");
  return lessCounters(text.trim()).trim().slice(0, LONGEST);
}

/** Takes a counter away that stands first or last. */
function lessCounters(text: string): string {
  const start = text.startsWith("# ") ? 2 : 0;
  const end = text.endsWith(" #") && text.length > start + 1 ? text.length - 2 : text.length;
  return text.slice(start, end);
}

const COUNTER = /\([^)]*\)|^\s*\d[\d.,]*(?=\s+\p{L})/gu;

/**
 * The numbers in a name: what `normalName` leaves out, and what alone tells "Page 2" from "Page 3". What counts is none of
 * them: a number in brackets or before the word that it counts ("Inbox (2)", "2 replies").
 */
export const numbersIn = (name: string): string =>
  hasDigit(name)
    ? (
        name
          .slice(0, LONGEST * 10)
          .replace(COUNTER, " ")
          .match(/\d+/g) ?? []
      ).join(" ")
    : "";

function hasDigit(text: string): boolean {
  const end = Math.min(text.length, LONGEST * 10);
  for (let i = 0; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x30 && code <= 0x39) return true;
  }
  return false;
}

const UNREAD = new Set("script style noscript template svg head title textarea".split(" "));

/** What a person types changes while the place stays. */
const isTypedInto = (element: Element): boolean =>
  /^(?:|true|plaintext-only)$/i.test(element.getAttribute("contenteditable") ?? "false");

/** The beginning of what an element holds and nobody types, by its markup alone: cheap, and the same live and in a snapshot. */
export function gist(element: Element, limit: number): string {
  let out = "";
  let node: Node = element;
  while (out.length < limit * 2) {
    const inner = node.nodeType === 3 ? null : contentOf(node);
    if (node.nodeType === 3) out += (node as Text).data;
    else out += " ";
    if (inner) {
      node = inner;
      continue;
    }
    while (node !== element && !node.nextSibling) node = node.parentNode as Node;
    if (node === element) break;
    node = node.nextSibling as Node;
  }
  // a text may be a megabyte long: folding its beginning is enough, unless that is nearly all white space
  const head = out.length > limit * 8 ? folded(out.slice(0, limit * 8)) : "";
  return (head.length > limit ? head : folded(out)).slice(0, limit);
}

const folded = (text: string): string => (ROUGH.test(text) ? text.replace(/\s+/g, " ").trim() : text).toLowerCase();

/** White space other than single blanks between words. */
const ROUGH = /^\s|\s$|\s\s|[^\S ]/;

/** The first thing in an element that is read as what it says. */
function contentOf(node: Node): Node | null {
  if (node.nodeType !== 1 || UNREAD.has((node as Element).localName) || isTypedInto(node as Element)) return null;
  return node.firstChild;
}

/** How much two texts share, as the share of common words. */
export function wordOverlap(a: string, b: string): number {
  const left = new Set(a.split(" "));
  const right = new Set(b.split(" "));
  let common = 0;
  for (const word of left) if (right.has(word)) common++;
  return common / (left.size + right.size - common || 1);
}

/** A text as sixteen decimal digits: cyrb53, a 53-bit hash that needs no crypto. */
export function digest(text: string): string {
  let h1 = 0xdeadbeef;
  let h2 = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    h1 = Math.imul(h1 ^ code, 2654435761);
    h2 = Math.imul(h2 ^ code, 1597334677);
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
  h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909);
  return String(4294967296 * (2097151 & h2) + (h1 >>> 0)).padStart(16, "0");
}
