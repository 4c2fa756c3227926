import { attributeOf, nextSibling } from "../chain.js";
import { hasToken } from "../element-index.js";
import { END, type Inner, NEXT, outer, TYPE, VALUE } from "../linkedom.js";
import { context } from "./context.js";

type Pseudo = string | ((element: Inner) => boolean) | ((element: Inner, data?: string | null) => boolean);

/** Text controls, by https://html.spec.whatwg.org/#concept-input-apply of `readonly`. */
const TEXT_INPUT =
  "input:is(:not([type]), [type=''], [type=text i], [type=search i], [type=url i], [type=tel i], [type=email i], [type=password i], [type=date i], [type=month i], [type=week i], [type=time i], [type=datetime-local i], [type=number i])";

/**
 * Pseudo-classes that css-select answers unlike a browser, and two of our own that stand for what it reads inexactly:
 * `onscreen-class` splits at white space of HTML alone, `onscreen-tag` knows that only HTML's names have no case.
 */
export const pseudos = (foldCase: boolean): Record<string, Pseudo> => ({
  root: isRootElement,
  scope: (element: Inner) =>
    element === context.scope || (context.scope?.nodeType === TYPE.document && isRootElement(element)),
  "onscreen-anchor": (element: Inner) => element === context.anchor,
  empty: isEmpty,
  link: ":is(a, area)[href]",
  "any-link": ":is(a, area)[href]",
  "read-only": ":not(:read-write)",
  "read-write": `:is(${TEXT_INPUT}, textarea):not([readonly], :disabled), [contenteditable]:not([contenteditable=false i])`,
  "onscreen-class": (element: Inner, token?: string | null) => {
    const list = attributeOf(element, "class");
    if (list === null) return false;
    return foldCase ? hasToken(list.toLowerCase(), (token as string).toLowerCase()) : hasToken(list, token as string);
  },
  "onscreen-tag": (element: Inner, name?: string | null) => {
    const isHtml = outer(element).namespaceURI === "http://www.w3.org/1999/xhtml";
    return element.localName === (isHtml ? (name as string).toLowerCase() : name);
  },
});

function isRootElement(element: Inner): boolean {
  return element.parentNode?.nodeType === TYPE.document;
}

/** No child but comments: browsers count white space, css-select does not. */
function isEmpty(element: Inner): boolean {
  let child: Inner | null = element[NEXT];
  while (child.nodeType === TYPE.attribute) child = child[NEXT];
  if (child === element[END]) return true;
  for (; child; child = nextSibling(child)) {
    if (child.nodeType === TYPE.element || (child.nodeType === TYPE.text && child[VALUE] !== "")) return false;
  }
  return true;
}
