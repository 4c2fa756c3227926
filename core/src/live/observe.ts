import type { Page } from "../page/page.js";
import { indexRoots } from "../page/roots.js";

export interface Observing {
  /** Also follows trees that came since: shadow roots attached, frames loaded. */
  refresh(): void;
  stop(): void;
}

const WHAT: MutationObserverInit = { subtree: true, childList: true, characterData: true, attributes: true };

/**
 * Calls `changed` when anything changes in any tree of the page: one observer for all of them, form events because typing
 * changes no markup, and the loading of frames. The page's address is part of it, since routing may change nothing else.
 */
export function observe(page: Page, changed: () => void): Observing {
  const view = page.document.defaultView;
  if (!view) throw new TypeError("only a live page can be waited for: this document has no window");
  const observer = new view.MutationObserver(changed);
  const known = new WeakSet<Node>();
  const nodes = new Set<WeakRef<Node>>();
  const events = ["input", "change", "load"] as const;

  const follow = (node: Node): void => {
    if (known.has(node)) return;
    known.add(node);
    nodes.add(new WeakRef(node));
    observer.observe(node, WHAT);
    for (const event of events) node.addEventListener(event, changed, { capture: true, passive: true });
  };
  const refresh = (): void => {
    for (const root of indexRoots(page.document, page.dom).all) follow(root.node);
  };
  view.addEventListener("popstate", changed);
  view.addEventListener("hashchange", changed);
  refresh();
  return {
    refresh,
    stop() {
      observer.disconnect();
      view.removeEventListener("popstate", changed);
      view.removeEventListener("hashchange", changed);
      for (const reference of nodes)
        for (const event of events) reference.deref()?.removeEventListener(event, changed, { capture: true });
      nodes.clear();
    },
  };
}
