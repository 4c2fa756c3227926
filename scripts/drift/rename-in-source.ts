import { type Rename, widenedSelector } from "@onscreen/core";
import ts from "typescript";

/** What a rename came to in one file. */
export interface RenamedSource {
  readonly text: string;
  /** How many texts go by the new name as well now. */
  readonly changed: number;
  /** Lines, from 1, on which an attribute is read by its old name: what is read there is no selector. */
  readonly byHand: readonly number[];
}

/** Writes new names beside the old ones into every selector of a source: its string and template literals. */
export function renameInSource(file: string, text: string, renames: readonly Rename[]): RenamedSource {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const attributes = new Set(renames.flatMap(({ from }) => (from.startsWith("[") ? [from.slice(1, -1)] : [])));
  const literals: { start: number; end: number }[] = [];
  const byHand: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) && attributes.has(node.text))
      byHand.push(source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1);
    // its text as it is written, so that quotes stay as they are; a template is one selector, whatever is put into it
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
      literals.push({ start: node.getStart(source) + 1, end: node.getEnd() - 1 });
    else ts.forEachChild(node, visit);
  };
  visit(source);
  let changed = 0;
  let after = text;
  for (const { start, end } of literals.reverse()) {
    const before = text.slice(start, end);
    const known = widenedSelector(before, renames) as string;
    if (known === before) continue;
    changed++;
    after = after.slice(0, start) + known + after.slice(end);
  }
  return { text: after, changed, byHand };
}
