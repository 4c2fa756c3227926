import type { BlockContent, PhrasingContent } from "mdast";

/** Blocks as text: paragraphs apart by an empty line, items and rows a line each, cells apart by a tab. */
export function printText(blocks: readonly BlockContent[]): string {
  return blocks.map(blockText).filter(Boolean).join("\n\n");
}

function blockText(block: BlockContent): string {
  switch (block.type) {
    case "paragraph":
    case "heading":
      return lineText(block.children);
    case "code":
      return block.value;
    case "blockquote":
      return printText(block.children as BlockContent[]);
    case "list":
      return block.children
        .flatMap((item) => (item.children as BlockContent[]).map(blockText))
        .filter(Boolean)
        .join("\n");
    case "table":
      return block.children
        .map(({ children }) =>
          children
            .map((cell) => lineText(cell.children).replace(/\n+/g, " "))
            .join("\t")
            .trimEnd(),
        )
        .filter(Boolean)
        .join("\n");
    default:
      return "";
  }
}

function lineText(line: readonly PhrasingContent[]): string {
  let out = "";
  for (const node of line) {
    if (node.type === "text" || node.type === "inlineCode") out += node.value;
    else if (node.type === "break") out = `${out.trimEnd()}\n`;
    else if (node.type === "image") out += node.alt ?? "";
    else if ("children" in node) out += lineText(node.children);
  }
  return out;
}
