import type { States } from "../semantics/states-types.js";
import type { TreeNode } from "./types.js";
import { quote } from "./words.js";

/** Words that tell a state by themselves. */
const ON: Readonly<Record<string, string>> = { checked: "on", haspopup: "menu" };
const OFF: Readonly<Record<string, string>> = { checked: "off", expanded: "collapsed" };

/** The states of a node as words, in a fixed order. */
export function stateWords(node: TreeNode, withoutLevel = false): string[] {
  const words: string[] = [];
  for (const [state, value] of Object.entries(node.states)) {
    if (state === "level" && withoutLevel) continue;
    const word = wordOf(state, value, node);
    if (word !== undefined) words.push(word);
  }
  if (node.omitted) words.push(`omitted=${node.omitted}`);
  return words;
}

function wordOf(state: string, value: States[keyof States], node: TreeNode): string | undefined {
  if (value === undefined) return undefined;
  if ((state === "valuenow" || state === "valuetext") && String(value) === node.value) return undefined;
  if (value === true || (state === "haspopup" && value === "menu") || (state === "current" && value === "true"))
    return ON[state] ?? state;
  if (value === false) return OFF[state] ?? `${state}=false`;
  if (state === "checked" && value === "mixed") return "mixed";
  return `${state}=${typeof value === "string" && !/^[\w-]+$/.test(value) ? quote(value) : String(value)}`;
}
