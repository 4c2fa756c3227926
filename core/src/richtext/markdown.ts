import type { BlockContent, Blockquote, Nodes, Parents, Text } from "mdast";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { gfmTaskListItemToMarkdown } from "mdast-util-gfm-task-list-item";
import { defaultHandlers, type Info, type Options, type State, toMarkdown } from "mdast-util-to-markdown";

/** Blocks as GitHub-flavoured Markdown, without a line break at the end. */
export const printMarkdown = (blocks: readonly BlockContent[]): string =>
  blocks.length === 0 ? "" : toMarkdown({ type: "root", children: [...blocks] }, OPTIONS).trimEnd();

/** An address in running text: readers find it only as it is, and GFM links it only then. */
const ADDRESS = /https?:\/\/[^\s<>()[\]"'`\\|]+/g;

/** An ampersand needs its backslash only before what could be a character reference. */
const NEEDLESS = /(\\\\)|\\&(?!#?\w+;)/g;

function printWords(node: Text, parent: Parents | undefined, state: State, info: Info): string {
  const value = (node.data?.markdown ?? node.value).replace(/[ \t]+/g, " ");
  const words = info.before.endsWith("\n") ? value.trimStart() : value;
  if (state.stack.includes("autolink")) return defaultHandlers.text({ ...node, value: words }, parent, state, info);
  let out = "";
  let done = 0;
  const escapeUpTo = (end: number, after: string): void => {
    const part = words.slice(done, end);
    const before = out === "" ? info.before : out.slice(-1);
    out += state.safe(part, { ...info, before, after }).replace(NEEDLESS, (_, pair: string | undefined) => pair ?? "&");
    done = end;
  };
  for (const { 0: address, index } of words.matchAll(ADDRESS)) {
    escapeUpTo(index, address.charAt(0));
    out += address;
    done = index + address.length;
  }
  escapeUpTo(words.length, info.after);
  return out;
}

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
  extensions: [
    gfmTableToMarkdown({ tablePipeAlign: false }),
    gfmStrikethroughToMarkdown(),
    gfmTaskListItemToMarkdown(),
  ],
  handlers: { text: printWords, break: printBreak, blockquote: printQuote },
};
