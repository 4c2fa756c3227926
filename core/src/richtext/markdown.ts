import type { BlockContent, Blockquote, Nodes, Parents } from "mdast";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { gfmTaskListItemToMarkdown } from "mdast-util-gfm-task-list-item";
import { defaultHandlers, type Info, type Options, type State, toMarkdown } from "mdast-util-to-markdown";
import { printPlainLines } from "./plain-lines.js";
import { printImage, printLink } from "./targets.js";
import { printWords } from "./words.js";

/** Blocks as GitHub-flavoured Markdown, without a line break at the end. */
export const printMarkdown = (blocks: readonly BlockContent[]): string =>
  blocks.length === 0 ? "" : (printPlainLines(blocks) ?? printAnything(blocks));

/** By the ecosystem's own printer, which knows all that Markdown has. */
export const printAnything = (blocks: readonly BlockContent[]): string =>
  toMarkdown({ type: "root", children: [...blocks] }, OPTIONS).trimEnd();

/** Two blanks, which survive folding; in a table, where a line can't end, what GitHub writes. */
const printBreak = (_: Nodes, _parent: Parents | undefined, state: State): string =>
  state.stack.includes("tableCell") ? "<br>" : "  \n";

function printQuote(node: Blockquote, parent: Parents | undefined, state: State, info: Info): string {
  const quote = defaultHandlers.blockquote(node, parent, state, info);
  const kind = node.data?.alert;
  if (!kind) return quote;
  // what is no paragraph would be read as more of the line with the kind
  const apart = node.children[0]?.type === "paragraph" ? "" : ">\n";
  return `> [!${kind}]\n${apart}${quote}`;
}

/** Made once: the printer compiles what it has to escape on first use and keeps it on these objects. */
const OPTIONS: Options = {
  bullet: "-",
  bulletOther: "*",
  rule: "-",
  // without an empty line a table would go on with the paragraph at the end of what stands before it
  join: [(_, right, parent) => (parent.type === "listItem" && right.type === "table" ? 1 : undefined)],
  extensions: [
    gfmTableToMarkdown({ tablePipeAlign: false }),
    gfmStrikethroughToMarkdown(),
    gfmTaskListItemToMarkdown(),
  ],
  handlers: { text: printWords, break: printBreak, blockquote: printQuote, link: printLink, image: printImage },
};
