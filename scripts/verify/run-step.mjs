import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readReport } from './reports.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./reports.mjs').Count & { name: string, seconds: number }} Result */

/**
 * Room for what Node allocates and soon drops: compilers, linters and bundlers spend a tenth of their time
 * on collecting it with the usual 16 MB.
 */
const NODE_OPTIONS = [process.env.NODE_OPTIONS, '--max-semi-space-size=64']
  .filter(Boolean)
  .join(' ');

/**
 * Runs a program and returns whether it succeeded. Its output goes to `print`, or else to the
 * terminal.
 * @param {readonly string[]} command
 * @param {NodeJS.ProcessEnv} env
 * @param {((text: string) => void) | undefined} print
 * @param {string | undefined} cwd
 * @returns {Promise<boolean>}
 */
const run = ([program = '', ...args], env, print, cwd) =>
  new Promise(resolve => {
    const how = print ? 'pipe' : 'inherit';
    const child = spawn(program, args, { env, cwd, stdio: ['ignore', how, how] });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', text => print?.(text));
    }
    child.once('error', error => {
      console.error(error.message);
      resolve(false);
    });
    child.once('close', code => resolve(code === 0));
  });

/**
 * The count of a step: its report's tests, or one. A step that fails without a failed test counts
 * as a failure itself.
 * @param {boolean} isGreen
 * @param {import('./reports.mjs').Count | null} report
 * @returns {import('./reports.mjs').Count}
 */
export const countStep = (isGreen, report) => {
  if (report === null)
    return {
      passed: isGreen ? 1 : 0,
      failed: isGreen ? 0 : 1,
      skipped: 0,
      unsteady: [],
      notRun: [],
    };
  const isUnexplained = !isGreen && report.failed === 0;
  return { ...report, failed: report.failed + (isUnexplained ? 1 : 0) };
};

/**
 * Runs a step. `isWhole` holds back its output until it ends, for steps that run in parallel.
 * @param {Step} step
 * @param {{ isWhole: boolean }} options
 * @returns {Promise<Result>}
 */
export const runStep = async (step, { isWhole }) => {
  const title = `\n── ${step.name}`;
  if (!isWhole) console.log(title);
  if (step.report) rmSync(step.report, { force: true });
  const started = Date.now();
  let printed = '';
  /** @param {string} text */
  const keep = text => {
    printed += text;
  };
  let isGreen = true;
  for (const command of step.commands) {
    const env = { ...process.env, NODE_OPTIONS, ...step.env };
    isGreen = await run(command, env, isWhole ? keep : undefined, step.cwd);
    if (!isGreen) break;
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  if (isWhole) console.log(`${title} (${seconds} s)\n${printed.trimEnd()}`);
  const report = step.report ? readReport(step.report) : null;
  return { name: step.name, seconds, ...countStep(isGreen, report) };
};

/**
 * Runs steps: the rows `source` and `build` in parallel, then those that have to run alone. Returns
 * their results in the order of the steps.
 * @param {readonly Step[]} steps
 * @param {typeof runStep} [start]
 * @returns {Promise<readonly Result[]>}
 */
export const runSteps = async (steps, start = runStep) => {
  /** @param {Step['row']} row */
  const rowOf = row => steps.filter(step => step.row === row);
  /** @type {Map<string, Result>} */
  const results = new Map();
  /** @param {readonly Step[]} row @param {boolean} isWhole */
  const runRow = async (row, isWhole) => {
    for (const step of row) results.set(step.name, await start(step, { isWhole }));
  };
  const [source, build] = [rowOf('source'), rowOf('build')];
  const areBeside = source.length > 0 && build.length > 0;
  await Promise.all([runRow(source, areBeside), runRow(build, areBeside)]);
  await runRow(rowOf('alone'), false);
  return steps.flatMap(({ name }) => results.get(name) ?? []);
};
