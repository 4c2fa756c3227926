import type { Page } from "../page/page.js";
import { openReading, type Reading } from "../page/reading.js";
import { resolve } from "../refs/resolve.js";
import { cutText } from "./budget.js";
import { TreeBuilder } from "./build.js";
import { diffTrees } from "./diff.js";
import { everyElement } from "./every.js";
import { filterNodes } from "./filters.js";
import { finishTree } from "./finish.js";
import { printLines } from "./print.js";
import { keepShapes } from "./sample.js";
import type { Tree, TreeData, TreeOptions } from "./types.js";

/**
 * Reads what is on the screen as an accessibility tree: one consistent moment, without changing the page. Never throws on
 * what a page holds.
 *
 * @example
 * const tree = readTree(page, { maxTokens: 8000 });
 * send(tree.text);
 * if (tree.cursor) send(readTree(page, { maxTokens: 8000, cursor: tree.cursor }).text);
 */
export function readTree(page: Page, options: TreeOptions = {}): Tree {
  keepShapes(page);
  const reading = openReading(page, options.within === undefined ? everyElement : undefined);
  const { start, status } = startOf(page, options);
  const nodes = start
    ? filterNodes(finishTree(new TreeBuilder({ reading, urls: options.urls === true }).build(start)), options)
    : [];
  const data: TreeData = {
    url: page.url,
    title: page.title,
    frame: page.frame,
    trust: "page-content",
    status,
    nodes,
    ...(options.since && { changes: diffTrees(options.since.nodes, nodes) }),
    notes: notesOf(reading),
  };
  let cut: ReturnType<typeof cutText> | undefined;
  const printed = () => (cut ??= cutText(printLines(data, options), options));
  return {
    ...data,
    get text() {
      return printed().text;
    },
    get cursor() {
      return printed().cursor;
    },
  };
}

function startOf(page: Page, { within }: TreeOptions): { start: Node | undefined; status: TreeData["status"] } {
  if (within === undefined) return { start: page.document, status: "ok" };
  const hit = resolve(page, within);
  return "element" in hit ? { start: hit.element, status: "ok" } : { start: undefined, status: hit.status };
}

function notesOf(reading: Reading): string[] {
  const notes: string[] = [];
  const { unread } = reading.dom.cascade?.(reading.roots) ?? { unread: 0 };
  if (unread > 0) notes.push(`${unread} style sheets of this saved page are not in the file: what they hide is shown`);
  if (reading.invisible > 0) notes.push(`${reading.invisible} invisible characters were left out`);
  return notes;
}
