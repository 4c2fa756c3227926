import { type Described, describeElements, type Page } from "@onscreen/core";
import type { Page as Tab } from "@playwright/test";
import { ORIGIN, openServed, withBrowser } from "./browser.js";
import { bundleForPage } from "./bundle.js";
import type { Got } from "./compare.js";
import { type Case, type Corpus, casesByDocument } from "./corpus.js";

export type EngineName = "live" | "node" | "html";
export type Results = ReadonlyMap<string, Got>;
type Answers = (items: readonly Case[], html: string) => Promise<readonly (Got | undefined)[]>;

/** Runs one of our own engines over the whole corpus, each document opened once. */
export async function runEngine(engine: EngineName, corpus: Corpus): Promise<Results> {
  const read = async (html: string, items: readonly Case[]) => {
    const { openSnapshot } = await import("@onscreen/core/node");
    return describeIn(openSnapshot(html, { url: `${ORIGIN}/` }), items);
  };
  if (engine === "html") return collect(corpus, async (items, html) => read(html, items));
  return withBrowser(async (browser) => {
    const { page, show } = await openServed(browser);
    const script = await bundleForPage(PAGE_SCRIPT, "onscreen");
    return collect(corpus, async (items, html) => {
      await show(html);
      await page.evaluate(`${script};globalThis.onscreen = onscreen;`);
      return engine === "live" ? describeLive(page, items) : read(await captureLive(page), items);
    });
  });
}

const PAGE_SCRIPT = `
import { capture, describeElements, openPage } from "@onscreen/core";
const open = () => openPage(document, { url: location.href });
const find = (root, css) => {
  const hit = root.querySelector(css);
  if (hit) return hit;
  for (const host of root.querySelectorAll("*")) {
    const inner = host.shadowRoot && find(host.shadowRoot, css);
    if (inner) return inner;
  }
  return null;
};
export const describeAll = (selectors) => {
  const elements = selectors.map((css) => find(document, css));
  const described = describeElements(open(), elements.filter(Boolean));
  return elements.map((element) => (element ? described.shift() : null));
};
export const captureAll = () => capture(open(), { capturedAt: "2026-01-01T00:00:00Z" });
`;

async function collect(corpus: Corpus, answer: Answers): Promise<Results> {
  const results = new Map<string, Got>();
  for (const [doc, items] of casesByDocument(corpus.cases)) {
    const answers = await answer(items, corpus.docs.get(doc) ?? "");
    for (const [i, got] of answers.entries()) if (got) results.set((items[i] as Case).id, got);
  }
  return results;
}

const describeLive = (page: Tab, items: readonly Case[]): Promise<(Got | undefined)[]> =>
  page.evaluate(`onscreen.describeAll(${JSON.stringify(items.map(({ selector }) => selector))})`);

const captureLive = (page: Tab): Promise<string> => page.evaluate("onscreen.captureAll()");

function describeIn(page: Page, items: readonly Case[]): (Got | undefined)[] {
  const elements = items.map(({ selector }) => findDeep(page, page.document, selector));
  const described = describeElements(
    page,
    elements.filter((element) => element !== null),
  );
  return elements.map((element) => (element ? toGot(described.shift()) : undefined));
}

const toGot = (described: Described | undefined): Got | undefined =>
  described && { ...described, states: { ...described.states } };

/** The target of a case, in open shadow roots too. */
function findDeep(page: Page, root: Document | ShadowRoot, selector: string): Element | null {
  const hit = page.dom.queryFirst(root, selector);
  if (hit) return hit;
  for (const host of page.dom.queryAll(root, "*")) {
    const inner = page.dom.shadowRoot(host);
    const found = inner && findDeep(page, inner, selector);
    if (found) return found;
  }
  return null;
}
