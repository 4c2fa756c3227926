import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { fixturesOf } from "../../scripts/fixtures/folders.js";
import { serveAt } from "../capture/isolated.js";
import { onscreen, workshop } from "./onscreen.js";

/* `npm run capture:snippet`: what it prints, pasted into developer tools on a page, and what then is on the clipboard. */

const SAID = "zebediah";

// each command is a process of its own
test.describe.configure({ timeout: 120_000 });

let folder = "";
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "onscreen-snippet-"));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fixture = (name: string) => {
  const found = fixturesOf(name)[0];
  if (!found) throw new Error(`there is no fixture ${name}`);
  return found;
};

/** Evaluates as a console does, which no policy of the page's holds back; what `copy()` takes is told to the tools. */
async function pasted(page: Page, expression: string): Promise<{ answer: unknown; clipboard: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.enable");
  const copied = new Promise<string>((resolve) =>
    session.on("Runtime.inspectRequested", ({ object }) => resolve(String(object.value))),
  );
  const { result, exceptionDetails } = await session.send("Runtime.evaluate", {
    expression,
    includeCommandLineAPI: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  const clipboard = await copied;
  await session.detach();
  return { answer: result.value, clipboard };
}

async function viewsOf(path: string): Promise<string[]> {
  const { out } = await onscreen("read", path, "--json");
  return (JSON.parse(out) as { views: { view: string; status: string }[] }).views.map(
    ({ view, status }) => `${view} ${status}`,
  );
}

const STRICT = {
  "content-security-policy":
    "default-src 'none'; script-src 'nonce-ours'; require-trusted-types-for 'script'; trusted-types 'none'",
};
/** As synthetic shadow does: a page whose own functions hide its parts from itself. */
const HIDING = `<script nonce="ours">
  for (const name of ["firstChild", "childNodes", "nextSibling", "children", "parentNode"])
    for (const { prototype } of [Node, Element, Document, DocumentFragment])
      if (Object.hasOwn(prototype, name)) Object.defineProperty(prototype, name, { configurable: true, get() { return null; } });
  Element.prototype.getAttributeNames = () => [];
  Document.prototype.querySelectorAll = Element.prototype.querySelectorAll = () => [];
</script>`;

for (const [name, page, head] of [
  ["slack", "slack/channel/default", ""],
  ["salesforce, under a policy and with the DOM hidden from scripts", "salesforce/record/page-layout", HIDING],
] as const) {
  test(`one paste on ${name} gives a scrubbed page that reads the same, and leaves the page as it was`, async ({
    page: tab,
  }) => {
    const { html, meta, folder: original, parser } = fixture(page);
    const said = html.replace("</body>", `<p>${SAID}</p></body>`).replace("</head>", `${head}</head>`);
    expect(said).toContain(head);
    await serveAt(tab, meta.url, said, STRICT);
    const outside = async (): Promise<string> => {
      const session = await tab.context().newCDPSession(tab);
      const { root } = await session.send("DOM.getDocument", { depth: 0 });
      const { outerHTML } = await session.send("DOM.getOuterHTML", { nodeId: root.nodeId });
      await session.detach();
      return outerHTML;
    };
    const before = await outside();
    const { code, out, err } = await workshop("capture-snippet", [parser.platform]);
    expect([code, err]).toEqual([0, expect.stringContaining("nothing is sent anywhere")]);
    expect(out.length).toBeLessThan(300_000);
    const { answer, clipboard } = await pasted(tab, out);
    expect(answer).toMatch(/^scrubbed/);
    expect(clipboard).toContain("onscreen-capture: 1");
    expect(clipboard).not.toContain(SAID);
    const file = join(folder, "page.html");
    writeFileSync(file, clipboard);
    const read = await viewsOf(file);
    expect(read).toEqual(await viewsOf(join(original, "page.html")));
    expect(read.length).toBeGreaterThan(0);
    expect(await outside()).toBe(before);
    // the page has its own functions back
    const hidden = await tab.evaluate(() => document.querySelectorAll("*").length);
    expect(hidden === 0).toBe(head !== "");
  });
}
