// Checks whether the tests in docs/spec-map.md hold their rules: breaks rules marked as held,
// one at a time, in a copy of the project, and expects one of the row's tests to fail.
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments } from '../lib/arguments.mjs';
import { copyTree } from '../lib/copy-tree.mjs';
import { readClaims, type Claim } from './claims';
import { readMapRows } from './map-rows';
import { seededRandom, shuffled } from './random';
import { Sampler, type Outcome } from './sample';
import { TestRuns } from './test-runs';

const MAPS = ['docs/spec-map.md', 'docs/spec-map-account.md'];
const REPORT = 'test-results/claims.json';
const DEFAULT_ROWS = 40;

const options = readArguments(process.argv.slice(2), { values: ['rows', 'seed', 'only'] });
const seed = Number(options.seed ?? Math.floor(Math.random() * 1_000_000));
const count = Number(options.rows ?? DEFAULT_ROWS);
if (!Number.isInteger(seed) || !Number.isInteger(count) || count < 1)
  throw new Error('--rows and --seed are whole numbers.');

const show = ({ claim, result, place, diff }: Outcome): void => {
  console.log(`${result.padEnd(9)} ${claim.spec}`);
  if (result === 'killed') return;
  console.log(`  ${place}\n  tests: ${claim.tests.join(' ')}`);
  if (claim.costlyTests.length > 0) console.log(`  not run: ${claim.costlyTests.join(' ')}`);
  if (diff !== '') console.log(diff.replace(/^/gm, '    '));
};

const sampleAll = async (claims: readonly Claim[]): Promise<readonly Outcome[]> => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'claims-')));
  const home = process.cwd();
  try {
    copyTree(root);
    process.chdir(root);
    const runs = new TestRuns(root);
    const sampler = new Sampler(root, runs, seededRandom(seed + 1));
    const outcomes: Outcome[] = [];
    for (const claim of claims) {
      const outcome = await sampler.sample(claim);
      show(outcome);
      outcomes.push(outcome);
    }
    await runs.close();
    return outcomes;
  } finally {
    process.chdir(home);
    rmSync(root, { recursive: true, force: true });
  }
};

const main = async (): Promise<number> => {
  const rows = MAPS.flatMap(map => readMapRows(readFileSync(map, 'utf8')));
  const { sampled, notSampled } = readClaims(rows);
  const only = options.only;
  const chosen = (
    only === undefined
      ? shuffled(sampled, seededRandom(seed))
      : sampled.filter(({ spec }) => spec.includes(only))
  ).slice(0, count);
  if (chosen.length === 0) throw new Error(`No sampled rule's section contains "${only}".`);
  console.log(`${chosen.length} of ${sampled.length} rules marked held, seed ${seed}.`);
  console.log(
    `${notSampled.length} more are held by tests that need a build, or carried by no TypeScript: not sampled.\n`,
  );
  const outcomes = await sampleAll(chosen);
  const sum = (result: Outcome['result']): number =>
    outcomes.filter(outcome => outcome.result === result).length;
  mkdirSync('test-results', { recursive: true });
  writeFileSync(REPORT, JSON.stringify({ seed, outcomes, notSampled }, null, 2));
  const survived = outcomes.length - sum('killed');
  console.log(
    `\n${sum('killed')} killed, ${sum('survived')} survived, ${sum('unreached')} not reached by their tests, ${sum('red')} red before. Seed ${seed}; all of it: ${REPORT}`,
  );
  return survived === 0 ? 0 : 1;
};

main().then(
  code => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
