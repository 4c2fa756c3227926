import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

const STAGE = ".writing-";

/**
 * Writes a whole file or none: what is half written has another name until it is whole. What a killed process left behind
 * there is removed by the next that writes there.
 */
export function writeWhole(path: string, text: string): void {
  const stage = makeStage(dirname(resolve(path)));
  try {
    const half = join(stage, basename(path));
    writeFileSync(half, text, { mode: 0o600 });
    renameSync(half, path);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** A new folder inside of another one for what is not whole yet. Those of processes that are gone are swept away first. */
export function makeStage(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const [, pid] = /^\.writing-(\d+)-/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true });
  }
  return mkdtempSync(join(folder, `${STAGE}${process.pid}-`));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // there is one, of somebody else
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The work tree of git that a path stands in, links followed; what is raw must not stand in one. */
export function workTreeOf(path: string): string | undefined {
  for (let at = realFolder(dirname(resolve(path))); ; at = dirname(at)) {
    if (existsSync(join(at, ".git"))) return at;
    if (dirname(at) === at) return undefined;
  }
}

/** A folder may not be there yet; the first above it that is may be a link. */
function realFolder(folder: string): string {
  let at = folder;
  while (!existsSync(at)) at = dirname(at);
  return join(realpathSync(at), folder.slice(at.length));
}
