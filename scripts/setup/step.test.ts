import { describe, expect, it } from "vitest";
import { run } from "./step.mjs";

const node = (script: string, options = {}) => run("a test", process.execPath, ["-e", script], options);

describe("running a command", () => {
  it("keeps both outputs and the exit code", async () => {
    const { code, output } = await node("console.log('out'); console.error('err'); process.exitCode = 3");
    expect(code).toBe(3);
    expect(output).toContain("out");
    expect(output).toContain("err");
  });

  it("reports a command that does not exist", async () => {
    const { code, output } = await run("a test", "/no/such/command", []);
    expect(code).toBe(127);
    expect(output).toContain("ENOENT");
  });

  it("stops one that hangs, and says so", async () => {
    const { code, output } = await node("setInterval(() => {}, 1000)", { timeout: 300 });
    expect(code).not.toBe(0);
    expect(output).toContain("timed out after 0.3 s");
  });
});
