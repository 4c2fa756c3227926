import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Extraction, Outcome } from "@onscreen/core";
import { type BrowserPage, loadBundler } from "./load.js";

/** What a page gave while it was live. It is raw: it stays in memory until it has been scrubbed. */
export interface LivePage {
  readonly outcome: Outcome;
  readonly html: string;
  readonly url: string;
  readonly extraction: Extraction;
}

export interface ReadLiveOptions {
  /** Wait for these views; any of the platform's by default. */
  views?: readonly string[];
  /** Milliseconds until a page that is not ready is taken as it is. @default 15000 */
  timeout?: number;
}

const WORLD = "onscreen";
let bundled: Promise<string> | undefined;

/**
 * Waits by the parser's own readiness, reads and captures in a world of our own: the page's scripts neither see it nor
 * change what it sees.
 */
export async function readLive(
  page: BrowserPage,
  { views, timeout = 15_000 }: ReadLiveOptions = {},
): Promise<LivePage> {
  const session = await page.context().newCDPSession(page);
  try {
    const { frameTree } = await session.send("Page.getFrameTree");
    const { executionContextId: contextId } = await session.send("Page.createIsolatedWorld", {
      frameId: frameTree.frame.id,
      worldName: WORLD,
    });
    const options = JSON.stringify({ views, timeout, capturedAt: new Date().toISOString() });
    const { result, exceptionDetails } = await session.send("Runtime.evaluate", {
      expression: `${await script()};onscreenCli.read(${options})`,
      contextId,
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return JSON.parse(String(result.value)) as LivePage;
  } finally {
    await session.detach();
  }
}

const SOURCE = `
  import { allParsers } from "@onscreen/all";
  import { capture, extract, openPage, ready } from "@onscreen/core";
  export async function read({ views, timeout, capturedAt }) {
    const page = openPage(document, { url: location.href, parsers: allParsers, byProof: true,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
    const waited = await ready(page, { ...(views && { views }), signal: AbortSignal.timeout(timeout) });
    const extraction = extract(page);
    return JSON.stringify({ outcome: waited === "ok" ? extraction.outcome : waited, url: location.href, extraction,
      html: capture(page, { capturedAt }) });
  }`;

const script = (): Promise<string> => (bundled ??= bundle(SOURCE, "onscreenCli"));

/** Our packages and some code as one script for a page, which leaves its exports in a variable. */
export async function bundle(contents: string, globalName: string, { minify = false } = {}): Promise<string> {
  const { build } = await loadBundler();
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: dirname(fileURLToPath(import.meta.url)), loader: "ts" },
    bundle: true,
    minify,
    write: false,
    format: "iife",
    globalName,
    platform: "browser",
    target: "es2022",
    charset: "utf8",
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}
