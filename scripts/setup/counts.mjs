/**
 * What one step found.
 * @typedef {{ name: string, passed: number, failed: number, skipped: number }} Count
 */

/**
 * A step that passes or fails as a whole.
 * @param {string} name
 * @param {boolean} ok
 * @returns {Count}
 */
export function single(name, ok) {
  return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

/**
 * Reads vitest's JSON report. A runner that failed without a failed test (a file that does not load, no report at all)
 * counts as one failure: a red run is never counted green.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests?: number } | undefined} report
 * @param {number} code exit code of the runner
 * @returns {Count}
 */
export function countVitest(report, code) {
  const failed = report?.numFailedTests ?? 0;
  return {
    name: "unit tests",
    passed: report?.numPassedTests ?? 0,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
}

/**
 * Reads Playwright's JSON report, by the same rule. A test that passed on a second attempt counts as failed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } } | undefined} report
 * @param {number} code exit code of the runner
 * @returns {Count}
 */
export function countPlaywright(report, code) {
  const failed = (report?.stats.unexpected ?? 0) + (report?.stats.flaky ?? 0);
  return {
    name: "browser tests",
    passed: report?.stats.expected ?? 0,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: report?.stats.skipped ?? 0,
  };
}

/**
 * One line a step; what was skipped, if anything; "N passed, N failed" as the last.
 * @param {readonly Count[]} counts
 */
export function summary(counts) {
  const width = Math.max(0, ...counts.map(({ name }) => name.length));
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of counts) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  const lines = counts.map(
    ({ name, passed, failed, skipped }) =>
      `${failed === 0 ? "✓" : "✗"} ${name.padEnd(width)}  ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
  );
  if (total.skipped > 0) lines.push(`${total.skipped} skipped`);
  return { lines: [...lines, `${total.passed} passed, ${total.failed} failed`], ...total };
}
