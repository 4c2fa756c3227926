import type { Reading } from "../page/reading.js";
import { labelledControls } from "../semantics/labels.js";
import { referenced } from "../semantics/references.js";
import { relationsOf } from "../semantics/relations.js";
import type { Growing } from "./growing.js";
import type { TreeNode } from "./types.js";

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
export function dropEchoes({ echoes, tellers }: Growing): void {
  if (echoes.length === 0) return;
  const told = new Map<Element, string>();
  const toldBy = (element: Element): string => {
    let text = told.get(element);
    if (text === undefined) {
      const node = tellers.get(element);
      text = node ? fold(`${node.name}\n${node.description ?? ""}\n${node.states.errormessage ?? ""}`) : "";
      told.set(element, text);
    }
    return text;
  };
  const dropped = new Set<TreeNode>();
  const holders = new Set<TreeNode>();
  for (const { text, holder, of } of echoes) {
    const words = fold(text.name);
    if (!of.some((element) => tellers.has(element) && toldBy(element).includes(words))) continue;
    dropped.add(text);
    holders.add(holder);
  }
  for (const holder of holders) holder.children = holder.children.filter((child) => !dropped.has(child));
}

const fold = (text: string): string =>
  text
    .replace(/[ \t\r\f\u00A0]+/g, " ")
    .trim()
    .toLowerCase();
