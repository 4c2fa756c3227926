import { Failure } from "../failure.js";

/** What is used of Playwright, so that its types need not be installed. */
export interface Chromium {
  launch(options: Record<string, unknown>): Promise<Browser>;
  launchPersistentContext(folder: string, options: Record<string, unknown>): Promise<BrowserContext>;
  connectOverCDP(endpoint: string): Promise<Browser>;
}

export interface Browser {
  contexts(): BrowserContext[];
  newContext(options: Record<string, unknown>): Promise<BrowserContext>;
  close(): Promise<void>;
}

export interface BrowserContext {
  pages(): BrowserPage[];
  newPage(): Promise<BrowserPage>;
  newCDPSession(page: BrowserPage): Promise<CdpSession>;
  close(): Promise<void>;
}

export interface BrowserPage {
  goto(url: string, options?: Record<string, unknown>): Promise<unknown>;
  url(): string;
  context(): BrowserContext;
}

export interface CdpSession {
  // biome-ignore lint/suspicious/noExplicitAny: the protocol's answers differ by method
  send(method: string, params?: Record<string, unknown>): Promise<any>;
  detach(): Promise<void>;
}

export interface Bundler {
  build(options: Record<string, unknown>): Promise<{ outputFiles: { text: string }[] }>;
}

/** A module by its name; the caller's own in a test. @throws as `import()` does */
export type Import = (name: string) => Promise<unknown>;

const BROWSERS = ["playwright-core", "playwright", "@playwright/test"];
const importInstalled: Import = (name) => import(name);

/** Reading files needs no browser, so one is asked for only where a page is to be opened. @throws Failure where there is none */
export async function loadChromium(load = importInstalled): Promise<Chromium> {
  for (const name of BROWSERS) {
    const found = (await optional(name, load)) as
      | { chromium?: Chromium; default?: { chromium?: Chromium } }
      | undefined;
    const chromium = found?.chromium ?? found?.default?.chromium;
    if (chromium) return chromium;
  }
  throw missing("playwright-core", "opening a page");
}

/** @throws Failure where it is not installed */
export async function loadBundler(load = importInstalled): Promise<Bundler> {
  const found = (await optional("esbuild", load)) as Bundler | undefined;
  if (found) return found;
  throw missing("esbuild", "reading inside of a page");
}

/** One command brings both, so that the second is not found missing after the first was installed. */
const missing = (name: string, what: string): Failure =>
  new Failure(`${what} needs ${name}, which is not installed`, { remedy: "npm install playwright-core esbuild" });

async function optional(name: string, load: Import): Promise<unknown> {
  try {
    return await load(name);
  } catch (error) {
    const { code, message = "" } = error as { code?: unknown; message?: string };
    // what it needs itself and lacks is another story
    if (code === "ERR_MODULE_NOT_FOUND" && message.includes(`'${name}'`)) return undefined;
    throw error;
  }
}
