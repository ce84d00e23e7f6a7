// What the parts of the start-up machinery gain: builds with and without them, served side by side and
// measured in turns, so that the machine's noise meets all. `--off late-scripts/early-input` compares two
// builds, each without one part, with the whole one; `--off late-scripts,early-input` one build without both
// (STARTUP_OFF of .env.example lists the parts); `--runs 15`, `--lighthouse 5` (0 for none),
// `--page /products/charging-dock`, one that is added without a further choice,
// `--cpu 6`, `--env FILE`.
import { chromium } from '@playwright/test';
import { readArguments } from '../scripts/lib/arguments.mjs';
import { BROWSER_ARGS } from '../scripts/lib/browser.mjs';
import { leave } from '../scripts/lib/children.mjs';
import { isSandboxEnv, readEnvFile } from '../scripts/lib/env-file.mjs';
import { ensureSandbox } from '../scripts/lib/sandbox.mjs';
import { lighthouseRun } from './lib/lighthouse-run.mjs';
import { pressAdd } from './lib/press-add.mjs';
import { browserPath } from './lib/site.mjs';
import { median, quantile, table } from './lib/table.mjs';
import { buildVariant, serveVariant } from './lib/variants.mjs';

const PORT = 8101;

const {
  off = '',
  runs = '9',
  lighthouse = '3',
  page = '/products/power-cap-battery',
  cpu = '6',
  env: envFile = '.env.sandbox',
} = readArguments(process.argv.slice(2), {
  values: ['off', 'runs', 'lighthouse', 'page', 'cpu', 'env'],
});

const env = readEnvFile(envFile);
if (isSandboxEnv(env)) await ensureSandbox(env);
/** What each build leaves out. The first is whole; without `--off` it is compared with itself: the noise. */
const leftOut = ['', ...off.split('/')];
/** @type {string[]} */
const folders = [];
for (const parts of leftOut) folders.push(await buildVariant(envFile, env, parts));
/** @type {string[]} */
const sites = [];
for (const [at, folder] of folders.entries()) {
  sites.push(await serveVariant(folder, PORT + at, env));
}

/** @typedef {Record<string, number>} Figures */
/**
 * Measures all sites again and again, beginning with another one each time.
 * @param {number} times @param {(site: string) => Promise<Figures>} measure
 */
const inTurns = async (times, measure) => {
  /** @type {Figures[][]} */
  const results = sites.map(() => []);
  for (let run = 0; run < times; run += 1) {
    for (const turn of sites.keys()) {
      const at = (run + turn) % sites.length;
      const figures = await measure(sites[at] ?? '');
      results[at]?.push(figures);
      const rounded = Object.entries(figures).map(([name, value]) => `${name} ${value.toFixed(0)}`);
      console.log(`run ${run + 1}, ${nameOf(at)}: ${rounded.join(', ')}`);
    }
  }
  return results;
};

/** @param {number} at */
const nameOf = at =>
  at === 0 ? 'all parts' : leftOut[at] === '' ? 'the same' : `without ${leftOut[at]}`;

/** @param {Figures[][]} results @param {string} name */
const rowsOf = ([on = [], ...variants], name) => {
  /** @param {Figures[]} figures */
  const all = figures => figures.map(each => each[name] ?? Number.NaN);
  const row = ['all parts', median(all(on)).toFixed(0), '', ''];
  return [
    row,
    ...variants.map((without, at) => {
      const ratios = all(without).map((value, run) => value / (all(on)[run] ?? Number.NaN));
      const [low, high] = [quantile(ratios, 0), quantile(ratios, 1)];
      return [
        nameOf(at + 1),
        median(all(without)).toFixed(0),
        median(ratios).toFixed(2),
        `${low.toFixed(2)} to ${high.toFixed(2)}`,
      ];
    }),
  ];
};

/** @param {Figures[][]} results */
const report = results => {
  for (const name of Object.keys(results[0]?.[0] ?? {})) {
    console.log(`\n${table([name, 'median', 'ratio', 'of single runs'], rowsOf(results, name))}`);
  }
};

const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
// The sandbox renders each picture at its first request.
for (const site of sites) await pressAdd(browser, site, page, 1);
const presses = await inTurns(Number(runs), site => pressAdd(browser, site, page, Number(cpu)));
await browser.close();
console.log(
  `\n${page}, processor slowed ${cpu} times, slow 4G, ${runs} runs, in ms; a ratio above 1 is what the part gains.`,
);
report(presses);
const reports = await inTurns(Number(lighthouse), async site => {
  const { lhr } = await lighthouseRun(`${site}${page}`);
  /** @param {string} id */
  const number = id => lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: (lhr.categories.performance?.score ?? 0) * 100,
    LCP: number('largest-contentful-paint'),
    TBT: number('total-blocking-time'),
    'index of the run': lhr.environment.benchmarkIndex,
  };
});
console.log(`\nLighthouse, ${lighthouse} runs:`);
report(reports);
await leave(0);
