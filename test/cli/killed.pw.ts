import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { fixturesOf } from "../../scripts/fixtures/folders.js";
import { acceptFolder, writeFolder } from "../../scripts/fixtures/write-folder.js";
import { ROOT } from "../../scripts/setup/ready.mjs";
import { runNode, type Served, servePage, workshop } from "./onscreen.js";

/* A recorder that is killed, wherever it is just then: no half fixture, and nothing of the raw page on the disk. */

const SAID = "zebediah";
const FORM = fixturesOf("servicenow/form/classic-half-filled")[0];
if (!FORM) throw new Error("there is no fixture");
const PAGE = FORM.html.replace("</body>", `<p>${SAID} ${SAID.toUpperCase()}</p></body>`);
const PATH = FORM.meta.url.slice(new URL(FORM.meta.url).origin.length);
const NAME = "servicenow/form/new";

// each command is a process of its own, with a browser of its own
test.describe.configure({ timeout: 120_000 });

let home = "";
test.beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "onscreen-killed-"));
  mkdirSync(join(home, "tmp"));
});
test.afterEach(async () => {
  await browsersEnd();
  rmSync(home, { recursive: true, force: true });
});

/** Starts the recorder; it writes below `home`, what the system calls temporary too. */
const record = (served: Served, started: (pid: number) => void) =>
  workshop(
    "fixtures-record",
    ["servicenow", "form", "--url", served.origin + PATH, "--variant", "new", "--proposed", join(home, "proposed")],
    { env: { TMPDIR: join(home, "tmp") }, started },
  );

const filesBelow = (top: string): string[] =>
  existsSync(top)
    ? readdirSync(top, { recursive: true, encoding: "utf8" })
        .map((name) => join(top, name))
        .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
    : [];
const raw = (): string[] => filesBelow(home).filter((path) => new RegExp(SAID, "i").test(readFileSync(path, "latin1")));

/** Before the page answers, and so many milliseconds after it was sent: while it is waited for, read and written. */
const MOMENTS = { SIGKILL: [-1, 150, 500], SIGTERM: [-1, 300] } as const;
for (const signal of ["SIGKILL", "SIGTERM"] as const)
  for (const delay of MOMENTS[signal]) {
    const moment = delay < 0 ? "before the page answers" : `${delay} ms after the page was sent`;
    test(`${signal} ${moment}`, async () => {
      let pid = 0;
      const end = (): void => {
        try {
          process.kill(pid, signal);
        } catch {
          // it was through already
        }
      };
      const served = await servePage(PAGE, () => {
        if (delay < 0) end();
        else setTimeout(end, delay);
      });
      try {
        const { code, signal: by } = await record(served, (of) => {
          pid = of;
        });
        expect(served.asked.length).toBeGreaterThan(0);
        await browsersEnd();
        expect(raw()).toEqual([]);
        // whole or not there at all
        const written = join(home, "proposed", NAME);
        const isThrough = code === 0 && by === null;
        const files = existsSync(written) ? readdirSync(written).sort() : [];
        const whole = ["expected.proposed.json", "health.json", "meta.json", "page.html"];
        expect(files).toEqual(files.length > 0 || isThrough ? whole : []);
      } finally {
        await served.close();
      }
    });
  }

test("left alone, the recorder writes a whole fixture, scrubbed, and leaves nothing else", async () => {
  const served = await servePage(PAGE);
  try {
    const { code, out, err } = await record(served, () => {});
    expect([code, err]).toEqual([0, expect.stringContaining("nothing raw goes into a file")]);
    expect(out).toContain(`npm run fixtures:accept -- ${NAME}`);
    expect(raw()).toEqual([]);
    expect(readdirSync(join(home, "proposed"))).toEqual(["servicenow"]);
  } finally {
    await served.close();
  }
});

test("killed between two files it leaves a part where no fixture is, and the next one sweeps it away", async () => {
  const top = join(home, "proposed");
  // ends itself when the second file is asked for
  const script = `import { writeFolder } from ${JSON.stringify(join(ROOT, "scripts/fixtures/write-folder.ts"))};
    writeFolder(${JSON.stringify(top)}, "slack/channel/new", { "page.html": "scrubbed", get "meta.json"() { process.kill(process.pid, "SIGKILL"); return ""; } });`;
  const node = ["--conditions=@onscreen/source", "--import", "tsx", "--input-type=module", "-e", script];
  const { signal } = await runNode(node);
  expect(signal).toBe("SIGKILL");
  expect(existsSync(join(top, "slack"))).toBe(false);
  expect(readdirSync(top)).toEqual([expect.stringMatching(/^\.writing-\d+-/)]);
  expect(filesBelow(top)).toEqual([expect.stringMatching(/page\.html$/)]);
  writeFolder(top, "slack/channel/other", { "page.html": "whole", "expected.proposed.json": "{}" });
  expect(readdirSync(top)).toEqual(["slack"]);
  acceptFolder(top, "slack/channel/other", join(home, "fixtures/slack/channel/other"));
  expect(readdirSync(join(home, "fixtures/slack/channel/other")).sort()).toEqual(["expected.json", "page.html"]);
  expect(existsSync(join(top, "slack/channel/other"))).toBe(false);
});

/** Browsers that the recorder started know its temporary folder; they end by themselves when their pipe does. */
async function browsersEnd(): Promise<void> {
  await expect.poll(() => ours().length, { timeout: 10_000 }).toBe(0);
}

const ours = (): string[] =>
  existsSync("/proc")
    ? readdirSync("/proc").filter((pid) => {
        if (!/^\d+$/.test(pid)) return false;
        try {
          return readFileSync(`/proc/${pid}/cmdline`, "latin1").includes(join(home, "tmp"));
        } catch {
          return false;
        }
      })
    : [];
