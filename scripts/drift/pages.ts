import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../setup/ready.mjs";
import { changeMarkup } from "./markup.js";

/** A fixture's page with every element numbered. */
export interface Stamped {
  readonly name: string;
  readonly html: string;
  readonly url: string;
}

/** The fixtures of a platform whose name holds a word. */
export const pagesOf = (platform: string, word = ""): Stamped[] =>
  readdirSync(join(ROOT, "fixtures", platform), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("page.html"))
    .sort()
    .map((file) => `${platform}/${dirname(file)}`)
    .filter((name) => name.includes(word))
    .flatMap((name) => {
      const folder = join(ROOT, "fixtures", name);
      try {
        const { url } = JSON.parse(readFileSync(join(folder, "meta.json"), "utf8")) as { url: string };
        const html = changeMarkup(readFileSync(join(folder, "page.html"), "utf8"), () => {});
        return [{ name, html, url }];
      } catch {
        return []; // a fixture without an address is another check's business
      }
    });
