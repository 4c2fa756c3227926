import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/setup/browser.mjs";

const browser = findBrowser(import.meta.dirname);
if (!browser) throw new Error("No browser is installed. `npm test` finds or installs one.");

export default defineConfig({
  testDir: "test",
  testMatch: "**/*.pw.ts",
  outputDir: "test-results/playwright",
  workers: 1,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [["line"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    headless: true,
    serviceWorkers: "block",
    launchOptions: {
      executablePath: browser.path,
      // No sandbox: tests only ever open pages of this repository, and containers run them as root.
      chromiumSandbox: false,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
