import { existsSync, readFileSync } from 'node:fs';

/**
 * `unsteady` lists the tests that passed only at the second try, which must be fixed. `notRun` are
 * messages about checks that this machine has no program for; they are reported, but not counted.
 * @typedef {{ passed: number, failed: number, skipped: number, unsteady: readonly string[], notRun:
 * readonly string[] }} Count
 */

/**
 * @param {any} suite
 * @returns {readonly string[]}
 */
const unsteadyIn = suite => [
  ...(suite.specs ?? [])
    .filter((/** @type {any} */ spec) =>
      spec.tests.some((/** @type {any} */ test) => test.status === 'flaky'),
    )
    .map((/** @type {any} */ spec) => `${spec.file}: ${spec.title}`),
  ...(suite.suites ?? []).flatMap(unsteadyIn),
];

/**
 * The counts of a test runner's JSON report; null if there is none.
 * @param {string} file
 * @returns {Count | null}
 */
export const readReport = file => {
  if (!existsSync(file)) return null;
  return countReport(JSON.parse(readFileSync(file, 'utf8')));
};

/**
 * Reads vitest's and Playwright's reports alike.
 * @param {any} report
 * @returns {Count}
 */
export const countReport = report => {
  if (report.stats !== undefined) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return {
      passed: expected + flaky,
      failed: unexpected + (report.errors?.length ?? 0),
      skipped,
      unsteady: unsteadyIn(report),
      notRun: [],
    };
  }
  const brokenFiles = (report.testResults ?? []).filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
    unsteady: [],
    notRun: report.notRun ?? [],
  };
};
