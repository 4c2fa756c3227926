import { describe, expect, it } from "vitest";
import { countPlaywright, countVitest, single, summary } from "./counts.mjs";

describe("counting tests", () => {
  it("takes vitest's own numbers", () => {
    const report = { numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 };
    expect(countVitest(report, 1)).toMatchObject({ name: "unit tests", passed: 5, failed: 2, skipped: 2 });
  });

  it("counts a flaky browser test as failed", () => {
    const report = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 } };
    expect(countPlaywright(report, 1)).toMatchObject({ name: "browser tests", passed: 3, failed: 2, skipped: 2 });
  });

  it("never counts a red run as green", () => {
    const green = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0 };
    expect(countVitest(green, 1).failed).toBe(1);
    expect(countVitest(undefined, 1).failed).toBe(1);
    expect(countPlaywright(undefined, 1).failed).toBe(1);
    expect(countPlaywright({ stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 0 } }, 1).failed).toBe(1);
  });

  it("names what failed, so that the end of a long output is enough", () => {
    const assertionResults = [
      { fullName: "reads the title", status: "passed" },
      { fullName: "reads the rows", status: "failed", failureMessages: ["\u001b[31mexpected 3\u001b[39m\n  at rows"] },
    ];
    const unit = countVitest(
      {
        numPassedTests: 1,
        numFailedTests: 1,
        numPendingTests: 0,
        testResults: [{ name: "a.test.ts", assertionResults }],
      },
      1,
    );
    const spec = {
      ok: false,
      title: "types",
      file: "a.pw.ts",
      line: 7,
      tests: [{ results: [{ error: { message: "late" } }] }],
    };
    const stats = { expected: 0, unexpected: 1, flaky: 0, skipped: 0 };
    const browser = countPlaywright({ stats, suites: [{ specs: [], suites: [{ specs: [spec] }] }] }, 1);
    expect(summary([unit, browser]).lines).toEqual([
      "✗ unit tests     1 passed, 1 failed",
      "    reads the rows: expected 3",
      "✗ browser tests  0 passed, 1 failed",
      "    a.pw.ts:7 types: late",
      "1 passed, 2 failed",
    ]);
  });

  it("names a file that could not be loaded", () => {
    const testResults = [{ name: "b.test.ts", status: "failed", message: "no such module", assertionResults: [] }];
    const report = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, testResults };
    expect(countVitest(report, 1)).toMatchObject({ failed: 1, failures: ["b.test.ts: no such module"] });
  });

  it("ends in one plain line", () => {
    const counts = [single("types", true), { name: "unit tests", passed: 7, failed: 1, skipped: 0 }];
    expect(summary(counts).lines).toEqual([
      "✓ types       1 passed, 0 failed",
      "✗ unit tests  7 passed, 1 failed",
      "8 passed, 1 failed",
    ]);
  });

  it("says what was skipped", () => {
    const { lines } = summary([{ name: "unit tests", passed: 1, failed: 0, skipped: 3 }]);
    expect(lines).toEqual(["✓ unit tests  1 passed, 0 failed, 3 skipped", "3 skipped", "1 passed, 0 failed"]);
  });
});
