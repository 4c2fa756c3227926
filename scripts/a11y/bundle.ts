import { join } from "node:path";
import { build } from "esbuild";
import { ROOT } from "../setup/ready.mjs";

/** Our core as one script that leaves `name` behind, to be run inside of a page. */
export async function bundleForPage(contents: string, name: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(ROOT, "scripts"), loader: "ts" },
    bundle: true,
    write: false,
    format: "iife",
    globalName: name,
    target: "chrome120",
    conditions: ["@onscreen/source"],
    logLevel: "error",
  });
  const [file] = outputFiles;
  if (!file) throw new Error("esbuild gave no output");
  return file.text;
}
