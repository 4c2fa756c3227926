import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { findBrowser } from "../../scripts/setup/browser.mjs";
import { ROOT } from "../../scripts/setup/ready.mjs";

export interface Ran {
  readonly code: number | null;
  readonly signal: string | null;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** Told once it runs, so that a test can end it. */
  started?(pid: number): void;
}

/** Runs a file of Node's as a person would, with the browser of the tests. */
export function runNode(args: readonly string[], { cwd = ROOT, env, started }: RunOptions = {}): Promise<Ran> {
  const browser = findBrowser(ROOT)?.path;
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...(browser && { ONSCREEN_BROWSER: browser }), FORCE_COLOR: "0", CI: "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (child.pid !== undefined) started?.(child.pid);
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    err += chunk.toString();
  });
  return new Promise((resolve) => child.on("close", (code, signal) => resolve({ code, signal, out, err })));
}

/** The command line as it is installed. */
export const onscreen = (...args: string[]): Promise<Ran> =>
  runNode([join(ROOT, "integrations/cli/dist/bin.js"), ...args]);

/** A script of the workshop, without the compiling that `npm run` does first. */
export const workshop = (name: string, args: readonly string[], options: RunOptions = {}): Promise<Ran> =>
  runNode(["--conditions=@onscreen/source", "--import", "tsx", join(ROOT, `scripts/${name}.ts`), ...args], options);

export interface Served {
  /** `http://127.0.0.1:PORT`. */
  readonly origin: string;
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** One page at every address of a port on this machine. `onRequest` runs before the page is sent. */
export async function servePage(html: string, onRequest?: () => Promise<void> | void): Promise<Served> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    asked.push(request.url ?? "");
    await onRequest?.();
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
