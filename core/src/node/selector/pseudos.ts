import { attributeOf, nextSibling } from "../chain.js";
import { END, type Inner, NEXT, TYPE, VALUE } from "../linkedom.js";
import { context } from "./context.js";
import { isChecked, isDisableable, isDisabled, isOptional, isReadOnly, isReadWrite } from "./form-state.js";
import { ANCHOR } from "./has.js";

/** Pseudo-classes that css-select answers unlike a browser. */
export const PSEUDOS: Readonly<Record<string, (element: Inner) => boolean>> = {
  root: isRootElement,
  scope: (element) =>
    element === context.scope || (context.scope?.nodeType === TYPE.document && isRootElement(element)),
  [ANCHOR]: (element) => element === context.anchor,
  empty: isEmpty,
  link: isLink,
  "any-link": isLink,
  checked: isChecked,
  disabled: isDisabled,
  enabled: (element) => isDisableable(element) && !isDisabled(element),
  optional: isOptional,
  "read-only": isReadOnly,
  "read-write": isReadWrite,
};

function isLink(element: Inner): boolean {
  return (element.localName === "a" || element.localName === "area") && attributeOf(element, "href") !== null;
}

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
