import { createRegistry, openPage, type Page, type Registry } from "@onscreen/core";
import { openReading, type Reading } from "../../../core/src/page/reading.js";
import { sameness } from "../../../core/src/refs/meaning.js";
import { resolveIn } from "../../../core/src/refs/resolve.js";
import type { Moment, Strategy } from "../types.js";

const pageOf = ({ document, url }: Moment, registry: Registry): Page => openPage(document, { url, registry });

/** References for all that a tree would print, as an assistant has them. */
function giveAll(page: Page, { controls }: Moment): void {
  const reading = openReading(page);
  for (const element of controls) page.registry.refOf(element, reading);
}

const refsOf = (page: Page, targets: readonly Element[]): string[] => {
  const reading = openReading(page);
  return targets.map((element) => page.registry.refOf(element, reading));
};

/** Our references: the same registry while the page lives, the stored one carried over when it was loaded anew. */
export const ours: Strategy = {
  name: "ours",
  remember(moment, targets) {
    let page = pageOf(moment, createRegistry());
    giveAll(page, moment);
    const refs = refsOf(page, targets);
    let last = moment.document;
    let read: { moment: Moment; reading: Reading } | undefined;
    const pageAt = (now: Moment): Page => {
      if (now.document !== last) {
        page = pageOf(now, createRegistry(JSON.parse(JSON.stringify(page.registry.store()))));
        last = now.document;
      }
      return page;
    };
    return {
      look: (now) => giveAll(pageAt(now), now),
      find(now, index) {
        if (read?.moment !== now) read = { moment: now, reading: openReading(pageAt(now)) };
        const hit = resolveIn(read.reading, refs[index] as string);
        return "element" in hit ? hit.element : null;
      },
    };
  },
};

/**
 * Our references without a registry: two captures that know nothing of each other, the same string or nothing. What is
 * marked as one of several duplicates says itself that it means nothing elsewhere.
 */
const stateless = (name: string, isVerified: boolean): Strategy => ({
  name,
  remember(moment, targets) {
    const page = pageOf(moment, createRegistry());
    giveAll(page, moment);
    const given = targets.map((element) => page.registry.givenTo(element) ?? refsOf(page, [element])[0]) as string[];
    const entries = given.map((ref) => page.registry.lastKnown(ref));
    const before = entries.map((entry) => ({
      identity: entry?.subject.identity,
      fragile: (entry?.subject.twins ?? 1) > 1,
    }));
    let read: { moment: Moment; byRef: ReadonlyMap<string, Element>; page: Page } | undefined;
    return {
      find(now, index) {
        if (read?.moment !== now) {
          const fresh = pageOf(now, createRegistry());
          giveAll(fresh, now);
          const byRef = new Map(now.controls.map((element) => [fresh.registry.givenTo(element) ?? "", element]));
          read = { moment: now, byRef, page: fresh };
        }
        const ref = given[index] as string;
        const found = read.byRef.get(ref) ?? null;
        const was = before[index];
        const is = read.page.registry.lastKnown(ref);
        if (!was?.identity || !is || was.fragile || (is.subject.twins ?? 1) > 1) return null;
        return !isVerified || sameness(was.identity, is.subject.identity) === "same" ? found : null;
      },
    };
  },
});

export const oursStateless = stateless("ours, no registry", false);
export const oursVerified = stateless("ours, no registry, verified", true);
