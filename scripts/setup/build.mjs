import { join } from "node:path";
import { run } from "./step.mjs";

/**
 * Compiles what has changed. Type errors don't keep JavaScript from being written, so that whoever is in the middle of
 * an edit may still run the rest; `npm test` is where they count.
 * @param {string} root
 * @param {readonly string[]} [projects]
 */
export function build(root, projects = ["tsconfig.json"]) {
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  return run("compiling", process.execPath, [tsc, "-b", ...projects], { cwd: root });
}
