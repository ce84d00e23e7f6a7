// Runs every check that defines done. `node scripts/verify.mjs lint unit` runs only those.
import { runSteps } from './verify/run-step.mjs';
import { STEPS, refuseUnknownSteps } from './verify/steps.mjs';

const started = Date.now();
const wanted = process.argv.slice(2);
refuseUnknownSteps(wanted);

const results = await runSteps(
  STEPS.filter(step => wanted.length === 0 || wanted.includes(step.name)),
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
for (const sentence of results.flatMap(({ notRun }) => notRun)) console.log(`NOT RUN ${sentence}`);
/** @param {'passed' | 'failed' | 'skipped'} key */
const total = key => results.reduce((sum, result) => sum + result[key], 0);
if (total('skipped') > 0) console.log(`FAIL ${total('skipped')} tests were skipped`);
const failed = total('failed') + total('skipped');
const seconds = Math.round((Date.now() - started) / 1000);
console.log(`${total('passed')} passed, ${failed} failed (${seconds} s)`);
process.exit(failed === 0 ? 0 : 1);
