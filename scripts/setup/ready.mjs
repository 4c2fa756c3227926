import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { ensureNode } from "./node-version.mjs";
import { explain, tail } from "./reasons.mjs";
import { StepError, say } from "./step.mjs";

/** The root of the repository. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Installs what is missing. */
export async function installed() {
  ensureNode(JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).engines.node);
  await ensureInstalled(ROOT);
}

/**
 * Installs what is missing, compiles what has changed, and says where the compiled file stands.
 * @param {string} entry the file that will be run, relative to the root
 * @returns {Promise<string>} its absolute path
 */
export async function compiled(entry) {
  await installed();
  const { code, output } = await build(ROOT);
  const path = join(ROOT, entry);
  if (code !== 0 && !existsSync(path)) {
    const otherwise = { reason: "the sources do not compile", remedy: "npm run typecheck shows every error" };
    const { reason, remedy } = explain(output, otherwise);
    throw new StepError(reason, remedy, tail(output, 30));
  }
  if (code !== 0)
    say(`${tail(output, 6)}\n! the sources have type errors; running what was compiled. npm run typecheck shows all.`);
  return path;
}
