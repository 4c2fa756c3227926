import { finder } from "@medv/finder";
import type { Moment, Strategy } from "../types.js";

type Tree = Document | ShadowRoot;
/** A step for each tree on the way: hosts and frames first, the element last. */
type Path = readonly string[];

function pathOf(element: Element, top: Document, step: (element: Element, tree: Tree) => string): Path {
  const steps: string[] = [];
  for (let at: Element | null = element; at; ) {
    const tree = at.getRootNode() as Tree;
    steps.unshift(step(at, tree));
    if (tree === top) return steps;
    at = tree.nodeType === 9 ? ((tree as Document).defaultView?.frameElement ?? null) : (tree as ShadowRoot).host;
  }
  return steps;
}

function follow(path: Path, top: Document, find: (step: string, tree: Tree) => Element | null): Element | null {
  let tree: Tree | null = top;
  for (const [i, step] of path.entries()) {
    const found: Element | null = tree && find(step, tree);
    if (!found || i === path.length - 1) return found;
    tree = found.shadowRoot ?? (found as HTMLIFrameElement).contentDocument ?? null;
  }
  return null;
}

/** The path of tags and places from the root: Stagehand. */
const absolute = (element: Element): string => {
  const steps: string[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const name = at.localName;
    let nth = 1;
    for (let before = at.previousElementSibling; before; before = before.previousElementSibling)
      if (before.localName === name) nth++;
    steps.unshift(`${CSS.escape(name)}:nth-of-type(${nth})`);
  }
  return steps.join(">");
};

/** What "copy selector" of the developer tools gives: from the nearest id, classes, places where they are needed. */
const developerTools = (element: Element): string => {
  const steps: string[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.id) return [`#${CSS.escape(at.id)}`, ...steps].join(" > ");
    steps.unshift(stepOf(at));
    if (at.localName === "body" || at.localName === "html") break;
  }
  return steps.join(" > ");
};

function stepOf(element: Element): string {
  const name = CSS.escape(element.localName);
  const siblings = [...(element.parentNode?.children ?? [])].filter((e) => e.localName === element.localName);
  if (siblings.length < 2) return name;
  const classes = [...element.classList].map((c) => `.${CSS.escape(c)}`).join("");
  const others = siblings.filter((e) => e !== element);
  if (classes && !others.some((e) => [...element.classList].every((c) => e.classList.contains(c))))
    return name + classes;
  return `${name}${classes}:nth-child(${[...(element.parentNode?.children ?? [])].indexOf(element) + 1})`;
}

const select = (step: string, tree: Tree): Element | null => tree.querySelector(step);

function selector(name: string, step: (element: Element, tree: Tree) => string, most?: number): Strategy {
  return {
    name,
    ...(most !== undefined && { most }),
    remember({ document }: Moment, targets) {
      const paths = targets.map((element) => {
        try {
          return pathOf(element, document, step);
        } catch {
          return undefined; // it found no selector in its time
        }
      });
      return {
        find(now, index) {
          const path = paths[index];
          return path ? follow(path, now.document, select) : null;
        },
      };
    },
  };
}

export const absolutePath = selector("absolute XPath", absolute);
export const developerPath = selector("developer tools' CSS", developerTools);
export const finderPath = selector(
  "@medv/finder",
  (element, tree) =>
    finder(element, {
      root: (tree.nodeType === 9 ? (tree as Document).body : tree) as Element,
      timeoutMs: 100,
      maxNumberOfPathChecks: 200,
    }),
  15,
);
