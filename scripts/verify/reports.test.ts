import { expect, it } from 'vitest';
import { countReport } from './reports.mjs';

it('counts a vitest report, with a file that does not load as a failure', () => {
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
  expect(countReport(report)).toEqual({
    passed: 4,
    failed: 2,
    skipped: 2,
    unsteady: [],
    notRun: [],
  });
});

it('counts a browser report, and names tests that passed on the second try', () => {
  const report = {
    stats: { expected: 9, unexpected: 1, flaky: 1, skipped: 3 },
    errors: [{}],
    suites: [
      {
        specs: [{ file: 'cart.spec.ts', title: 'adds', tests: [{ status: 'expected' }] }],
        suites: [
          { specs: [{ file: 'cart.spec.ts', title: 'keeps', tests: [{ status: 'flaky' }] }] },
        ],
      },
    ],
  };
  expect(countReport(report)).toEqual({
    passed: 10,
    failed: 2,
    skipped: 3,
    unsteady: ['cart.spec.ts: keeps'],
    notRun: [],
  });
});

it('reports what was not run, and counts it as nothing', () => {
  const report = { numPassedTests: 11, numFailedTests: 0, notRun: ['No WebKit here.'] };
  expect(countReport(report)).toEqual({
    passed: 11,
    failed: 0,
    skipped: 0,
    unsteady: [],
    notRun: ['No WebKit here.'],
  });
});
