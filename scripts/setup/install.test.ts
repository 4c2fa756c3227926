import { describe, expect, it } from "vitest";
import { fingerprint, pnpmCommand, whyInstall } from "./install.mjs";

const machine = { platform: "linux", arch: "x64", node: "20.19.0" };

describe("whether to install", () => {
  it("is quiet when the same lockfile is installed and every package has its modules", () => {
    expect(whyInstall({ wanted: "a", installed: "a", missing: [] })).toBeNull();
  });

  it("names what is missing", () => {
    expect(whyInstall({ wanted: "a", installed: undefined, missing: ["core"] })).toBe("no packages are installed yet");
    expect(whyInstall({ wanted: "a", installed: "b", missing: [] })).toBe("the lockfile has changed");
    expect(whyInstall({ wanted: "a", installed: "a", missing: ["parsers/new"] })).toBe(
      "parsers/new has no packages yet",
    );
    expect(whyInstall({ wanted: "a", installed: "a", missing: ["core", "x"] })).toBe("core, x have no packages yet");
  });

  it("sees a changed lockfile, another machine and another major of Node, not a patch of Node", () => {
    const here = fingerprint(["lock"], machine);
    expect(fingerprint(["lock"], { ...machine, node: "20.20.2" })).toBe(here);
    expect(fingerprint(["lock2"], machine)).not.toBe(here);
    expect(fingerprint(["lock"], { ...machine, node: "24.1.0" })).not.toBe(here);
    expect(fingerprint(["lock"], { ...machine, arch: "arm64" })).not.toBe(here);
  });
});

describe("the pinned pnpm", () => {
  const state = { packageManager: "pnpm@10.34.9+sha512.abc", execPath: "/bin/node", platform: "linux" };

  it("comes from npx beside the npm that called", () => {
    expect(pnpmCommand({ ...state, npmExecPath: "/lib/npm/bin/npm-cli.js" })).toEqual({
      file: "/bin/node",
      args: ["/lib/npm/bin/npx-cli.js", "-y", "pnpm@10.34.9"],
      shell: false,
    });
  });

  it("is the pnpm that called", () => {
    expect(pnpmCommand({ ...state, npmExecPath: "/lib/pnpm/bin/pnpm.cjs" })).toEqual({
      file: "/bin/node",
      args: ["/lib/pnpm/bin/pnpm.cjs"],
      shell: false,
    });
  });

  it("comes from the npx on the PATH when nothing called, through a shell on Windows only", () => {
    const npx = { file: "npx", args: ["-y", "pnpm@10.34.9"] };
    expect(pnpmCommand({ ...state, npmExecPath: undefined })).toEqual({ ...npx, shell: false });
    expect(pnpmCommand({ ...state, npmExecPath: undefined, platform: "win32" })).toEqual({ ...npx, shell: true });
  });
});
