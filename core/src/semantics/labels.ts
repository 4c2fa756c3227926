import { rootOf } from "../page/composed.js";
import { perReading, type Reading } from "../page/reading.js";
import { inputType } from "./elements.js";
import { relationsOf } from "./relations.js";

const LABELABLE_TAGS = new Set("button input meter output progress select textarea".split(" "));

/** All `label` elements by the control they belong to, in document order: https://html.spec.whatwg.org/#labeled-control */
const labelsByControl = perReading((reading) => {
  const labels = new Map<Element, Element[]>();
  const give = (label: Element, control: Element) => {
    const known = labels.get(control);
    if (known) known.push(label);
    else labels.set(control, [label]);
  };
  for (const inTree of relationsOf(reading).labels) pairUp(inTree, reading, give);
  return labels;
});

/** The labels of a control; none for what can't be labelled. */
export const labelsOf = (reading: Reading, control: Element): readonly Element[] =>
  labelsByControl(reading).get(control) ?? [];

/** Every label with the control that it belongs to. */
export const labelledControls = (reading: Reading): Iterable<readonly [control: Element, labels: readonly Element[]]> =>
  labelsByControl(reading);

function pairUp(inTree: readonly Element[], reading: Reading, give: (label: Element, control: Element) => void): void {
  // labels that wait for their first control: those that the walk is inside of
  const open: Element[] = [];
  for (const element of inTree) {
    while (open.length > 0 && !open[open.length - 1]?.contains(element)) open.pop();
    const isLabel = element.localName === "label";
    if (!isLabel && open.length === 0) continue;
    if (!isLabel) {
      if (!isLabelable(element)) continue;
      for (const label of open) give(label, element);
      open.length = 0;
    } else if (element.hasAttribute("for")) {
      const target = reading.dom.byId(rootOf(element, reading).node, element.getAttribute("for") ?? "");
      if (target && isLabelable(target)) give(element, target);
    } else open.push(element);
  }
}

/** A form-associated custom element can't be told from others; one that the page gave a role takes its label. */
function isLabelable(element: Element): boolean {
  if (element.localName === "input") return inputType(element) !== "hidden";
  return LABELABLE_TAGS.has(element.localName) || (element.localName.includes("-") && element.hasAttribute("role"));
}
