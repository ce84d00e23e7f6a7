// What a part of the start-up machinery gains: two builds, with it and without it, served side by side and
// measured in turns, so that the machine's noise meets both. `--off late-scripts` names the part, or several
// separated by commas (STARTUP_OFF of .env.example lists them); `--runs 15`, `--lighthouse 5` (0 for none),
// `--page /products/gps-collar`, `--cpu 6`, `--env FILE`.
import { chromium } from '@playwright/test';
import { readArguments } from '../scripts/lib/arguments.mjs';
import { BROWSER_ARGS } from '../scripts/lib/browser.mjs';
import { leave } from '../scripts/lib/children.mjs';
import { isSandboxEnv, readEnvFile } from '../scripts/lib/env-file.mjs';
import { ensureSandbox } from '../scripts/lib/sandbox.mjs';
import { lighthouseRun } from './lib/lighthouse-run.mjs';
import { pressAdd } from './lib/press-add.mjs';
import { browserPath } from './lib/site.mjs';
import { median, table } from './lib/table.mjs';
import { buildVariant, serveVariant } from './lib/variants.mjs';

const PORTS = [8101, 8102];

const {
  off = '',
  runs = '9',
  lighthouse = '3',
  page = '/products/gps-collar',
  cpu = '6',
  env: envFile = '.env.sandbox',
} = readArguments(process.argv.slice(2), {
  values: ['off', 'runs', 'lighthouse', 'page', 'cpu', 'env'],
});

const env = readEnvFile(envFile);
if (isSandboxEnv(env)) await ensureSandbox(env);
/** Without a part to leave out, a build is compared with itself: any difference is noise. */
const folders = [await buildVariant(envFile, env, ''), await buildVariant(envFile, env, off)];
/** @type {string[]} */
const sites = [];
for (const [at, folder] of folders.entries()) {
  sites.push(await serveVariant(folder, PORTS[at] ?? 0, env));
}

/** @typedef {Record<string, number>} Figures */
/**
 * Measures both sites repeatedly, in alternating order.
 * @param {number} times @param {(site: string) => Promise<Figures>} measure
 */
const inTurns = async (times, measure) => {
  /** @type {Figures[][]} */
  const results = sites.map(() => []);
  for (let run = 0; run < times; run += 1) {
    for (const turn of [0, 1]) {
      const at = (run + turn) % 2;
      results[at]?.push(await measure(sites[at] ?? ''));
    }
    const line = results.map(all =>
      JSON.stringify(all.at(-1), (_, value) =>
        typeof value === 'number' ? Math.round(value) : value,
      ),
    );
    console.log(`run ${run + 1}: with ${line[0]} without ${line[1]}`);
  }
  return results;
};

/** @param {Figures[][]} results */
const rowsOf = ([on = [], without = []]) =>
  Object.keys(on[0] ?? {}).map(name => {
    /** @param {Figures[]} figures */
    const all = figures => figures.map(each => each[name] ?? Number.NaN);
    const ratios = all(on).map((value, at) => (all(without)[at] ?? Number.NaN) / value);
    const sorted = [...ratios].sort((a, b) => a - b);
    return [
      name,
      median(all(on)).toFixed(0),
      median(all(without)).toFixed(0),
      median(ratios).toFixed(2),
      `${sorted[0]?.toFixed(2)} to ${sorted.at(-1)?.toFixed(2)}`,
    ];
  });

const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
// The sandbox renders each picture at its first request.
for (const site of sites) await pressAdd(browser, site, page, 1);
const presses = await inTurns(Number(runs), site => pressAdd(browser, site, page, Number(cpu)));
await browser.close();
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

const heads = ['ms', 'with', 'without', 'ratio', 'of single runs'];
console.log(`\n${page}, processor slowed ${cpu} times, slow 4G, median of ${runs}:\n`);
console.log(table(heads, rowsOf(presses)));
console.log(`\nLighthouse, median of ${lighthouse}:\n\n${table(heads, rowsOf(reports))}`);
console.log(
  `\n"without" is without ${off || 'anything: the same build'}; a ratio above 1 is what the part gains.`,
);
await leave(0);
