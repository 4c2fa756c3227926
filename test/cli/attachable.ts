import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../../scripts/setup/browser.mjs";
import { ROOT } from "../../scripts/setup/ready.mjs";

/** A browser of the test's own that others can attach to, on this machine alone. */
export interface Attachable {
  readonly page: Page;
  /** What `--attach` takes. */
  readonly endpoint: string;
  close(): Promise<void>;
}

export async function attachable(folder: string): Promise<Attachable> {
  const profile = join(folder, "profile");
  const context: BrowserContext = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(ROOT)?.path ?? "",
    chromiumSandbox: false,
    serviceWorkers: "block",
    args: ["--remote-debugging-port=0", "--remote-debugging-address=127.0.0.1"],
  });
  const [port] = readFileSync(join(profile, "DevToolsActivePort"), "utf8").split("\n");
  return {
    page: context.pages()[0] ?? (await context.newPage()),
    endpoint: `http://127.0.0.1:${port}`,
    close: () => context.close(),
  };
}
