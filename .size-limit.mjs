import { existsSync, readFileSync } from "node:fs";
import { packageFolders } from "./scripts/setup/workspace.mjs";

/**
 * Every parser ends in an extension, so each has a budget: gzip, without core and zod, which an application has once. The
 * largest reads two products under one name (Jira Cloud and Data Center).
 */
const PARSER = "16 kB";

const parsers = packageFolders(".").filter((folder) => folder.startsWith("parsers/") && existsSync(`${folder}/dist`));

export default [
  {
    name: "@onscreen/core, all of it, with its dependencies (zod is 26 kB of them)",
    path: "core/dist/index.js",
    limit: "131 kB",
    gzip: true,
  },
  {
    name: "@onscreen/core, extract and openPage alone, with their dependencies",
    path: "core/dist/index.js",
    import: "{ extract, openPage }",
    limit: "36.5 kB",
    gzip: true,
  },
  ...parsers.map((folder) => ({
    name: JSON.parse(readFileSync(`${folder}/package.json`, "utf8")).name,
    path: `${folder}/dist/index.js`,
    ignore: ["@onscreen/*", "zod"],
    limit: PARSER,
    gzip: true,
  })),
];
