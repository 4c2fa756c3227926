import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { main } from "@onscreen/cli";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ROOT } from "../scripts/setup/ready.mjs";

/* Whatever stands in a file: the command line says what it is, in bounded time and memory, and shows no stack. */

const INBOX = "https://mail.google.com/mail/u/0/#inbox";
/** A page of 700 kB takes a second; what takes this long hangs. */
const HANGS = 120_000;
/** Megabytes of JavaScript's own memory; beyond it Node dies, and the exit code tells. */
const MEMORY = 1_500;

vi.setConfig({ testTimeout: 2 * HANGS });

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "onscreen-hostile-"));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(home, name);
  writeFileSync(path, content);
  return path;
}

interface Ended {
  code: unknown;
  out: string;
  err: string;
}

async function onscreen(...args: string[]): Promise<Ended> {
  const said: Record<"out" | "err", string[]> = { out: [], err: [] };
  const code = await main(args, {
    out: (text) => void said.out.push(text),
    err: (text) => void said.err.push(text),
    stdin: async () => Buffer.of(),
    columns: 80,
    colours: false,
    coloursOfErrors: false,
  });
  const [out, err] = [said.out.join(""), said.err.join("")];
  expect(out + err).not.toMatch(STACK);
  return { code, out, err };
}

/** In a process of its own, which is killed when it hangs and dies when it needs too much memory. */
function onscreenAlone(...args: string[]): Ended {
  const node = [`--max-old-space-size=${MEMORY}`, "--conditions=@onscreen/source", "--import", "tsx"];
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    [...node, join(ROOT, "integrations/cli/src/bin.ts"), ...args],
    { cwd: ROOT, encoding: "utf8", timeout: HANGS, maxBuffer: 2 ** 28 },
  );
  expect(stdout + stderr).not.toMatch(STACK);
  return { code: status ?? signal, out: stdout, err: stderr };
}

const STACK = /^\s+at .+:\d+/m;

interface Read {
  code: unknown;
  err: string;
  extraction?: { outcome: string; reason?: string; views: unknown[] };
}

const asRead = ({ code, out, err }: Ended): Read => ({ code, err, ...(out && { extraction: JSON.parse(out) }) });

const readJson = async (path: string, url = INBOX): Promise<Read> =>
  asRead(await onscreen("read", path, "--url", url, "--json"));

const readAlone = (path: string): Read => asRead(onscreenAlone("read", path, "--url", INBOX, "--json"));

/** Writes a unit over and over, so that the test itself needs no memory for it. */
function repeated(name: string, unit: string, megabytes: number): string {
  const path = join(home, name);
  const block = unit.repeat(Math.ceil(2 ** 20 / unit.length));
  const handle = openSync(path, "w");
  for (let i = 0; i < megabytes; i++) writeSync(handle, block);
  closeSync(handle);
  return path;
}

describe("what is no page", () => {
  it.each<[string, string | Uint8Array, RegExp]>([
    ["empty.html", "", /The file is empty/],
    ["blank.html", " \n\t ", /The file is empty/],
    ["picture.html", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), /The file is a PNG image/],
    ["noise.html", Uint8Array.from({ length: 4096 }, (_, i) => (i * 7919) % 256), /binary data/],
    ["notes.html", "Just a few words.", /without a single tag/],
    [
      "broken.mhtml",
      "From: <Saved by Blink>\nMIME-Version: 1.0\nContent-Type: multipart/related; boundary=x\n\n--x\n",
      /archive/i,
    ],
  ])("%s is refused with its reason", async (name, content, reason) => {
    const { code, err, extraction } = await readJson(file(name, content));
    expect({ code, extraction }).toEqual({ code: 3 });
    expect(err).toMatch(/^onscreen: /m);
    expect(err).toMatch(reason);
  });
});

describe("what is a page and not the one that was meant", () => {
  it("another site's page is unsupported", async () => {
    expect(
      await readJson(file("other.html", "<!doctype html><title>News</title><p>Today"), "https://news.example.com/"),
    ).toMatchObject({
      code: 2,
      extraction: { outcome: "unsupported", views: [] },
    });
  });

  it("a page that imitates Gmail at another address is not Gmail", async () => {
    const html = "<!doctype html><div role=main><table><tr class='zA zE' role=row><td>Pay now</table></div>";
    expect(await readJson(file("imitation.html", html), "https://mail.google.com.evil.example/")).toMatchObject({
      code: 2,
      extraction: { outcome: "unsupported", views: [] },
    });
  });

  it("a login page is signed-out", async () => {
    const html =
      "<!doctype html><form action='https://accounts.google.com/signin'><input id=identifierId name=identifier><input type=password name=Passwd value=hunter2></form>";
    const { code, extraction } = await readJson(file("login.html", html));
    expect({ code, outcome: extraction?.outcome }).toEqual({ code: 2, outcome: "signed-out" });
    expect(JSON.stringify(extraction)).not.toContain("hunter2");
  });

  it("half of a page is read as far as it goes, or says what is lost", async () => {
    const html = readFileSync(join(ROOT, "fixtures/gmail/thread/default/page.html"), "utf8");
    const { url } = JSON.parse(readFileSync(join(ROOT, "fixtures/gmail/thread/default/meta.json"), "utf8")) as {
      url: string;
    };
    const seen = new Set<unknown>();
    for (const share of [0.9, 0.5, 0.3]) {
      const { code, extraction } = await readJson(file("half.html", html.slice(0, html.length * share)), url);
      expect(["ok", "degraded"]).toContain(extraction?.outcome);
      expect(code).toBe(extraction?.outcome === "ok" ? 0 : 1);
      seen.add(extraction?.views.length);
    }
    expect(seen.size).toBeGreaterThan(0);
  });
});

describe("what is too much", () => {
  it.each([49, 50])("%d MB of nested elements are refused", (megabytes) => {
    const { code, err } = readAlone(repeated("nested.html", "<div>", megabytes));
    expect(code).toBe(3);
    expect(err).toMatch(/^onscreen: The page has (?:more than 500,000 elements|52,\d{3},\d{3} characters)/m);
  });

  it("more than a page can be is refused unread", () => {
    const { code, err } = readAlone(repeated("long.html", "<p>all work and no play ", 201));
    expect(code).toBe(3);
    expect(err).toMatch(/long\.html has 20\d MB, which is no page/);
  });

  it.each([
    ["deep", "<div>", 100_000],
    ["deep and marked", "<div role=main class='adn a3s zA' data-message-id=1 aria-label=x>", 20_000],
    ["wide", "<p class='zA a3s' role=row>x", 100_000],
    ["shadow", "<div><template shadowrootmode=open>", 2_000],
    ["inline", "<b><i><a href=#>", 20_000],
    ["tables", "<table><tr><td>", 20_000],
  ])("%s markup within the limits is read, as records and as a tree", (name, unit, times) => {
    const path = file(`${name}.html`, `<!doctype html>${unit.repeat(times)}`);
    expect(readAlone(path)).toMatchObject({ code: 1, extraction: { outcome: "degraded" } });
    // indented by its depth, the text of a tree grows with the square of it
    const shallow = file(`${name}-shallow.html`, `<!doctype html>${unit.repeat(times / 20)}`);
    expect(onscreenAlone("tree", shallow, "--url", INBOX).code).toBe(0);
  });
});
