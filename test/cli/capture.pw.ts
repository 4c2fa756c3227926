import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { fixturesOf } from "../../scripts/fixtures/folders.js";
import { ROOT } from "../../scripts/setup/ready.mjs";
import { serveAt } from "../capture/isolated.js";
import { attachable } from "./attachable.js";
import { onscreen, runNode, servePage } from "./onscreen.js";

/* `onscreen capture` as a person runs it: the compiled command, a real browser, pages on this machine. */

// each command is a process of its own, with a browser of its own
test.describe.configure({ timeout: 120_000 });

let folder = "";
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "onscreen-cli-"));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fixture = (name: string) => {
  const found = fixturesOf(name)[0];
  if (!found) throw new Error(`there is no fixture ${name}`);
  return found;
};
/** Lines are broken where the terminal ends. */
const flat = (text: string): string => text.replace(/\s+/g, " ");
const viewsOf = (json: string): string[] =>
  (JSON.parse(json) as { views: { view: string; status: string }[] }).views.map(
    ({ view, status }) => `${view} ${status}`,
  );

/** A page of a self-hosted product: it is known by its markup at any address. */
const FORM = fixture("servicenow/form/classic-half-filled");
const SAID = "zebediah";
const PAGE = FORM.html.replace("<body", `<body data-said="${SAID}"`).replace("</body>", `<p>${SAID}</p></body>`);
const pathOf = (url: string): string => url.slice(new URL(url).origin.length);

test("a page is opened, waited for, and written scrubbed, for its owner alone; it reads to the same views", async () => {
  const served = await servePage(PAGE);
  try {
    const output = join(folder, "deep/page.html");
    const { code, out, err } = await onscreen("capture", served.origin + pathOf(FORM.meta.url), "-o", output);
    expect(err).toContain(`${output}: scrubbed`);
    expect([code, out]).toEqual([0, ""]);
    const html = readFileSync(output, "utf8");
    expect(html).toContain("onscreen-capture: 1");
    expect(html).not.toMatch(new RegExp(`${SAID}|127\\.0\\.0\\.1`));
    expect(statSync(output).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, "deep"))).toEqual(["page.html"]);
    const read = await onscreen("read", output, "--json");
    const original = await onscreen("read", join(FORM.folder, "page.html"), "--json");
    expect(viewsOf(read.out)).toEqual(viewsOf(original.out));
    expect(viewsOf(read.out).length).toBeGreaterThan(0);
  } finally {
    await served.close();
  }
});

test("raw is written where it is asked for, and in no repository, through no link into one either", async () => {
  const served = await servePage(PAGE);
  try {
    symlinkSync(join(ROOT, "fixtures"), join(folder, "link"));
    const inside = [join(ROOT, "fixtures/never.html"), join(folder, "link/never.html"), "never.html"];
    for (const output of inside) {
      const { code, err } = await onscreen("capture", served.origin, "--raw", "-o", output);
      expect([code, flat(err)]).toEqual([3, expect.stringMatching(/a raw page must not/)]);
    }
    expect(served.asked).toEqual([]);
    expect(existsSync(join(ROOT, "fixtures/never.html")) || existsSync(join(ROOT, "never.html"))).toBe(false);
    const profile = await onscreen(
      "capture",
      served.origin,
      "--profile",
      join(ROOT, "me"),
      "-o",
      join(folder, "x.html"),
    );
    expect([profile.code, profile.err]).toEqual([3, expect.stringMatching(/sign-in/)]);
    const { err } = await onscreen("capture", served.origin, "--raw", "-o", join(folder, "raw.html"));
    expect(err).toContain("RAW");
    expect(readFileSync(join(folder, "raw.html"), "utf8")).toContain(SAID);
  } finally {
    await served.close();
  }
});

test("a page of a running browser is taken as it stands, with what was typed, and the browser goes on", async () => {
  const { html, meta } = fixture("slack/draft/typed-in-a-channel");
  const { page, endpoint, close } = await attachable(folder);
  try {
    await serveAt(page, meta.url, html, { "content-security-policy": "default-src 'none'" });
    await page.locator("[contenteditable=true]").first().click();
    await page.keyboard.type(`${SAID} was here `);
    const scrubbed = join(folder, "page.html");
    const { code, err } = await onscreen("capture", meta.url, "--attach", endpoint, "-o", scrubbed);
    expect([code, err]).toEqual([0, expect.stringContaining("scrubbed")]);
    expect(readFileSync(scrubbed, "utf8")).not.toContain(SAID);
    const read = await onscreen("read", scrubbed, "--json");
    expect(viewsOf(read.out)).toContain("slack.draft ok");

    await onscreen("capture", meta.url, "--attach", endpoint, "--raw", "-o", join(folder, "raw.html"));
    const raw = await onscreen("read", join(folder, "raw.html"), "--view", "slack.draft", "--json");
    expect(raw.out).toContain(`${SAID} was here`);

    const other = await onscreen("capture", "https://elsewhere.example.com/", "--attach", endpoint, "-o", scrubbed);
    expect([other.code, other.err]).toEqual([3, expect.stringMatching(/no page of that browser shows/)]);
    expect(await page.title()).toBeTruthy();
    expect(page.url()).toBe(meta.url);
  } finally {
    await close();
  }
});

test("a kept profile holds nothing of the page afterwards", async () => {
  const served = await servePage(PAGE);
  try {
    const profile = join(folder, "profile");
    const script = `import { openLivePage, readLive } from ${JSON.stringify(join(ROOT, "integrations/cli/dist/main.js"))};
      const opened = await openLivePage({ url: ${JSON.stringify(served.origin)}, profile: ${JSON.stringify(profile)}, headed: false });
      console.log((await readLive(opened.page, { timeout: 500 })).html.includes(${JSON.stringify(SAID)}));
      await opened.close();`;
    expect((await runNode(["--input-type=module", "-e", script])).out.trim()).toBe("true");
    expect(filesWith(profile, SAID)).toEqual([]);
  } finally {
    await served.close();
  }
});

test("what can't be done is told in a line, with what to do", async () => {
  const output = join(folder, "page.html");
  const cases = [
    [await onscreen("capture", "http://127.0.0.1:9/", "-o", output), /does not open: .*ERR_/],
    [await onscreen("capture", "http://x.test/", "-o", output, "--attach", "http://127.0.0.1:9"), /no browser answers/],
    [
      await runNode([join(ROOT, "integrations/cli/dist/bin.js"), "capture", "http://127.0.0.1:9/", "-o", output], {
        env: { ONSCREEN_BROWSER: "/nowhere/chrome" },
      }),
      /there is no browser at \/nowhere\/chrome npx playwright-core install chromium/,
    ],
  ] as const;
  for (const [{ code, out, err }, told] of cases) {
    expect([code, out, flat(err)]).toEqual([3, "", expect.stringMatching(told)]);
    expect(err.trim().split("\n").length).toBeLessThan(4);
    expect(err).not.toMatch(/ {4}at |Error:|playwright\.dev|╔/);
  }
  expect(existsSync(output)).toBe(false);
});

test("without Playwright and esbuild all else works, and one command brings both", async () => {
  // laid out as a package manager does for somebody who has neither
  const modules = join(folder, "node_modules");
  for (const name of ["dist", "package.json"])
    cpSync(join(ROOT, "integrations/cli", name), join(modules, "@onscreen/cli", name), { recursive: true });
  for (const name of ["@onscreen/all", "@onscreen/core", "mdast-util-to-markdown", "string-width"]) {
    mkdirSync(join(modules, name, ".."), { recursive: true });
    symlinkSync(join(ROOT, "integrations/cli/node_modules", name), join(modules, name));
  }
  const bin = join(modules, "@onscreen/cli/dist/bin.js");
  const captured = await runNode([bin, "capture", "https://example.com/", "-o", join(folder, "page.html")]);
  expect(captured.code).toBe(3);
  expect(captured.err).toBe(
    "onscreen: opening a page needs playwright-core, which is not installed\nnpm install playwright-core esbuild\n",
  );
  const read = await runNode([bin, "read", join(FORM.folder, "page.html"), "--json"]);
  expect([read.code, viewsOf(read.out).length > 0]).toEqual([0, true]);
  const { peerDependencies, peerDependenciesMeta } = JSON.parse(
    readFileSync(join(modules, "@onscreen/cli/package.json"), "utf8"),
  ) as Record<string, object>;
  expect(Object.keys(peerDependencies ?? {})).toEqual(["esbuild", "playwright-core"]);
  expect(peerDependenciesMeta).toEqual({ esbuild: { optional: true }, "playwright-core": { optional: true } });
});

const filesWith = (top: string, said: string): string[] =>
  readdirSync(top, { recursive: true, encoding: "utf8" }).filter((name) => {
    const path = join(top, name);
    return statSync(path, { throwIfNoEntry: false })?.isFile() && readFileSync(path).includes(said);
  });
