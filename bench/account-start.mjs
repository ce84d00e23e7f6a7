// How long a signed-in customer waits, from the start of a navigation with a warm cache: on the
// account's first screen for the skeleton, the greeting and the next delivery; on the subscriptions
// of a customer with 1,000 of them for the next delivery and the list. `--check` fails past the bar,
// `--runs 10` loads more often, `--cpu 4` slows the processor.
import { chromium } from '@playwright/test';
import { readArguments } from '../scripts/lib/arguments.mjs';
import { BROWSER_ARGS } from '../scripts/lib/browser.mjs';
import { leave } from '../scripts/lib/children.mjs';
import { signIn } from './lib/account-taps.mjs';
import { multiplySubscriptions } from './lib/many-subscriptions.mjs';
import { openPhone } from './lib/phone.mjs';
import { browserPath, ensureSite } from './lib/site.mjs';
import { quantile, table } from './lib/table.mjs';

/** Something useful is there within a second of a warm load. */
const BAR_MS = 1000;

const {
  runs = '5',
  cpu = '1',
  check,
} = readArguments(process.argv.slice(2), { values: ['runs', 'cpu'], flags: ['check'] });

/** Notes the first frame in which each expression holds, in milliseconds since the navigation. */
const WATCH = `(() => {
  const shown = window.firstShown = {};
  const has = {
    skeleton: () => document.querySelector('.account-skeleton, .account h1'),
    greeting: () => /^Good to see you/.test(document.querySelector('h1')?.textContent ?? ''),
    'next delivery': () => document.querySelector('.sub-next time'),
    list: () => document.querySelectorAll('.order-list article').length >= 20,
  };
  const look = () => {
    for (const [name, test] of Object.entries(has)) {
      if (!(name in shown) && test()) shown[name] = performance.now();
    }
    requestAnimationFrame(look);
  };
  look();
})()`;

/** The screens, what is last to appear on each, and what its bar holds for. */
const SCREENS = [
  { path: '/account', last: '.sub-next time', useful: 'greeting', count: 0 },
  {
    path: '/account/subscriptions',
    last: '.order-list article',
    useful: 'list',
    count: 1000,
  },
];

await ensureSite();
const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
const context = await openPhone(browser);
const page = await context.newPage();
await page.goto('/account/login', { waitUntil: 'networkidle' });
await signIn()(page);
await page.waitForLoadState('networkidle');
await page.addInitScript(WATCH);
const session = await context.newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: Number(cpu) });

/** @type {string[][]} */
const rows = [];
/** @type {string[]} */
const late = [];
for (const { path, last, useful, count } of SCREENS) {
  if (count > 0) await multiplySubscriptions(page, count);
  /** @type {Record<string, number[]>} */
  const times = {};
  for (let run = 0; run < Number(runs); run += 1) {
    await page.goto(path, { waitUntil: 'load' });
    await page.locator(last).first().waitFor();
    await page.evaluate('new Promise(requestAnimationFrame)');
    const shown = /** @type {Record<string, number>} */ (await page.evaluate('window.firstShown'));
    for (const [name, time] of Object.entries(shown)) (times[name] ??= []).push(time);
    await page.waitForLoadState('networkidle');
  }
  for (const [name, all] of Object.entries(times)) {
    rows.push([path, name, quantile(all, 0.5).toFixed(0), Math.max(...all).toFixed(0)]);
  }
  const time = quantile(times[useful] ?? [Number.NaN], 0.5);
  if (!(time <= BAR_MS)) late.push(`${path}: ${useful} after ${Math.round(time)} ms`);
}
await browser.close();

console.log(table(['screen', 'first frame with', 'median ms', 'worst ms'], rows));
console.log(
  `\nMedian of ${runs}, processor slowed ${cpu} times; bar of the greeting and the list ${BAR_MS} ms.`,
);
for (const each of late) console.error(`PAST THE BAR  ${each}`);
await leave(check && late.length > 0 ? 1 : 0);
