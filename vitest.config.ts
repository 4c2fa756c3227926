import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { packageFolders } from "./scripts/setup/workspace.mjs";

/** Tests run on the sources, without a build: each package's exports name its src under this condition. */
const conditions = ["@onscreen/source", "module", "node", "import", "default"];

const root = import.meta.dirname;

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    projects: [
      ...packageFolders(root).map((folder) => ({
        extends: true as const,
        test: { name: folder, root: join(root, folder), include: ["src/**/*.test.ts"] },
      })),
      { extends: true as const, test: { name: "workspace", include: ["{test,scripts}/**/*.test.ts"] } },
    ],
  },
});
