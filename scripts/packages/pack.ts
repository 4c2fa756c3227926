import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** A package as it would be published. */
export interface Packed {
  /** Relative to the root of the repository: "parsers/gmail". */
  folder: string;
  name: string;
  /** The subpaths of `exports`: ".", "./node". */
  entries: readonly string[];
  /** Absolute path of the .tgz. */
  tarball: string;
  /** What it holds, relative to the package. */
  files: readonly string[];
}

interface Listing {
  filename: string;
  files: Array<{ path: string }>;
}

/**
 * Packs folders with npm, which every Node brings along.
 *
 * @throws where npm can't pack one; the message is npm's own
 */
export function pack(root: string, folders: readonly string[], into: string): Packed[] {
  const caller = process.env["npm_execpath"];
  const npm = caller !== undefined && basename(caller) === "npm-cli.js" ? [process.execPath, caller] : ["npm"];
  const [file = "npm", ...args] = [
    ...npm,
    "pack",
    "--json",
    "--pack-destination",
    into,
    ...folders.map((f) => `./${f}`),
  ];
  const { status, stdout, stderr } = spawnSync(file, args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`npm pack: ${stderr}`);
  const listings = JSON.parse(stdout) as Listing[];
  return listings.map(({ filename, files }, i) => {
    const folder = folders[i] ?? "";
    const manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as {
      name: string;
      exports: Record<string, unknown>;
    };
    return {
      folder,
      name: manifest.name,
      entries: Object.keys(manifest.exports),
      tarball: join(into, filename),
      files: files.map(({ path }) => path),
    };
  });
}
