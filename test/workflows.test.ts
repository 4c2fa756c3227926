import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parse } from "yaml";
import { EXIT } from "../scripts/refresh/verdict.js";
import { ROOT } from "../scripts/setup/ready.mjs";

/* Workflows run on other machines: here every command of theirs is looked up, and the steps that decide are run. */

vi.setConfig({ testTimeout: 60_000 });

interface Step {
  id?: string;
  uses?: string;
  run?: string;
  if?: string;
  env?: Record<string, string>;
}
interface Workflow {
  name: string;
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, { "runs-on": unknown; "timeout-minutes": number; steps: Step[] }>;
}

const folder = join(ROOT, ".github/workflows");
const workflows = readdirSync(folder).map((file) => {
  const text = readFileSync(join(folder, file), "utf8");
  return { file, workflow: parse(text, { uniqueKeys: true, strict: true }) as Workflow };
});
const stepsOf = ({ jobs }: Workflow): Step[] => Object.values(jobs).flatMap(({ steps }) => steps);
const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { scripts: Record<string, string> };

describe.each(workflows)("$file", ({ workflow }) => {
  it("is a workflow: triggers, least rights, limits, steps that run or use something", () => {
    expect(Object.keys(workflow.on).length).toBeGreaterThan(0);
    expect(workflow.permissions["contents"]).toBe("read");
    for (const job of Object.values(workflow.jobs)) {
      expect(job["runs-on"]).toBeTruthy();
      expect(job["timeout-minutes"]).toBeLessThanOrEqual(30);
    }
    for (const { run, uses } of stepsOf(workflow)) expect([run, uses].filter(Boolean)).toHaveLength(1);
  });

  it("runs npm scripts that exist, and text of others only as variables", () => {
    const lines = stepsOf(workflow).flatMap(({ run }) => run ?? []);
    const names = lines.flatMap((line) =>
      [...line.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name),
    );
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => scripts[name ?? ""] === undefined)).toEqual([]);
    // what stands in a run line itself is code
    expect(lines.filter((line) => line.includes("${{"))).toEqual([]);
  });

  it("runs lines that a shell reads", () => {
    for (const { run } of stepsOf(workflow))
      if (run) expect(spawnSync("bash", ["-n", "-c", run], { encoding: "utf8" }).stderr).toBe("");
  });
});

describe("the daily run", () => {
  const steps = stepsOf(workflows.find(({ file }) => file === "drift.yml")?.workflow as Workflow);
  const refresh = steps.find(({ id }) => id === "refresh")?.run ?? "";
  const issue = steps.find(({ run }) => run?.includes("gh issue create"));
  let home = "";
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), "onscreen-workflow-"));
    mkdirSync(join(home, "bin"));
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  const stub = (name: string, body: string): void => {
    writeFileSync(join(home, "bin", name), `#!/bin/bash\n${body}\n`);
    chmodSync(join(home, "bin", name), 0o755);
  };
  const step = (run: string, env: Record<string, string>) =>
    spawnSync("bash", ["-e", "-o", "pipefail", "-c", run], {
      cwd: home,
      encoding: "utf8",
      env: { ...process.env, PATH: `${join(home, "bin")}:${process.env["PATH"]}`, ...env },
    });
  const told = (file: string): string => readFileSync(join(home, file), "utf8");

  it("hands on the exit code of the refresh, with the options of its page", () => {
    const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
    const script = join(ROOT, "scripts/fixtures-refresh.ts");
    stub(
      "npm",
      `echo "$@" > args; shift 4; exec "${process.execPath}" --conditions=@onscreen/source --import "${tsx}" "${script}" "$@"`,
    );
    const page = { FIXTURE: "slack/channel/default", URL: "https://app.slack.com/client/T0EXAMPLE1/C0TEAROOM1" };
    const { status, stderr } = step(refresh, {
      ...page,
      ATTACH: "http://127.0.0.1:9",
      GITHUB_OUTPUT: join(home, "output"),
    });
    expect([status, stderr]).toEqual([0, ""]);
    expect(told("output")).toBe(`code=${EXIT["not-comparable"]}\n`);
    expect(told("args")).toContain(`--attach http://127.0.0.1:9 --out drift`);
    expect(told("drift/report.md")).toContain("no browser answers");
    stub("npm", 'echo "$@" > args; exit 2');
    step(refresh, { ...page, PROFILE: "/home/me/a profile", GITHUB_OUTPUT: join(home, "output") });
    expect(told("args")).toContain("--profile /home/me/a profile --headless --out drift");
    expect(told("output")).toMatch(/code=2\n$/);
  });

  it.each([
    [
      "opens an issue of the view where there is none",
      "7 Drift: slack/channels\n9 Other",
      "issue create --title Drift: slack/channel --label drift",
    ],
    ["updates the one that is open", "7 Drift: slack/channels\n9 Drift: slack/channel", "issue edit 9 --body-file"],
  ])("%s", (_, open, expected) => {
    stub("gh", `echo "$@" >> calls; if [ "$2" = list ]; then printf '%s\\n' "$OPEN"; fi`);
    const { status, stderr } = step(issue?.run ?? "", { FIXTURE: "slack/channel/default", OPEN: open });
    expect([status, stderr]).toEqual([0, ""]);
    expect(told("calls")).toContain(expected);
    expect(told("calls").match(/issue (?:create|edit)/g)).toHaveLength(1);
  });

  it("opens issues for drift alone, and fails for all that is neither the same nor drifted", () => {
    expect(issue?.if).toBe(
      `steps.refresh.outputs.code == '${EXIT.drifted}' || steps.refresh.outputs.code == '${EXIT.broken}'`,
    );
    const last = steps.at(-1);
    expect(last?.if).toBe(
      `steps.refresh.outputs.code != '${EXIT.same}' && steps.refresh.outputs.code != '${EXIT.drifted}'`,
    );
    expect(step(last?.run ?? "", { CODE: "3" }).status).toBe(3);
  });
});

describe("the issue form", () => {
  const text = readFileSync(join(ROOT, ".github/ISSUE_TEMPLATE/drift.yml"), "utf8");
  const form = parse(text, { strict: true }) as {
    name: string;
    description: string;
    labels: string[];
    body: { type: string; id: string; attributes: { label: string; options?: string[] } }[];
  };

  it("has the fields that an address can fill in, each once", () => {
    const ids = form.body.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const [, query = ""] = /\?(\S+)/.exec(text) ?? [];
    const given = [...new URLSearchParams(query).keys()].filter((key) => !["template", "title"].includes(key));
    expect(given.length).toBeGreaterThan(0);
    expect(ids).toEqual(expect.arrayContaining(given));
    for (const { type, attributes } of form.body) {
      expect(["input", "textarea", "dropdown", "checkboxes", "markdown"]).toContain(type);
      expect(attributes.label).toBeTruthy();
    }
  });

  it("knows every verdict", () => {
    const verdicts = form.body.find(({ id }) => id === "verdict")?.attributes.options ?? [];
    expect([...verdicts].sort()).toEqual(Object.keys(EXIT).sort());
  });
});
