// npm run check:packages: would the packages work for somebody who installs them, and how heavy are they?
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { contentProblems } from "./packages/contents.js";
import { importProblems } from "./packages/installed.js";
import { type Packed, pack } from "./packages/pack.js";
import { ROOT } from "./setup/ready.mjs";
import { packageFolders } from "./setup/workspace.mjs";

/** One question about the packages: no problem is a yes. */
interface Check {
  title: string;
  problems: () => string[] | Promise<string[]>;
}

const work = mkdtempSync(join(tmpdir(), "onscreen-packages-"));
try {
  const folders = packageFolders(ROOT).filter((folder) => !isPrivate(folder));
  const packages = pack(ROOT, folders, work);
  let failed = 0;
  for (const { title, problems } of checks(packages)) {
    const found = await Promise.resolve()
      .then(problems)
      .catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
    console.log(`${found.length === 0 ? "✓" : "✗"} ${title}`);
    for (const problem of found) console.log(`  ${problem.replaceAll("\n", "\n  ")}`);
    if (found.length > 0) failed += 1;
  }
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

function checks(packages: readonly Packed[]): Check[] {
  const each = (ask: (one: Packed) => string[]) => () =>
    packages.flatMap((one) => ask(one).map((problem) => `${one.name}: ${problem}`));
  return [
    { title: "hold what they should and nothing else", problems: each(contentProblems) },
    { title: "import from a folder where they are installed", problems: () => importProblems(ROOT, packages, work) },
    { title: "have a package.json that tools agree with (publint)", problems: () => manifests(packages) },
    { title: "resolve to types in Node and bundlers (are the types wrong?)", problems: each(types) },
    {
      title: "have no unused file, export or dependency (knip)",
      problems: () => tool("knip/bin/knip.js", ["--no-progress"]),
    },
    { title: "keep their size (size-limit, gzip)", problems: sizes },
  ];
}

async function manifests(packages: readonly Packed[]): Promise<string[]> {
  const all: string[] = [];
  for (const { folder, name, tarball } of packages) {
    const bytes = readFileSync(tarball);
    const { messages } = await publint({
      level: "warning",
      pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
    });
    const manifest = JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8")) as Record<string, unknown>;
    all.push(...messages.map((message) => `${name}: ${formatMessage(message, manifest, { color: false })}`));
  }
  return all;
}

function types({ tarball }: Packed): string[] {
  return tool("@arethetypeswrong/cli/dist/index.js", [
    tarball,
    "--profile",
    "esm-only",
    "--format",
    "ascii",
    "--no-emoji",
  ]);
}

/** Sizes are worth seeing when they fit, too. */
function sizes(): string[] {
  const { status, stdout, stderr } = node("size-limit/bin.js", []);
  if (status !== 0) return [stdout + stderr];
  console.log(stdout.trimEnd());
  return [];
}

function tool(file: string, args: readonly string[]): string[] {
  const { status, stdout, stderr } = node(file, args);
  return status === 0 ? [] : [(stdout + stderr).trim()];
}

function node(file: string, args: readonly string[]) {
  return spawnSync(process.execPath, [join(ROOT, "node_modules", file), ...args], { cwd: ROOT, encoding: "utf8" });
}

function isPrivate(folder: string): boolean {
  const manifest = join(ROOT, folder, "package.json");
  return existsSync(manifest) && (JSON.parse(readFileSync(manifest, "utf8")) as { private?: boolean }).private === true;
}
