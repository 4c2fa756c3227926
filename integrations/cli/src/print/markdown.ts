import type { BlockContent, Html, List, ListItem, PhrasingContent, Root, RootContent } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import { inline, isRecord, isRichText } from "./shapes.js";
import { harmless } from "./style.js";

/**
 * A record as Markdown: a list of its keys. What somebody wrote keeps its own Markdown, in a quotation, so that it is seen
 * where it begins and ends.
 */
export function recordToMarkdown(title: string, record: unknown): string {
  const root: Root = {
    type: "root",
    children: [{ type: "heading", depth: 2, children: [text(title)] }, ...blocks(record)],
  };
  return toMarkdown(root, { bullet: "-", listItemIndent: "one" });
}

function blocks(value: unknown): BlockContent[] {
  if (isRichText(value)) return value.markdown === "" ? [] : [{ type: "blockquote", children: [asIs(value.markdown)] }];
  const line = inline(value);
  if (line !== undefined) return [paragraph(text(line))];
  if (typeof value === "string")
    return [
      {
        type: "blockquote",
        children: harmless(value)
          .split(/\n+/)
          .map((part) => paragraph(text(part))),
      },
    ];
  if (Array.isArray(value))
    return [
      list(
        true,
        value.map((item) => ({ type: "listItem", spread: false, children: blocks(item) })),
      ),
    ];
  if (!isRecord(value)) return [];
  return [
    list(
      false,
      Object.entries(value).flatMap(([key, one]) => (one === undefined ? [] : [entry(key, one)])),
    ),
  ];
}

function entry(key: string, value: unknown): ListItem {
  const label: PhrasingContent = { type: "strong", children: [text(harmless(key))] };
  const line = isRichText(value) ? undefined : inline(value);
  const children: BlockContent[] =
    line === undefined ? [paragraph(label), ...blocks(value)] : [paragraph(label, text(` ${line}`))];
  return { type: "listItem", spread: false, children };
}

const list = (ordered: boolean, children: ListItem[]): List => ({ type: "list", ordered, spread: false, children });

const paragraph = (...children: PhrasingContent[]): BlockContent => ({ type: "paragraph", children });

const text = (value: string): PhrasingContent => ({ type: "text", value });

/** Markdown that is Markdown already: what the printer calls HTML it prints as it stands. */
const asIs = (value: string): Html & RootContent => ({ type: "html", value: harmless(value) });
