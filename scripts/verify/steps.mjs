// The steps of `npm run verify`. Two queues run in parallel, each in order: steps that only read
// the source, and steps that write or read the build. Linting closes the second, which is shorter.
// Browser tests need both cores and run alone after both.

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {'source' | 'build' | 'alone'} row
 * @property {readonly (readonly string[])[]} commands Each is a program and its arguments.
 * @property {string} [report] A JSON report with tests to count; without one the step counts as
 * one.
 * @property {Record<string, string>} [env]
 * @property {string} [cwd]
 */

/** @param {string} name */
const bin = name => `node_modules/.bin/${name}`;

/** State that earlier runs left in the sandbox (drafts, orders, stock) must not matter. */
const FROM_THE_SEED = { SANDBOX_STATE: 'memory' };

/** What the layering rules are checked in: all code, and Gatsby's own files at the root. */
const LAYERED = [
  'src',
  'sandbox',
  'seed',
  'forms-gateway',
  'hosting',
  'scripts',
  'redirects',
  'e2e',
  'bench',
  'studio/schemas',
  'studio/checks',
  'studio/model',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
];

/** What the rules for indirect imports are checked in: the storefront, and what builds and serves it. */
const LOADED = ['src', 'hosting', 'gatsby-browser.tsx', 'gatsby-config.ts', 'gatsby-node.ts'];
const INDIRECT_RULES = '.dependency-cruiser.indirect.cjs';

/** @type {readonly Step[]} */
export const STEPS = [
  {
    name: 'types',
    row: 'source',
    commands: [
      ['node', 'scripts/verify/generated-types.mjs'],
      [bin('tsc'), '--noEmit'],
      [bin('tsc'), '--noEmit', '--project', 'src/service-worker'],
    ],
  },
  {
    name: 'format',
    row: 'source',
    commands: [[bin('prettier'), '--check', '--log-level', 'warn', '.']],
  },
  {
    name: 'layering',
    row: 'source',
    commands: [
      [bin('depcruise'), ...LAYERED, '--output-type', 'err'],
      [bin('depcruise'), ...LOADED, '--config', INDIRECT_RULES, '--output-type', 'err'],
    ],
  },
  { name: 'dead code', row: 'source', commands: [[bin('knip')]] },
  {
    name: 'unit',
    row: 'source',
    report: 'test-results/unit.json',
    commands: [
      [
        bin('vitest'),
        'run',
        '--project',
        'unit',
        '--project',
        'unit-isolated',
        '--project',
        'dom',
        '--reporter=default',
        '--reporter=json',
        '--outputFile=test-results/unit.json',
      ],
    ],
  },
  {
    name: 'contract',
    row: 'source',
    report: 'test-results/contract.json',
    commands: [
      [
        bin('vitest'),
        'run',
        '--project',
        'contract',
        '--project',
        'sandbox',
        '--reporter=default',
        '--reporter=json',
        '--outputFile=test-results/contract.json',
      ],
    ],
  },
  { name: 'fifth brand', row: 'build', commands: [['node', 'scripts/verify/fifth-brand.mjs']] },
  {
    name: 'build',
    row: 'build',
    commands: [['node', 'scripts/build.mjs', '--env', '.env.sandbox']],
    env: { ...FROM_THE_SEED, QUERY_TYPES: 'check' },
  },
  {
    name: 'unchanged build',
    row: 'build',
    commands: [['node', 'scripts/verify/unchanged-build.mjs']],
    env: FROM_THE_SEED,
  },
  {
    name: 'output audit',
    row: 'build',
    commands: [[bin('tsx'), 'scripts/audit/main.ts', 'public']],
  },
  {
    name: 'hosts',
    row: 'build',
    report: 'test-results/hosts.json',
    commands: [
      [
        bin('vitest'),
        'run',
        '--project',
        'hosts',
        '--reporter=default',
        '--reporter=json',
        '--outputFile=test-results/hosts.json',
      ],
    ],
  },
  {
    name: 'engines',
    row: 'build',
    report: 'test-results/engines.json',
    commands: [[bin('tsx'), 'e2e/engines/main.ts']],
  },
  { name: 'lint', row: 'build', commands: [[bin('eslint'), '.', '--max-warnings', '0']] },
  {
    name: 'e2e',
    row: 'alone',
    report: 'test-results/e2e.json',
    // A machine may stall for seconds, so each test has a second try; those that needed it are
    // listed.
    commands: [[bin('playwright'), 'test', '--retries', '1']],
    env: FROM_THE_SEED,
  },
];

/** Stops, with the names of the steps, if one is asked for that does not exist. @param {readonly string[]} wanted */
export const refuseUnknownSteps = wanted => {
  const names = STEPS.map(({ name }) => name);
  const unknown = wanted.filter(name => !names.includes(name));
  if (unknown.length === 0) return;
  const known = names.map(name => (name.includes(' ') ? `"${name}"` : name)).join(', ');
  console.error(`There is no step "${unknown.join('", "')}". Steps: ${known}.`);
  process.exit(2);
};
