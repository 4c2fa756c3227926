import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Packed } from "./pack.js";

/**
 * Unpacks the packages as a package manager would lay them out, beside their dependencies, and imports every entry in a
 * fresh Node: what only works inside the repository fails here.
 */
export function importProblems(root: string, packages: readonly Packed[], into: string): string[] {
  const modules = join(into, "node_modules");
  for (const { folder, name, tarball } of packages) {
    const home = join(modules, name);
    mkdirSync(home, { recursive: true });
    spawnSync("tar", ["-xzf", tarball, "-C", home, "--strip-components=1"]);
    for (const dependency of dependenciesOf(join(root, folder, "node_modules"))) {
      const link = join(modules, dependency);
      if (existsSync(link)) continue;
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(root, folder, "node_modules", dependency), link, "junction");
    }
  }
  return packages.flatMap(({ name, entries }) =>
    entries
      .map((entry) => name + entry.slice(1))
      .flatMap((specifier) => {
        const code = `await import(${JSON.stringify(specifier)})`;
        const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
          cwd: into,
          encoding: "utf8",
        });
        return status === 0 ? [] : [`${specifier} does not import: ${firstError(stderr)}`];
      }),
  );
}

/** Installed dependencies that are not ours. */
function dependenciesOf(modules: string): string[] {
  if (!existsSync(modules)) return [];
  return readdirSync(modules)
    .filter((name) => !name.startsWith(".") && name !== "@onscreen")
    .flatMap((name) =>
      name.startsWith("@") ? readdirSync(join(modules, name)).map((sub) => `${name}/${sub}`) : [name],
    );
}

function firstError(stderr: string): string {
  return stderr.split("\n").find((line) => /Error/.test(line)) ?? stderr.trim();
}
