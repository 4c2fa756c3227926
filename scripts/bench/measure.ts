import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { ROOT } from "../setup/ready.mjs";

setFlagsFromString("--expose-gc");
/** Cleared before each measurement, so that nobody pays for what another left behind. */
const collectGarbage = runInNewContext("gc") as () => void;

/** Milliseconds of processor time: on a busy machine the clock on the wall measures the others. */
export function cpuTime(work: () => unknown): number {
  collectGarbage();
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

export interface Times {
  /** Of the second half of the rounds: warm, when the engine has compiled what it will. */
  median: number;
  /** Cold: before the engine knows the code. */
  first: number;
}

/** Runs the works in turn, so that what slows one down slows down all. */
export function alternate<K extends string>(works: Record<K, () => unknown>, rounds: number): Record<K, Times> {
  const times = Object.fromEntries(Object.keys(works).map((name) => [name, [] as number[]])) as Record<K, number[]>;
  for (let round = 0; round < rounds; round++) {
    for (const name of Object.keys(works) as K[]) times[name].push(cpuTime(works[name]));
  }
  return Object.fromEntries(
    Object.entries<number[]>(times).map(([name, list]) => [
      name,
      { median: median(list.slice(list.length >> 1)), first: list[0] },
    ]),
  ) as Record<K, Times>;
}

function median(list: readonly number[]): number {
  return [...list].sort((a, b) => a - b)[list.length >> 1] ?? Number.NaN;
}

/** A dependency of core, as core itself finds it. */
export async function coreDependency(name: string): Promise<Record<string, unknown>> {
  const path = createRequire(join(ROOT, "core/package.json")).resolve(name);
  return import(pathToFileURL(path).href) as Promise<Record<string, unknown>>;
}

/** Megabytes that a process needs at most, that opens one page and nothing else; and what it needs before. */
export function peakMemory(markup: string, url: string): { opened: number; idle: number } {
  const folder = mkdtempSync(join(tmpdir(), "onscreen-bench-"));
  try {
    const file = join(folder, "page.html");
    writeFileSync(file, markup);
    const peak = (open: string): number => {
      const code = `import { readFileSync } from "node:fs"; import { openSnapshot } from "@onscreen/core/node";
${open}; console.log(process.resourceUsage().maxRSS / 1000)`;
      const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", code, file, url], {
        cwd: ROOT,
        encoding: "utf8",
      });
      if (!(Number(stdout) > 0)) throw new Error(`the page could not be opened alone: ${stderr}`);
      return Math.round(Number(stdout));
    };
    return {
      opened: peak("globalThis.page = openSnapshot(readFileSync(process.argv[1]), { url: process.argv[2] })"),
      idle: peak("openSnapshot('<p>', { url: process.argv[2] })"),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
