// Everything that "done" means, step by step. `node scripts/verify.mjs lint unit` runs those alone.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readReport } from './verify/reports.mjs';
import { STEPS } from './verify/steps.mjs';

const wanted = process.argv.slice(2);
const unknown = wanted.filter(name => !STEPS.some(step => step.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no step "${unknown.join('", "')}". Steps: ${STEPS.map(step => step.name).join(', ')}.`,
  );
  process.exit(2);
}

/** @param {import('./verify/steps.mjs').Step} step */
const runStep = step => {
  if (step.report) rmSync(step.report, { force: true });
  const started = Date.now();
  const isGreen = step.commands.every(([program, ...args]) => {
    const { status } = spawnSync(program ?? '', args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...step.env },
    });
    return status === 0;
  });
  const count = step.report ? readReport(step.report) : null;
  const seconds = Math.round((Date.now() - started) / 1000);
  if (count === null)
    return { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1, skipped: 0, unsteady: [], seconds };
  const isUnexplained = !isGreen && count.failed === 0;
  return { ...count, failed: count.failed + (isUnexplained ? 1 : 0), seconds };
};

const results = STEPS.filter(step => wanted.length === 0 || wanted.includes(step.name)).map(
  step => {
    console.log(`\n── ${step.name}`);
    return { name: step.name, ...runStep(step) };
  },
);

console.log('');
for (const { name, passed, failed, seconds } of results) {
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(16)} ${passed} passed, ${failed} failed (${seconds} s)`,
  );
}
for (const test of results.flatMap(({ unsteady }) => unsteady)) {
  console.log(`UNSTEADY, passed at the second try: ${test}`);
}
/** @param {'passed' | 'failed' | 'skipped' | 'seconds'} key */
const total = key => results.reduce((sum, result) => sum + result[key], 0);
if (total('skipped') > 0) console.log(`FAIL ${total('skipped')} tests were skipped`);
const failed = total('failed') + total('skipped');
console.log(`${total('passed')} passed, ${failed} failed (${total('seconds')} s)`);
process.exit(failed === 0 ? 0 : 1);
