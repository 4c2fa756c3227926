import type { CDPSession, Page } from "@playwright/test";
import { openServed, withBrowser } from "./browser.js";
import { bundleForPage } from "./bundle.js";
import { chromiumAnswer } from "./chromium.js";
import type { Got } from "./compare.js";
import { type Case, type Corpus, casesByDocument } from "./corpus.js";
import type { Results } from "./engines.js";

export const PEERS = ["chromium", "playwright", "aria-api", "dom-accessibility-api", "axe-core"] as const;
export type Peer = (typeof PEERS)[number];

/** The peers that run inside of the page, each asked as its own documentation says. */
const PAGE_SCRIPT = `
import * as ariaApi from "aria-api";
import { computeAccessibleDescription, computeAccessibleName, getRole } from "dom-accessibility-api";
import axe from "axe-core";
const find = (root, css) => {
  const hit = root.querySelector(css);
  if (hit) return hit;
  for (const host of root.querySelectorAll("*")) {
    const inner = host.shadowRoot && find(host.shadowRoot, css);
    if (inner) return inner;
  }
  return null;
};
export const target = (css) => find(document, css);
const STATES = "atomic autocomplete braillelabel brailleroledescription busy checked colcount colindex colspan current disabled expanded haspopup invalid keyshortcuts level live modal multiline multiselectable orientation placeholder posinset pressed readonly relevant required roledescription rowcount rowindex rowspan selected setsize sort valuemax valuemin valuenow valuetext".split(" ");
const attempt = (ask) => { try { return ask() ?? undefined; } catch { return undefined; } };
const stateOf = (element) => Object.fromEntries(STATES.map((state) => [state, attempt(() => ariaApi.getAttribute(element, state))]).filter(([, value]) => value !== undefined));
export const answers = (selectors) => {
  attempt(() => axe.setup(document));
  const all = selectors.map((css) => {
    const element = target(css);
    if (!element) return {};
    const node = attempt(() => axe.utils.getNodeFromTree(element));
    return {
      "aria-api": { role: attempt(() => ariaApi.getRole(element)) ?? null, name: attempt(() => ariaApi.getName(element)), description: attempt(() => ariaApi.getDescription(element)), states: stateOf(element) },
      "dom-accessibility-api": { role: attempt(() => getRole(element)) ?? null, name: attempt(() => computeAccessibleName(element)), description: attempt(() => computeAccessibleDescription(element)) },
      "axe-core": { role: attempt(() => axe.commons.aria.getRole(node, { dpub: true, fallback: true })) ?? null, name: attempt(() => axe.commons.text.accessibleTextVirtual(node)) },
    };
  });
  attempt(() => axe.teardown());
  return all;
};
`;

/** Runs every peer on the same cases, each document opened once. */
export async function runPeers(corpus: Corpus): Promise<ReadonlyMap<Peer, Results>> {
  return withBrowser(async (browser) => {
    const { page, show } = await openServed(browser);
    const session = await page.context().newCDPSession(page);
    await session.send("Accessibility.enable");
    const script = await bundleForPage(PAGE_SCRIPT, "peers");
    const found = new Map(PEERS.map((peer) => [peer, new Map<string, Got>()]));
    for (const [doc, items] of casesByDocument(corpus.cases)) {
      await show(corpus.docs.get(doc) ?? "");
      // the peers that ask the browser go first: the others leave traces in the page
      for (const item of items) {
        keep(found, "playwright", item, await playwrightAnswer(page, item));
      }
      await page.evaluate(`${script};globalThis.peers = peers;`);
      for (const item of items) keep(found, "chromium", item, await askChromium(session, item));
      const inPage = await page.evaluate<Partial<Record<Peer, Got>>[]>(
        `peers.answers(${JSON.stringify(items.map(({ selector }) => selector))})`,
      );
      for (const [i, answer] of inPage.entries()) {
        for (const [peer, got] of Object.entries(answer)) keep(found, peer as Peer, items[i] as Case, got);
      }
    }
    return found;
  });
}

function keep(found: ReadonlyMap<Peer, Map<string, Got>>, peer: Peer, { id }: Case, got: Got | undefined): void {
  if (got) found.get(peer)?.set(id, got);
}

async function askChromium(session: CDPSession, { selector }: Case): Promise<Got | undefined> {
  const { result } = await session.send("Runtime.evaluate", {
    expression: `peers.target(${JSON.stringify(selector)})`,
  });
  if (!result.objectId) return undefined;
  const { nodes } = await session.send("Accessibility.getPartialAXTree", {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  return chromiumAnswer(nodes[0]);
}

const LINE = /^- (?:'|")?([a-z-]+)(?: "((?:\\.|[^"\\])*)")?((?: \[[^\]]*\])*)/;
const STATES = /\[(checked|disabled|expanded|pressed|selected|level)(?:=(\w+))?\]/g;

/** What Playwright's snapshot of the element itself says; it has no word for descriptions and for most states. */
async function playwrightAnswer(page: Page, { selector }: Case): Promise<Got | undefined> {
  const snapshot = await page
    .locator(selector)
    .first()
    .ariaSnapshot({ timeout: 2000 })
    .catch(() => undefined);
  if (snapshot === undefined) return undefined;
  const [, role = null, name = "", flags = ""] = LINE.exec(snapshot) ?? [];
  if (role === null || role === "text") return { role: null, name: "", states: {}, exposed: snapshot !== "" };
  const states = Object.fromEntries([...flags.matchAll(STATES)].map(([, state = "", value]) => [state, value ?? true]));
  return { role, name: JSON.parse(`"${name}"`) as string, states, exposed: true };
}
