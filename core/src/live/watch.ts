import type { Page } from "../page/page.js";
import { extract } from "../parser/extract.js";
import type { Parser, View, ViewResult, ViewsOf } from "../parser/types.js";
import { type Change, compare, type Remembered, remember } from "./changes.js";
import { observe } from "./observe.js";
import { settler } from "./settle.js";

export interface WatchOptions<N extends string> {
  views?: readonly N[];
  /** Milliseconds without a change before the page is read again. @default 150 */
  settle?: number;
  /** Ends the watch; nothing of it stays on the page. */
  signal?: AbortSignal;
}

/**
 * Yields what is added, changed and removed, by key and reference, once the page has settled. Cheap on a busy page: one
 * observer, reading in idle time, none while nothing changes.
 *
 * @example for await (const change of watch(page, { views: ["slack.thread"], settle: 150, signal })) port.postMessage(change);
 * @throws TypeError on a document without a window.
 */
export async function* watch<P extends readonly Parser[], const N extends ViewsOf<P>["name"] = ViewsOf<P>["name"]>(
  page: Page<P>,
  options: WatchOptions<N> = {},
): AsyncGenerator<Change, void, void> {
  const { views, settle = 150, signal } = options;
  const view = page.document.defaultView;
  if (!view) throw new TypeError("only a live page can be watched: this document has no window");
  const queue: Change[] = [];
  let wake: (() => void) | undefined;
  let memory = read(page, views, new Map()).memory;
  const settled = settler(view, settle, () => {
    const next = read(page, views, memory);
    memory = next.memory;
    queue.push(...next.changes);
    observing.refresh();
    wake?.();
  });
  const observing = observe(page, settled.touch);
  const stop = (): void => wake?.();
  signal?.addEventListener("abort", stop);
  try {
    while (!signal?.aborted) {
      const change = queue.shift();
      if (change) yield change;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    settled.stop();
    observing.stop();
    signal?.removeEventListener("abort", stop);
  }
}

function read(
  page: Page,
  names: readonly string[] | undefined,
  before: ReadonlyMap<string, Remembered>,
): { memory: Map<string, Remembered>; changes: Change[] } {
  const results = extract(page, names ? { views: names } : {}).views as readonly ViewResult[];
  const memory = new Map<string, Remembered>();
  const changes: Change[] = [];
  for (const result of results) {
    const table = tableOf(page, result);
    if (!table) continue;
    const id = `${result.view} ${result.ref}`;
    const old = before.get(id);
    const now = remember(table, result, old);
    memory.set(id, now);
    changes.push(...(old ? compare(old, now) : [opened(result)]));
  }
  for (const [id, { name, ref }] of before)
    if (!memory.has(id)) changes.push({ kind: "closed", view: name, viewRef: ref });
  return { memory, changes };
}

const opened = (result: ViewResult): Change => ({
  kind: "opened",
  view: result.view,
  viewRef: result.ref,
  item: result.status === "ok" ? result.record : result.partial,
});

const tableOf = (page: Page, result: ViewResult): View | undefined =>
  page.parsers
    .flatMap((parser) => [...parser.views])
    .find((view) => view.name === result.view && view.layout === result.layout);
