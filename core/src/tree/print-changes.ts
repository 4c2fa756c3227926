import { type LineOptions, nodeLine } from "./line.js";
import type { Line } from "./print.js";
import type { TreeChange } from "./types.js";
import { quote } from "./words.js";

const SIGNS = { added: "+", removed: "-", changed: "~" } as const;

/** What is different, a line a change: `+` came, `-` went, `~` is different now. */
export function changeLines(changes: readonly TreeChange[], options: LineOptions): Line[] {
  if (changes.length === 0) return [{ depth: 0, text: "! nothing has changed" }];
  return changes.map((change) => {
    const place = change.change === "added" && change.in ? ` in ${quote(change.in)}` : "";
    return { depth: 0, text: `! ${SIGNS[change.change]} ${nodeLine(change.node, options)}${place}` };
  });
}
