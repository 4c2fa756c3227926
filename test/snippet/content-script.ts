import { type Change, extract, openPage, type Problem, ready, resolve, watch } from "@onscreen/core";
import { gmail } from "@onscreen/gmail";
import { slack } from "@onscreen/slack";

/* What an extension author wants to write: a content script that reads a draft and a thread, and finds its way back. */

declare const chrome: { dom: { openOrClosedShadowRoot(element: Element): ShadowRoot | null } };

/** What an extension does with what it reads. */
export interface Extension {
  report(problems: readonly Problem[]): void;
  use(markdown: string): void;
  readonly port: { postMessage(change: Change): void };
  readonly signal: AbortSignal;
}

export const matches = [gmail, slack].flatMap((p) => p.matches); // into the manifest

export const open = () =>
  openPage(document, { url: location.href, parsers: [gmail, slack], openShadow: chrome.dom.openOrClosedShadowRoot });

/** Reads what is there now, and puts the focus where a record says. */
export function readNow({ report, use }: Extension): string[] {
  const page = open();
  const refs: string[] = [];
  for (const v of extract(page, { views: ["gmail.draft", "slack.thread"] }).views) {
    if (v.status === "degraded") report(v.problems);
    else if (v.view === "gmail.draft") use(v.record.body.markdown); // typed by the literal, no cast
    refs.push(v.ref);
  }
  return refs.map((ref) => {
    const hit = resolve(page, ref);
    if (hit.status === "ok") hit.element.focus();
    return hit.status;
  });
}

/** Waits for the thread, then tells what happens in it until the signal ends it. */
export async function follow({ port, signal }: Extension): Promise<string> {
  const page = open();
  const outcome = await ready(page, { views: ["slack.thread"], signal: AbortSignal.timeout(5000) });
  for await (const change of watch(page, { views: ["slack.thread"], settle: 150, signal })) port.postMessage(change);
  return outcome;
}
