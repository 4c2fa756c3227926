import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

/** A whole file or none: what is half written has another name until it is whole, and is gone when the process goes. */
export function writeWhole(path: string, text: string): void {
  const folder = mkdtempSync(join(mkdirs(dirname(resolve(path))), ".writing-"));
  try {
    const half = join(folder, basename(path));
    writeFileSync(half, text, { mode: 0o600 });
    renameSync(half, path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function mkdirs(folder: string): string {
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** The work tree of git that a path stands in; what is raw must not stand in one. */
export function workTreeOf(path: string): string | undefined {
  for (let at = dirname(resolve(path)); ; at = dirname(at)) {
    if (existsSync(join(at, ".git"))) return at;
    if (dirname(at) === at) return undefined;
  }
}
