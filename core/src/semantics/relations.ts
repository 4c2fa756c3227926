import { says } from "../page/facts.js";
import { perReading, type Reading } from "../page/reading.js";
import { SAYS } from "../page/says.js";
import { type Sought, seek } from "../page/seek.js";

/** The elements of a page that say something of others, each list in the order of the page. */
export interface Relations {
  /** With `aria-owns`. */
  readonly owners: readonly Element[];
  /** Named, described or corrected by ids. */
  readonly referrers: readonly Element[];
  /** Labels and what can be labelled, tree by tree. */
  readonly labels: readonly (readonly Element[])[];
  /** Legends and captions. */
  readonly captions: readonly Element[];
  readonly saysDisabled: boolean;
  readonly saysReadonly: boolean;
}

const REFERENCES = ["aria-labelledby", "aria-describedby", "aria-errormessage"];
const LABELS = new Set("label button input meter output progress select textarea".split(" "));
const CAPTIONS = new Set(["legend", "caption"]);

export const RELATED: Sought = {
  css: [
    "[aria-owns]",
    '[aria-disabled="true" i]',
    '[aria-readonly="true" i]',
    ...REFERENCES.map((name) => `[${name}]`),
    ...LABELS,
    ...CAPTIONS,
  ].join(","),
  fits: (facts) => says(facts, SAYS.aria) || LABELS.has(facts.tag) || CAPTIONS.has(facts.tag),
};

/** One look at a tree finds them all: a page may have thousands of shadow trees. */
export const relationsOf = perReading((reading: Reading): Relations => {
  const owners: Element[] = [];
  const referrers: Element[] = [];
  const labels: Element[][] = [];
  const captions: Element[] = [];
  let saysDisabled = false;
  let saysReadonly = false;
  for (const { node } of reading.roots.all) {
    const inTree: Element[] = [];
    for (const facts of seek(reading, node, RELATED)) {
      const { element, tag } = facts;
      if (LABELS.has(tag)) inTree.push(element);
      else if (CAPTIONS.has(tag)) captions.push(element);
      if (!says(facts, SAYS.aria)) continue;
      if (element.hasAttribute("aria-owns")) owners.push(element);
      if (REFERENCES.some((name) => element.hasAttribute(name))) referrers.push(element);
      saysDisabled ||= element.getAttribute("aria-disabled")?.toLowerCase() === "true";
      saysReadonly ||= element.getAttribute("aria-readonly")?.toLowerCase() === "true";
    }
    if (inTree.length > 0) labels.push(inTree);
  }
  return { owners, referrers, labels, captions, saysDisabled, saysReadonly };
});
