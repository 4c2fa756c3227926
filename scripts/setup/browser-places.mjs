import { delimiter, join } from "node:path";

/** Sets which browser the tests drive: the path of a Chromium, Chrome or Edge. */
export const BROWSER_VARIABLE = "ONSCREEN_BROWSER";

const COMMANDS = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "microsoft-edge",
  "microsoft-edge-stable",
];

/** @type {Record<string, readonly string[]>} */
const USUAL_PLACES = {
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ],
  win32: ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((folder) => [
    `%${folder}%\\Google\\Chrome\\Application\\chrome.exe`,
    `%${folder}%\\Microsoft\\Edge\\Application\\msedge.exe`,
  ]),
};

/**
 * A browser that may be there.
 * @typedef {{ path: string, from: "environment" | "playwright" | "path" | "usual place" }} Candidate
 * @typedef {{ env: Record<string, string | undefined>, platform: string, playwright: string | undefined }} Machine
 */

/**
 * Every place where a browser may stand, best first: the one that a person names, the one that Playwright manages, the
 * PATH, the usual places. A named one stands alone: who names a browser does not want another.
 * @param {Machine} machine
 * @returns {Candidate[]}
 */
export function candidates({ env, platform, playwright }) {
  const named = env[BROWSER_VARIABLE];
  if (named) return [{ path: named, from: "environment" }];
  const folders = (env["PATH"] ?? "").split(delimiter).filter(Boolean);
  const suffix = platform === "win32" ? ".exe" : "";
  const expand = (/** @type {string} */ place) => place.replace(/%([^%]+)%/g, (_, name) => env[name] ?? "");
  return [
    ...(playwright ? [{ path: playwright, from: /** @type {const} */ ("playwright") }] : []),
    ...COMMANDS.flatMap((name) =>
      folders.map((folder) => ({ path: join(folder, name + suffix), from: /** @type {const} */ ("path") })),
    ),
    ...(USUAL_PLACES[platform] ?? []).map((place) => ({
      path: expand(place),
      from: /** @type {const} */ ("usual place"),
    })),
  ];
}

/**
 * A way to get a browser.
 * @typedef {"playwright" | "apt"} Way
 */

/**
 * The ways that are open on this machine, in the order to try. An empty list: a person has to install one.
 * @param {{ platform: string, env: Record<string, string | undefined>, isRoot: boolean, hasApt: boolean }} machine
 * @returns {Way[]}
 */
export function ways({ platform, env, isRoot, hasApt }) {
  /** @type {Way[]} */
  const open = [];
  if (!env["PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD"]) open.push("playwright");
  if (platform === "linux" && isRoot && hasApt) open.push("apt");
  return open;
}
