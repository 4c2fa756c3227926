import type { Reading } from "../page/reading.js";
import { labelledControls } from "../semantics/labels.js";
import { referenced } from "../semantics/references.js";
import { relationsOf } from "../semantics/relations.js";
import type { Draft, Drafts } from "./draft.js";
import { upwards } from "./draft.js";

const REFERENCES = ["aria-labelledby", "aria-describedby", "aria-errormessage"] as const;

/** What an element labels or describes: controls of a label, referrers by id, the group of a legend, the table of a caption. */
export function echoesOf(reading: Reading): ReadonlyMap<Element, readonly Element[]> {
  const echoes = new Map<Element, Element[]>();
  const add = (part: Element, whole: Element) => {
    const known = echoes.get(part);
    if (known) known.push(whole);
    else echoes.set(part, [whole]);
  };
  const { referrers, captions } = relationsOf(reading);
  for (const element of referrers)
    for (const name of REFERENCES)
      for (const target of referenced(reading, element, name)) if (target !== element) add(target, element);
  for (const [control, labels] of labelledControls(reading)) for (const label of labels) add(label, control);
  for (const caption of captions) if (caption.parentElement) add(caption, caption.parentElement);
  return echoes;
}

/** Takes out texts that a control or group tells as its name or description. */
export function dropEchoes(drafts: Drafts): void {
  const sources = new Set<Element>();
  for (const { echoOf } of drafts.all) if (echoOf) for (const element of echoOf) sources.add(element);
  if (sources.size === 0) return;
  const told = new Map<Element, string>();
  for (const { element, node } of drafts.all) {
    if (!element || !sources.has(element)) continue;
    told.set(element, fold(`${node.name}\n${node.description ?? ""}\n${node.states.errormessage ?? ""}`));
  }
  const isTold = ({ node, echoOf }: Draft): boolean => {
    const text = fold(node.name);
    return echoOf?.some((element) => told.get(element)?.includes(text)) === true;
  };
  upwards(drafts, (draft) => {
    if (draft.children.some((child) => child.echoOf && isTold(child)))
      draft.children = draft.children.filter((child) => !child.echoOf || !isTold(child));
  });
}

const fold = (text: string): string =>
  text
    .replace(/[ \t\r\f\u00A0]+/g, " ")
    .trim()
    .toLowerCase();
