import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** Tests run on the sources, without a build: each package's exports name its src under this condition. */
const conditions = ["@onscreen/source", "module", "node", "import", "default"];

const root = import.meta.dirname;
const packages = ["core", "parsers/*", "integrations/*"].flatMap((pattern) => {
  if (!pattern.endsWith("/*")) return [pattern];
  const parent = pattern.slice(0, -2);
  return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
});

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    projects: [
      ...packages
        .filter((dir) => existsSync(join(root, dir, "package.json")))
        .map((dir) => ({
          extends: true as const,
          test: { name: dir.split("/").pop() ?? dir, root: join(root, dir), include: ["src/**/*.test.ts"] },
        })),
      { extends: true as const, test: { name: "workspace", include: ["test/**/*.test.ts", "scripts/**/*.test.ts"] } },
    ],
  },
});
