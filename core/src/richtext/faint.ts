import { composedParent } from "../page/composed.js";
import { perReading, type Reading } from "../page/reading.js";
import { declared } from "./style.js";

/** What a writer's own style lets nobody see, although it is drawn. */
export interface Faint {
  /** All that stands in the element is transparent, or in a box without height. */
  box(element: Element): boolean;
  /** The words have no size. */
  words(node: Text): boolean;
}

const CLEAR: Faint = { box: () => false, words: () => false };
const SIGNS = '[style*="opacity" i], [style*="height" i], [style*="font-size" i]';

/** Asked once, not for each of a hundred messages. */
const signs = perReading((reading) => ({
  present: reading.roots.all.some(({ node }) => reading.dom.queryFirst(node, SIGNS)),
}));

/**
 * Words for a machine's eyes only: mails hide what their lists should show before the text (or what should mislead a reader
 * that is none) by no opacity, no height, no size. Only style attributes below the region are asked: elsewhere a page may
 * hide what comes when the mouse does.
 */
export function faintBelow(reading: Reading, root: Element): Faint {
  if (!signs(reading).present) return CLEAR;
  if (reading.roots.all.length === 1 && !reading.dom.queryFirst(root, SIGNS)) return CLEAR;
  const sizeless = new Map<Element, boolean>();

  function isSizeless(element: Element): boolean {
    // climbed and descended by loops: depth is the page's choice
    const chain: Element[] = [];
    let answer = false;
    for (let node: Element | null = element; node && node !== root; node = composedParent(node, reading)) {
      const known = sizeless.get(node) ?? ownSizeless(node);
      if (known !== undefined) {
        answer = known;
        break;
      }
      chain.push(node);
    }
    for (const node of chain) sizeless.set(node, answer);
    return answer;
  }

  return {
    box: (element) => isBoxless(styleOf(element)),
    words: (node) => node.parentElement !== null && isSizeless(node.parentElement),
  };
}

const styleOf = (element: Element): string => element.getAttribute("style")?.toLowerCase() ?? "";

function isBoxless(style: string): boolean {
  if (style === "") return false;
  if (isZero(declared(style, "opacity"))) return true;
  if (!/^(?:hidden|clip)/.test(declared(style, "overflow(?:-y)?"))) return false;
  return isZero(declared(style, "max-height")) || isZero(declared(style, "height"));
}

/** Undefined where an element takes its size from what it stands in: a part of nothing is nothing. */
function ownSizeless(element: Element): boolean | undefined {
  if (element.localName === "font" && element.hasAttribute("size")) return false;
  const size = declared(styleOf(element), "font-size");
  if (size === "" || /%$|\dem$|^(?:larger|smaller|inherit|unset)$/.test(size)) return isZero(size) ? true : undefined;
  return isZero(size);
}

const isZero = (value: string): boolean => /^[+-]?0*\.?0+(?:[a-z]+|%)?$/.test(value);
