import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { BROWSER_VARIABLE, candidates, ways } from "./browser-places.mjs";
import { explain, tail } from "./reasons.mjs";
import { run, StepError } from "./step.mjs";

/** @typedef {import("./browser-places.mjs").Candidate} Candidate */

/**
 * The browser that the tests will drive, or undefined. Starts nothing.
 * @param {string} root
 * @returns {Candidate | undefined}
 */
export function findBrowser(root) {
  return candidates(thisMachine(root)).find(({ path }) => existsSync(path));
}

/**
 * Finds a browser that starts, installs one where there is none.
 * @param {string} root
 * @returns {Promise<string>} its path
 */
export async function ensureBrowser(root) {
  const machine = thisMachine(root);
  const there = await firstThatStarts(candidates(machine));
  if (there.path) return there.path;

  const named = machine.env[BROWSER_VARIABLE];
  if (named)
    throw new StepError(
      `${BROWSER_VARIABLE} names ${named}, ${there.broken.length > 0 ? "which does not start" : "which does not exist"}`,
      `name a Chromium, Chrome or Edge that starts, or unset ${BROWSER_VARIABLE} to have one installed`,
      there.broken.join("\n"),
    );

  const details = [...there.broken];
  const open = ways({
    platform: process.platform,
    env: process.env,
    isRoot: process.getuid?.() === 0,
    hasApt: existsSync("/usr/bin/apt-get"),
  });
  for (const way of open) {
    const output = await (way === "playwright" ? fromPlaywright(root) : fromDebian());
    const got = await firstThatStarts(candidates(thisMachine(root)));
    if (got.path) return got.path;
    details.push(`${way}: ${tail(output, 4)}`, ...got.broken);
  }
  const { reason } = explain(details.join("\n"), { reason: "no way to install one worked", remedy: "" });
  throw new StepError(
    `there is no browser for the tests (${open.length === 0 ? "and none may be installed here" : reason})`,
    `install Chromium or Chrome, or name one: ${BROWSER_VARIABLE}=/path/to/chrome npm test`,
    details.join("\n"),
  );
}

/**
 * A browser that lacks a library of the system exists and does not start: ask it for its version. (On Windows that
 * question opens a window, so there a file counts.)
 * @param {readonly Candidate[]} list
 */
async function firstThatStarts(list) {
  /** @type {string[]} */
  const broken = [];
  for (const { path, from } of list) {
    if (!existsSync(path)) continue;
    if (process.platform === "win32") return { path, broken };
    const { code, output } = await run(`starting ${path}`, path, ["--version"], { timeout: 20_000 });
    if (code === 0) return { path, broken };
    broken.push(`${path} (${from}): ${tail(output, 2)}`);
  }
  return { path: undefined, broken };
}

/** @param {string} root */
async function fromPlaywright(root) {
  const cli = join(root, "node_modules/@playwright/test/cli.js");
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000", ...process.env };
  const args = [cli, "install", "--no-shell", "chromium"];
  return (
    await run("downloading Chromium with Playwright", process.execPath, args, { cwd: root, env, timeout: 300_000 })
  ).output;
}

/** The lists of a fresh container are empty, and a mirror may fail once: update, then install, and both again. */
async function fromDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (/** @type {string} */ label, /** @type {string[]} */ ...args) =>
    run(label, "apt-get", ["-q", ...args], { env });
  let output = "";
  for (const attempt of ["", ", second attempt"]) {
    output = (await apt(`updating Debian's package lists${attempt}`, "update")).output;
    const install = await apt(
      `installing Debian's chromium${attempt}`,
      "install",
      "-y",
      "--no-install-recommends",
      "chromium",
    );
    output += install.output;
    if (install.code === 0) break;
  }
  return output;
}

/**
 * @param {string} root
 * @returns {import("./browser-places.mjs").Machine}
 */
function thisMachine(root) {
  return { env: process.env, platform: process.platform, playwright: playwrightPath(root) };
}

/** @param {string} root */
function playwrightPath(root) {
  try {
    return createRequire(join(root, "package.json"))("@playwright/test").chromium.executablePath();
  } catch {
    return undefined; // no build of Playwright for this platform, or not installed yet
  }
}
