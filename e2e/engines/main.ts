// Runs the smoke journey in every engine of this machine, against the last build and the
// sandbox.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { answers, waitFor } from '~/scripts/lib/addresses.mjs';
import { leave, startNode } from '~/scripts/lib/children.mjs';
import type { Engine } from './driver';
import { engines } from './engines';
import { JOURNEY } from './journey';
import { Shopper } from './shopper';

const SITE = 'http://localhost:8000';
/** Set by `npm test` where the engine cannot be installed. */
const mayBeMissing = process.env.ENGINES_MAY_BE_MISSING === 'yes';
const REPORT = 'test-results/engines.json';

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly notRun: readonly string[];
}

const runJourney = async ({ name, missing, start }: Engine): Promise<Outcome> => {
  if (missing !== null) {
    const sentence = `The journey was not run in ${name}: ${missing}.`;
    console.error(sentence);
    return mayBeMissing
      ? { passed: 0, failed: 0, notRun: [sentence] }
      : { passed: 0, failed: 1, notRun: [] };
  }
  console.log(name);
  const driver = await start();
  let passed = 0;
  try {
    const shopper = new Shopper(driver, SITE);
    for (const step of JOURNEY) {
      const started = Date.now();
      try {
        await step.run(shopper);
      } catch (error) {
        console.error(
          `  FAIL ${step.name}: ${error instanceof Error ? error.message : String(error)}`,
        );
        // Later steps depend on this one.
        return { passed, failed: 1, notRun: [] };
      }
      passed += 1;
      console.log(`  ok   ${step.name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    }
  } finally {
    await driver.close();
  }
  return { passed, failed: 0, notRun: [] };
};

const main = async (): Promise<number> => {
  if (!(await answers(`${SITE}/`))) {
    const shop = startNode(['scripts/start.mjs', '--prebuilt', '--env', '.env.sandbox'], {
      env: { ...process.env, SANDBOX_STATE: 'memory', SANDBOX_AVIF: 'off' },
      quiet: true,
    });
    if (!(await waitFor(`${SITE}/`, shop))) return 1;
  }
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter(name => !engines().some(engine => engine.name === name));
  if (unknown.length > 0) throw new Error(`Unknown engine "${unknown.join('", "')}".`);
  const outcomes: Outcome[] = [];
  for (const engine of engines()) {
    if (wanted.length === 0 || wanted.includes(engine.name))
      outcomes.push(await runJourney(engine));
  }
  const sum = (key: 'passed' | 'failed'): number =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  mkdirSync(dirname(REPORT), { recursive: true });
  const report = {
    numPassedTests: sum('passed'),
    numFailedTests: sum('failed'),
    notRun: outcomes.flatMap(({ notRun }) => notRun),
  };
  writeFileSync(REPORT, JSON.stringify(report));
  return sum('failed') === 0 ? 0 : 1;
};

void main().then(leave);
