import { delimiter, join } from "node:path";
import { describe, expect, it } from "vitest";
import { candidates, ways } from "./browser-places.mjs";

const PATH = ["/usr/local/bin", "/usr/bin"].join(delimiter);

describe("where a browser may stand", () => {
  it("is only where the environment says, when it says", () => {
    const env = { ONSCREEN_BROWSER: "/opt/chrome", PATH };
    expect(candidates({ env, platform: "linux", playwright: "/pw/chrome" })).toEqual([
      { path: "/opt/chrome", from: "environment" },
    ]);
  });

  it("is first where Playwright keeps its own, then on the PATH, chromium before chrome", () => {
    const list = candidates({ env: { PATH }, platform: "linux", playwright: "/pw/chrome" });
    expect(list[0]).toEqual({ path: "/pw/chrome", from: "playwright" });
    const paths = list.map(({ path }) => path);
    expect(paths.slice(1, 3)).toEqual([join("/usr/local/bin", "chromium"), join("/usr/bin", "chromium")]);
    expect(paths.indexOf(join("/usr/bin", "chromium"))).toBeLessThan(paths.indexOf(join("/usr/bin", "google-chrome")));
  });

  it("does without Playwright's and without a PATH", () => {
    expect(candidates({ env: {}, platform: "linux", playwright: undefined })).toEqual([]);
  });

  it("knows the usual places of macOS and Windows", () => {
    const mac = candidates({ env: {}, platform: "darwin", playwright: undefined });
    expect(mac.map(({ from }) => from)).toContain("usual place");
    const windows = candidates({ env: { PROGRAMFILES: "C:\\Programs" }, platform: "win32", playwright: undefined });
    expect(windows.map(({ path }) => path)).toContain("C:\\Programs\\Google\\Chrome\\Application\\chrome.exe");
  });
});

describe("ways to get a browser", () => {
  const debian = { platform: "linux", env: {}, isRoot: true, hasApt: true };

  it("are Playwright's download, then Debian's package", () => {
    expect(ways(debian)).toEqual(["playwright", "apt"]);
  });

  it("leave out what this machine may not do", () => {
    expect(ways({ ...debian, isRoot: false })).toEqual(["playwright"]);
    expect(ways({ ...debian, hasApt: false })).toEqual(["playwright"]);
    expect(ways({ ...debian, platform: "darwin" })).toEqual(["playwright"]);
    expect(ways({ ...debian, env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" } })).toEqual(["apt"]);
    expect(ways({ ...debian, env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" }, isRoot: false })).toEqual([]);
  });
});
