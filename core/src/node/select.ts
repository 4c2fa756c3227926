import { type Inner, type InnerDocument, LAST, ORDER, outer, POSITION, TYPE } from "./linkedom.js";
import { type Branch, compileSelector } from "./selector/compile.js";
import { withScope } from "./selector/context.js";
import { allInRange, firstInRange, nearestByIndex } from "./selector/search.js";

/** Matches below `scope`, in document order; neither in shadow roots nor in frames. */
export function select(scope: Inner, css: string): Element[] {
  const document = documentOf(scope);
  const branches = branchesOf(document, css);
  const from = scope[POSITION] + 1;
  const to = scope[LAST];
  return withScope(scope, () => {
    const [only] = branches;
    if (only && branches.length === 1) return allInRange(document, only, from, to) as unknown as Element[];
    const found = new Set(branches.flatMap((branch) => allInRange(document, branch, from, to)));
    return [...found].sort((a, b) => a[POSITION] - b[POSITION]) as unknown as Element[];
  });
}

/** The first of `select`, or null. */
export function selectFirst(scope: Inner, css: string): Element | null {
  const document = documentOf(scope);
  const branches = branchesOf(document, css);
  return withScope(scope, () => {
    let first: Inner | null = null;
    for (const branch of branches) {
      const to: number = first === null ? scope[LAST] : (first as Inner)[POSITION] - 1;
      first = firstInRange(document, branch, scope[POSITION] + 1, to) ?? first;
    }
    return first && outer(first);
  });
}

export function matches(element: Inner, css: string): boolean {
  const branches = branchesOf(element.ownerDocument, css);
  return withScope(element, () => branches.some(({ test }) => test(element)));
}

export function closest(element: Inner, css: string): Element | null {
  const branches = branchesOf(element.ownerDocument, css);
  return withScope(element, () => {
    let nearest: Inner | null = null;
    for (const branch of branches) {
      const found = nearestByIndex(element, branch);
      const own: Inner | null = found === undefined ? climb(element, branch, nearest) : found;
      if (own && (!nearest || own[POSITION] > nearest[POSITION])) nearest = own;
    }
    return nearest && outer(nearest);
  });
}

function climb(element: Inner, { test }: Branch, until: Inner | null): Inner | null {
  for (let at: Inner | null = element; at && at !== until && at.nodeType === TYPE.element; at = at.parentNode) {
    if (test(at)) return at;
  }
  return null;
}

/** The first element of this id in the tree below `root`; ids of shadow roots are their own. */
export function elementById(root: Inner, id: string): Element | null {
  if (id === "") return null;
  const document = documentOf(root);
  const branch: Branch = { keys: [(index) => index.value("id", id)], needs: [], exact: true, test: () => true };
  const found = firstInRange(document, branch, root[POSITION] + 1, root[LAST]);
  return found && outer(found);
}

const documentOf = (node: Inner): InnerDocument =>
  node.nodeType === TYPE.document ? (node as InnerDocument) : node.ownerDocument;

const branchesOf = (document: InnerDocument, css: string): readonly Branch[] =>
  compileSelector(css, document[ORDER].mode);
