import type { RootIndex } from "../page/roots.js";

/**
 * Tells whether a live page may have changed: equal numbers mean that it did not. Given the trees of a reading it watches
 * them from then on, until the first change. It stands here because only this room observes; the page asks through its
 * `Dom` port, so that a reference can be looked up in a page at rest without reading it anew.
 */
export function revisionMeter(): (roots?: RootIndex) => number {
  let revision = 0;
  let watched = 0;
  let observer: MutationObserver | undefined;
  const changed = (): void => {
    observer?.disconnect();
    watched = 0;
    revision++;
  };
  return (roots) => {
    if (watched > 0 && observer && observer.takeRecords().length > 0) changed();
    if (roots === undefined) return watched > 0 ? revision : ++revision;
    if (typeof MutationObserver === "undefined") return ++revision;
    // a shadow root that was attached is no mutation
    if (watched > 0 && watched !== roots.all.length) changed();
    if (watched === 0) {
      observer ??= new MutationObserver(changed);
      for (const { node } of roots.all)
        observer.observe(node, { subtree: true, childList: true, attributes: true, characterData: true });
      watched = roots.all.length;
    }
    return revision;
  };
}
