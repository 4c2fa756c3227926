import { Failure } from "../failure.js";

/** What is used of Playwright, so that its types need not be installed. */
export interface Chromium {
  launchPersistentContext(folder: string, options: Record<string, unknown>): Promise<BrowserContext>;
  connectOverCDP(endpoint: string): Promise<Browser>;
}

export interface Browser {
  contexts(): BrowserContext[];
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

const BROWSERS = ["playwright-core", "playwright", "@playwright/test"];

/** Reading files needs no browser, so one is asked for only where a page is to be opened. @throws Failure where there is none */
export async function loadChromium(): Promise<Chromium> {
  for (const name of BROWSERS) {
    const found = await optional<{ chromium?: Chromium }>(name);
    if (found?.chromium) return found.chromium;
  }
  throw new Failure("opening a page needs Playwright, which is not installed", {
    remedy: "npm install playwright-core",
  });
}

export interface Bundler {
  build(options: Record<string, unknown>): Promise<{ outputFiles: { text: string }[] }>;
}

/** @throws Failure where it is not installed */
export async function loadBundler(): Promise<Bundler> {
  const found = await optional<Bundler>("esbuild");
  if (found) return found;
  throw new Failure("reading inside of a page needs esbuild, which is not installed", {
    remedy: "npm install esbuild",
  });
}

async function optional<T>(name: string): Promise<T | undefined> {
  try {
    return (await import(name)) as T;
  } catch (error) {
    if ((error as { code?: unknown }).code === "ERR_MODULE_NOT_FOUND") return undefined;
    throw error;
  }
}
