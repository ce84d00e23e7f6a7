import { expect, it } from 'vitest';
import { countReport } from './reports.mjs';

it('counts a vitest report, a file that would not load being a failure', () => {
  const report = {
    numPassedTests: 4,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}] },
    ],
  };
  expect(countReport(report)).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

it('counts a browser report, a flaky test being a failure', () => {
  const report = { stats: { expected: 9, unexpected: 1, flaky: 1, skipped: 3 }, errors: [{}] };
  expect(countReport(report)).toEqual({ passed: 9, failed: 3, skipped: 3 });
});
