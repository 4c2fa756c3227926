import { comparePosition, contains, treeOf } from "../compare.js";
import type { Inner } from "../linkedom.js";
import { select, selectFirst } from "../select.js";

/*
 * The folder holds what linkedom answers unlike a browser, too slowly for a large page, or by changing it. Everything else
 * is inherited from it.
 */

type Members = object & ThisType<Inner & Element>;

/** Methods and accessors to be put on a prototype. */
export const define = (members: Members): PropertyDescriptorMap => Object.getOwnPropertyDescriptors(members);

const hostOf = (root: Inner): Inner | undefined => (root as Inner & { host?: Inner }).host;

function readOnly(): never {
  throw new TypeError("A snapshot is read-only: reading never changes a page. Parse a copy of your own to edit it.");
}

export const positionMembers = define({
  contains(node: Node | null) {
    return node !== null && contains(this, node as unknown as Inner);
  },
  compareDocumentPosition(node: Node) {
    return comparePosition(this, node as unknown as Inner);
  },
  getRootNode(options?: GetRootNodeOptions) {
    let root = treeOf(this);
    for (let host = hostOf(root); options?.composed && host; host = hostOf(root)) root = treeOf(host);
    return root;
  },
});

export const queryMembers = define({
  querySelectorAll(css: string) {
    return select(this, css);
  },
  querySelector(css: string) {
    return selectFirst(this, css);
  },
  getElementsByTagName(name: string) {
    return select(this, name === "*" ? "*" : name.replace(/[^\w-]/g, "\\$&"));
  },
  getElementsByClassName(names: string) {
    const classes = names.split(/[\t\n\f\r ]+/).filter((name) => name !== "");
    return classes.length === 0
      ? []
      : select(this, classes.map((name) => `[class~="${name.replace(/["\\]/g, "\\$&")}"]`).join(""));
  },
});

export const mutationMembers = define(
  Object.fromEntries(
    "insertBefore replaceChild removeChild replaceChildren normalize setAttribute setAttributeNode removeAttribute removeAttributeNode remove before after replaceWith attachShadow addEventListener"
      .split(" ")
      .map((name) => [name, readOnly]),
  ),
);
