import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../scripts/setup/ready.mjs";

/** Runs the command as npm does: from the root of the package, with the place where the person stands beside. */
function start(args: readonly string[], standing = ROOT) {
  return spawnSync(process.execPath, [join(ROOT, "scripts/start.mjs"), ...args], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, npm_lifecycle_event: "start", INIT_CWD: standing },
  });
}

describe("npm start", { timeout: 120_000 }, () => {
  it("reads the example: its records, then its tree", () => {
    const { status, stdout } = start([]);
    expect(status).toBe(0);
    const records = stdout.indexOf("\ngmail.thread\n");
    const tree = stdout.indexOf("\nbanner");
    expect(records).toBeGreaterThanOrEqual(0);
    expect(tree).toBeGreaterThan(records);
  });

  it("is the command line: JSON alone on stdout, a path from where the person stands", () => {
    const folder = mkdtempSync(join(tmpdir(), "onscreen-start-"));
    try {
      copyFileSync(join(ROOT, "fixtures/gmail/thread/default/page.html"), join(folder, "mine.html"));
      const url = "https://mail.google.com/mail/u/0/#inbox/FMfcgzQhTBrWxVpKqLsNdJcZmGfRtHbS";
      const { status, stdout } = start(["read", "mine.html", "--url", url, "--json"], folder);
      expect(JSON.parse(stdout)).toMatchObject({ platform: "gmail", outcome: "ok", url });
      expect(status).toBe(0);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it("hands on the exit code", () => {
    expect(start(["read", "no-such-file.html"]).status).toBe(3);
  });
});
