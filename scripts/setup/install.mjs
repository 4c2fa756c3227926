import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { explain, tail } from "./reasons.mjs";
import { run, StepError } from "./step.mjs";
import { packageFolders } from "./workspace.mjs";

const STAMP = "node_modules/.onscreen-installed";
const LOCKFILES = ["pnpm-lock.yaml", "pnpm-workspace.yaml"];

/**
 * What must be the same for installed packages to be still the right ones: the lockfile, and the machine that their
 * native parts were chosen for (a folder may be shared with a container).
 * @param {readonly string[]} lockfiles contents
 * @param {{ platform: string, arch: string, node: string }} machine
 */
export function fingerprint(lockfiles, { platform, arch, node }) {
  const hash = createHash("sha256");
  for (const part of [...lockfiles, platform, arch, node.split(".")[0] ?? ""]) hash.update(part).update("\0");
  return hash.digest("hex");
}

/**
 * Whether packages have to be installed, and why: null when nothing is missing.
 * @param {{ wanted: string, installed: string | undefined, missing: readonly string[] }} state missing = packages of ours without node_modules
 * @returns {string | null}
 */
export function whyInstall({ wanted, installed, missing }) {
  if (installed === undefined) return "no packages are installed yet";
  if (missing.length > 0) return `${missing.join(", ")} ${missing.length === 1 ? "has" : "have"} no packages yet`;
  if (installed !== wanted) return "the lockfile has changed";
  return null;
}

/**
 * How to run the pinned pnpm without a global install: the pnpm that called us, npm's own npx, or the npx on the PATH.
 * @param {{ packageManager: string, execPath: string, npmExecPath: string | undefined, platform: string }} state
 * @returns {{ file: string, args: string[], shell: boolean }}
 */
export function pnpmCommand({ packageManager, execPath, npmExecPath, platform }) {
  const pinned = packageManager.split("+")[0] ?? packageManager;
  const script = npmExecPath === undefined ? "" : basename(npmExecPath);
  if (npmExecPath !== undefined && /^pnpm\.c?js$/.test(script))
    return { file: execPath, args: [npmExecPath], shell: false };
  if (npmExecPath !== undefined && script === "npm-cli.js")
    return { file: execPath, args: [join(dirname(npmExecPath), "npx-cli.js"), "-y", pinned], shell: false };
  return { file: "npx", args: ["-y", pinned], shell: platform === "win32" };
}

/** Development packages are wanted whatever NODE_ENV says; nobody is there to answer whether node_modules may be replaced. */
const FLAGS = [
  "install",
  "--frozen-lockfile",
  "--prefer-offline",
  "--prod=false",
  "--config.confirm-modules-purge=false",
];

/** npm waits for a minute before it says that a registry does not answer; a person should not. */
const PATIENCE = { npm_config_fetch_retry_mintimeout: "2000", npm_config_fetch_retry_maxtimeout: "8000" };

/**
 * Installs what is missing; a few milliseconds where nothing is.
 * @param {string} root
 */
export async function ensureInstalled(root) {
  const wanted = fingerprint(
    LOCKFILES.map((file) => readFileSync(join(root, file), "utf8")),
    { platform: process.platform, arch: process.arch, node: process.versions.node },
  );
  const stamp = join(root, STAMP);
  const installed = existsSync(stamp) ? readFileSync(stamp, "utf8") : undefined;
  const missing = packageFolders(root).filter((folder) => !existsSync(join(root, folder, "node_modules")));
  const why = whyInstall({ wanted, installed, missing });
  if (why === null) return;

  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const { file, args, shell } = pnpmCommand({
    packageManager,
    execPath: process.execPath,
    npmExecPath: process.env["npm_execpath"],
    platform: process.platform,
  });
  rmSync(stamp, { force: true });
  const { code, output } = await run(`installing packages (${why})`, file, [...args, ...FLAGS], {
    cwd: root,
    shell,
    env: { ...PATIENCE, ...process.env },
  });
  if (code !== 0) {
    const { reason, remedy } = explain(output, {
      reason: "the packages could not be installed",
      remedy: "the lines above are what pnpm said; run the command again once that is solved",
    });
    throw new StepError(reason, remedy, tail(output));
  }
  writeFileSync(stamp, wanted);
}
