import type { Page } from "../page/page.js";
import { openReading } from "../page/reading.js";
import { isShown, parserFor } from "../parser/applies.js";
import { judgeEmpty } from "../parser/outcome.js";
import { survey } from "../parser/survey.js";
import type { Outcome, Parser, ViewsOf } from "../parser/types.js";
import { observe } from "./observe.js";
import { settler } from "./settle.js";

export interface ReadyOptions<N extends string> {
  /** The views that must be there; without them any view of the platform. */
  views?: readonly N[];
  /** Ends the wait: `AbortSignal.timeout(5000)`. Without one a page that never loads is waited for for ever. */
  signal?: AbortSignal;
}

const QUIET = 50;

/**
 * Waits until the views are there and say themselves that they are loaded. Resolves with `ok`, or with what the page became
 * instead (`signed-out`, `blocked`), or with `loading` when the signal ended the wait; it never rejects over a slow page.
 *
 * @example await ready(page, { views: ["slack.thread"], signal: AbortSignal.timeout(5000) });
 * @throws TypeError on a document without a window.
 */
export function ready<P extends readonly Parser[], const N extends ViewsOf<P>["name"] = ViewsOf<P>["name"]>(
  page: Page<P>,
  options: ReadyOptions<N> = {},
): Promise<Outcome> {
  const { views, signal } = options;
  const view = page.document.defaultView;
  if (!view) throw new TypeError("only a live page can be waited for: this document has no window");
  return new Promise((resolve) => {
    const settle = settler(view, QUIET, check);
    const observing = observe(page, settle.touch);
    const finish = (outcome: Outcome): void => {
      settle.stop();
      observing.stop();
      signal?.removeEventListener("abort", timeOut);
      resolve(outcome);
    };
    const timeOut = (): void => finish(readiness(page, views) ?? "loading");
    function check(): void {
      const outcome = readiness(page, views);
      if (outcome) finish(outcome);
      else observing.refresh();
    }
    signal?.addEventListener("abort", timeOut);
    if (signal?.aborted) timeOut();
    else check();
  });
}

/** The outcome once there is nothing more to wait for; undefined while the page may still become ready. */
function readiness(page: Page, names: readonly string[] | undefined): Outcome | undefined {
  const reading = openReading(page);
  const parser = parserFor(reading);
  if (!parser) return "unsupported";
  const wanted = parser.views.filter((view) => !names || names.includes(view.name));
  const seen = survey(reading, parser.views);
  const loaded = seen.found.filter(
    ({ view, root }) => wanted.includes(view) && (view.ready.length === 0 || isShown(reading, view.ready, root)),
  );
  const complete = names ? names.every((name) => loaded.some(({ view }) => view.name === name)) : loaded.length > 0;
  if (complete) return isShown(reading, parser.states.loading?.shows ?? []) && loaded.length === 0 ? undefined : "ok";
  const { outcome } = judgeEmpty(reading, parser, wanted, seen, false);
  return outcome === "signed-out" || outcome === "blocked" ? outcome : undefined;
}
