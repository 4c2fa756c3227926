import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Where packages live; the same list as in pnpm-workspace.yaml, which can't be read before its parser is installed. */
export const PACKAGE_PATTERNS = ["core", "parsers/*", "integrations/*"];

/**
 * The folders of all packages, relative to the root, sorted.
 * @param {string} root
 * @returns {string[]}
 */
export function packageFolders(root) {
  return PACKAGE_PATTERNS.flatMap((pattern) => {
    if (!pattern.endsWith("/*")) return [pattern];
    const parent = pattern.slice(0, -2);
    if (!existsSync(join(root, parent))) return [];
    return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
  })
    .filter((folder) => existsSync(join(root, folder, "package.json")))
    .sort();
}
