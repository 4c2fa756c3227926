import { describe, expect, it } from "vitest";
import { asStepError, run, StepError } from "./step.mjs";

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

describe("an error", () => {
  it("of the system becomes a reason and a remedy", () => {
    const refused = Object.assign(new Error("EACCES: permission denied, unlink 'x'"), {
      syscall: "unlink",
      code: "EACCES",
    });
    expect(asStepError(refused)).toMatchObject({
      message: "no permission to write where the step has to",
      details: refused.message,
    });
    const other = Object.assign(new Error("EMFILE: too many open files"), { syscall: "open" });
    expect(asStepError(other)?.message).toBe(other.message);
  });

  it("of ours stays what it is", () => {
    const step = new StepError("a", "b");
    expect(asStepError(step)).toBe(step);
    expect(asStepError(new TypeError("x is not a function"))).toBeUndefined();
    expect(asStepError("text")).toBeUndefined();
  });
});
