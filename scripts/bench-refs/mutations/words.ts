import { allText, everything, textNodes } from "../dom.js";
import { letters, pick } from "../random.js";
import { type Mutation, TRUTH } from "../types.js";

const NAMING = ["aria-label", "title", "placeholder", "alt"];

/** Texts that differ in their numbers alone: "Article 81" and "Article 92" are names, and no counter changes them. */
function numberedNames(document: Document): ReadonlySet<string> {
  const numbers = new Map<string, Set<string>>();
  for (const { data } of allText(document)) {
    const words = wordsOf(data);
    if (!/\p{L}{3}/u.test(words) || words === data.trim()) continue;
    numbers.set(words, (numbers.get(words) ?? new Set()).add(data.trim()));
  }
  return new Set([...numbers].filter(([, texts]) => texts.size > 1).map(([words]) => words));
}

/** "2" of a pager is the whole name of a control. */
const isWholeName = (text: Text): boolean =>
  /^\s*\d+\s*$/.test(text.data) && text.parentElement?.closest(`[${TRUTH}]`)?.textContent?.trim() === text.data.trim();

const wordsOf = (text: string): string => text.replace(/\d+/g, "#").trim();

export const counters: Mutation = {
  name: "counters",
  isIntact: true,
  run(document, random) {
    const names = numberedNames(document);
    const bump = (text: string): string =>
      text.replace(/\d+/g, (n) => String((Number(n.slice(-6)) || 0) + 1 + Math.floor(random() * 9)));
    for (const text of allText(document))
      if (/\d/.test(text.data) && !names.has(wordsOf(text.data)) && !isWholeName(text)) text.data = bump(text.data);
    for (const element of everything(document)) {
      for (const name of ["aria-label", "title"]) {
        const value = element.getAttribute(name);
        if (value && /\d/.test(value) && !names.has(wordsOf(value))) element.setAttribute(name, bump(value));
      }
      const last = element.lastChild;
      if (element.hasAttribute(TRUTH) && last?.nodeType === 3 && random() < 0.1)
        (last as Text).data += ` (${1 + Math.floor(random() * 9)})`;
    }
  },
};

/** One control in seven is called something else. */
export const relabel: Mutation = {
  name: "relabel",
  isIntact: false,
  run(document, random) {
    for (const element of everything(document)) {
      if (!element.hasAttribute(TRUTH) || random() >= 0.15) continue;
      const words = `${pick(random, ["Open", "Manage", "Show", "View all", "Go", "Continue"])} ${letters(random, 4)}`;
      if (element.hasAttribute("aria-label")) element.setAttribute("aria-label", words);
      else if (element.localName === "input") element.setAttribute("placeholder", words);
      else
        for (const [i, text] of textNodes(element)
          .filter(({ data }) => data.trim())
          .entries())
          text.data = i === 0 ? words : "";
    }
  },
};

/** The whole interface in another language: every word becomes another one, always the same. */
export function translate(document: Document): void {
  for (const text of allText(document)) text.data = translated(text.data);
  for (const element of everything(document)) {
    for (const name of NAMING) {
      const value = element.getAttribute(name);
      if (value) element.setAttribute(name, translated(value));
    }
    if (element.matches("input[type=submit],input[type=button]") && element.hasAttribute("value"))
      element.setAttribute("value", translated(element.getAttribute("value") ?? ""));
  }
}

const translated = (text: string): string =>
  text.replace(/[A-Za-zÀ-ÿ]{2,}/g, (word) => {
    let hash = 0;
    for (const char of word.toLowerCase()) hash = (hash * 31 + char.charCodeAt(0)) | 0;
    let out = "";
    for (let i = 0; i < word.length; i++) {
      hash = (hash * 1103515245 + 12345) & 0x7fffffff;
      out += "aeioulnrstmdkp"[hash % 14];
    }
    return out;
  });

export const locale: Mutation = { name: "locale", isIntact: false, run: translate };
