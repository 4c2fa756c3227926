import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { ROOT } from "../scripts/setup/ready.mjs";
import { packageFolders } from "../scripts/setup/workspace.mjs";

/** What each room of core may import: arrows run one way. A new room is entered here. */
const ROOMS: Record<string, readonly string[]> = {
  page: [],
  semantics: ["page"],
  richtext: ["page", "semantics"],
  refs: ["page", "semantics"],
  snapshot: ["page", "semantics", "refs"],
  parser: ["page", "semantics", "richtext", "refs"],
  tree: ["page", "semantics", "refs"],
  drift: ["page", "semantics", "refs", "parser"],
  node: ["page", "refs", "snapshot", "parser"],
  testing: ["page", "semantics", "richtext", "refs", "snapshot", "parser", "tree", "drift", "node"],
  live: ["page", "semantics", "richtext", "refs", "snapshot", "parser", "tree", "drift"],
};

/** Single files that reach further, each with its reason. */
const EXCEPTIONS: Record<string, readonly string[]> = {
  // a Page owns its registry of references and its list of parsers, and hands a browser's observer to its Dom port
  "page/page.ts": ["refs", "parser", "live"],
};

interface Source {
  /** Relative to the root of the repository. */
  file: string;
  imports: readonly string[];
}

const sources = packageFolders(ROOT).flatMap((folder) => sourcesOf(join(folder, "src")));

describe("core", () => {
  it("imports run from the upper rooms to the lower ones", () => {
    const wrong = sources
      .filter(({ file }) => file.startsWith("core/src/") && !isTest(file))
      .flatMap(({ file, imports }) => {
        const inside = relative("core/src", file);
        const room = roomOf(inside);
        if (room === undefined) return []; // index.ts: the list of what is public
        const allowed = [room, ...(ROOMS[room] ?? []), ...(EXCEPTIONS[inside] ?? [])];
        return imports
          .filter((name) => name.startsWith("."))
          .map((name) => roomOf(join(dirname(inside), name)))
          .filter((target) => target !== undefined && !allowed.includes(target))
          .map((target) => `${file} imports ${target}/`);
      });
    expect(wrong).toEqual([]);
  });

  it("has no room that the table does not know", () => {
    const rooms = readdirSync(join(ROOT, "core/src"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(Object.keys(ROOMS)).toEqual(expect.arrayContaining(rooms.map(({ name }) => name)));
  });
});

describe("packages", () => {
  const manifests = packageFolders(ROOT).map((folder) => ({ folder, ...readJson(join(folder, "package.json")) }));
  const parsers = manifests.filter(({ folder }) => folder.startsWith("parsers/") && folder !== "parsers/all");

  it.each(parsers)("$folder stands on core alone", (manifest) => {
    const ours = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).filter(isOurs);
    expect(ours).toEqual(["@onscreen/core"]);
    expect(manifest.peerDependencies).toHaveProperty("@onscreen/core");
  });

  it.each(parsers)("$folder has the files that every parser has", ({ folder }) => {
    const missing = ["src/index.ts", "src/schema.ts", "README.md"].filter(
      (file) => !existsSync(join(ROOT, folder, file)),
    );
    expect(missing).toEqual([]);
  });

  it("core stands on no package of ours", () => {
    const core = manifests.find(({ folder }) => folder === "core");
    expect(Object.keys({ ...core?.dependencies, ...core?.peerDependencies }).filter(isOurs)).toEqual([]);
  });

  it("parsers/all lists every parser", () => {
    const all = manifests.find(({ folder }) => folder === "parsers/all");
    expect(
      Object.keys(all?.dependencies ?? {})
        .filter(isOurs)
        .sort(),
    ).toEqual(parsers.map(({ name }) => name).sort());
  });

  it("take every version from the catalog", () => {
    const own = [{ folder: ".", ...readJson("package.json") }, ...manifests].flatMap((manifest) =>
      [manifest.dependencies, manifest.devDependencies, manifest.peerDependencies].flatMap((list) =>
        Object.entries(list ?? {})
          .filter(([, range]) => !/^(catalog|workspace):/.test(range))
          .map(([name, range]) => `${manifest.folder}: ${name} ${range}`),
      ),
    );
    expect(own).toEqual([]);
  });
});

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

function readJson(file: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, file), "utf8")) as Manifest;
}

function isOurs(name: string): boolean {
  return name.startsWith("@onscreen/");
}

function isTest(file: string): boolean {
  return file.endsWith(".test.ts");
}

/** The room of a file of core, by its first folder or, for node.ts and testing.ts, by its name. */
function roomOf(inside: string): string | undefined {
  const first = inside
    .split("/")[0]
    ?.replace(/\.(ts|js)$/, "")
    .replace(/^node-.*/, "node");
  return first === "index" ? undefined : first;
}

function sourcesOf(folder: string): Source[] {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => {
      const file = `${folder}/${name}`;
      const { importedFiles } = ts.preProcessFile(readFileSync(join(ROOT, file), "utf8"));
      return { file, imports: importedFiles.map(({ fileName }) => fileName) };
    });
}
