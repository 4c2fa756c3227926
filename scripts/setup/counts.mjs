/**
 * What one step found. `failures` names what failed, with the first line of the reason.
 * @typedef {{ name: string, passed: number, failed: number, skipped: number, failures?: string[] }} Count
 *
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} VitestCase
 * @typedef {{ name: string, message?: string, status?: string, assertionResults?: VitestCase[] }} VitestFile
 *
 * @typedef {{ ok: boolean, title: string, file?: string, line?: number, tests?: { results?: { error?: { message?: string } }[] }[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
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
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests?: number, testResults?: VitestFile[] } | undefined} report
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
    failures: (report?.testResults ?? []).flatMap(failuresOfFile),
  };
}

/** @param {VitestFile} file */
function failuresOfFile({ name, message, status, assertionResults = [] }) {
  const failed = assertionResults.filter((one) => one.status === "failed");
  if (failed.length === 0) return status === "failed" ? [`${name}: ${firstLine(message)}`] : [];
  return failed.map((one) => `${one.fullName}: ${firstLine(one.failureMessages?.[0])}`);
}

/**
 * Reads Playwright's JSON report, by the same rule. A test that passed on a second attempt counts as failed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } } & PlaywrightSuite | undefined} report
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
    failures: report ? failuresOfSuite(report) : [],
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function failuresOfSuite({ specs = [], suites = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = (tests ?? []).flatMap(({ results }) => results ?? []).map(({ error }) => error?.message);
      return `${file}:${line} ${title}: ${firstLine(errors.find(Boolean))}`;
    });
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

// a terminal's colours are no part of a reason
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what is looked for
const COLOURS = /\u001b\[[0-9;]*m/g;

/** @param {string | undefined} message */
const firstLine = (message) => (message ?? "no reason given").replace(COLOURS, "").replace(/\n.*/s, "").slice(0, 300);

/** More than these have one cause, and the runner's own output has them all. */
const MOST_FAILURES = 20;

/**
 * One line a step, under it what failed; what was skipped, if anything; "N passed, N failed" as the last.
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
  const lines = counts.flatMap(({ name, passed, failed, skipped, failures = [] }) => [
    `${failed === 0 ? "✓" : "✗"} ${name.padEnd(width)}  ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
    ...failures.slice(0, MOST_FAILURES).map((failure) => `    ${failure}`),
  ]);
  if (total.skipped > 0) lines.push(`${total.skipped} skipped`);
  return { lines: [...lines, `${total.passed} passed, ${total.failed} failed`], ...total };
}
