// How long a tap takes to show its effect on a phone's screen while every reply of the commerce API,
// the billing and identity providers and our own services takes two seconds: from the tap to the
// frame that shows it. `node bench/tap-latency.mjs --cpu 4` slows the processor, `--check` fails past
// the bar, `--runs 10` taps more often.
import { chromium } from '@playwright/test';
import { readArguments } from '../scripts/lib/arguments.mjs';
import { BROWSER_ARGS } from '../scripts/lib/browser.mjs';
import { leave } from '../scripts/lib/children.mjs';
import { openPhone } from './lib/phone.mjs';
import { browserPath, ensureSite } from './lib/site.mjs';
import { quantile, table } from './lib/table.mjs';
import { TAPS } from './lib/taps.mjs';

const BAR_MS = 50;
const API_DELAY_MS = 2000;
const PATIENCE_MS = 4000;
const VENDOR_CALLS = /\/api\/\d{4}-\d{2}\/graphql\.json|:48(41|45|51)\//;

const {
  runs = '5',
  cpu = '1',
  only,
  check,
} = readArguments(process.argv.slice(2), { values: ['runs', 'cpu', 'only'], flags: ['check'] });

/** A script for the page: from the next input to the frame after the effect. @param {string} effect */
const watch = effect => `void (() => {
  const facts = () => (document.querySelector('.order-main') ?? document.querySelector('main'))?.textContent;
  const factsBefore = facts();
  const { port1, port2 } = new MessageChannel();
  let tapped = 0;
  window.tapTook = new Promise(finish => {
    port1.onmessage = () => finish(performance.now() - tapped);
    setTimeout(finish, ${PATIENCE_MS}, NaN);
    const look = () => {
      if (${effect}) port2.postMessage(0);
      else requestAnimationFrame(look);
    };
    const begin = ({ timeStamp }) => {
      // No frame is asked for before the tap: it would delay the tap itself.
      if (tapped === 0) requestAnimationFrame(look);
      tapped = timeStamp;
    };
    for (const type of ['click', 'input']) addEventListener(type, begin, { capture: true });
  });
})()`;

/** Waits until the scroll to the target has ended: a thumb takes longer than that. */
const REST = `new Promise(resolve =>
  requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))))`;

/** Duration of a tap, about the shortest that people make. */
const PRESS_MS = 60;

/**
 * Taps the center of the target. `target.tap()` would scroll first, even to a sticky element, and that
 * frame would count toward the latency.
 * @param {import('@playwright/test').CDPSession} session @param {import('@playwright/test').Locator} target
 */
const touch = async (session, target) => {
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be tapped is not on the screen.');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await new Promise(resolve => setTimeout(resolve, PRESS_MS));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** @param {import('@playwright/test').Browser} browser @param {(typeof TAPS)[number]} tap */
const measure = async (browser, tap) => {
  const context = await openPhone(browser);
  let delay = 0;
  await context.route(VENDOR_CALLS, async route => {
    await new Promise(resolve => setTimeout(resolve, delay));
    await route.continue().catch(() => {});
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(tap.path, { waitUntil: 'networkidle' });
  await tap.prepare?.(page);
  const target = tap.target(page);
  await target.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.evaluate(REST);
  delay = API_DELAY_MS;
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(cpu) });
  await page.evaluate(watch(tap.effect));
  await (tap.act ? tap.act(page) : touch(session, target));
  const took = Number(await page.evaluate('window.tapTook'));
  await context.close();
  return took;
};

await ensureSite();
const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
const rows = [];
const late = [];
for (const tap of TAPS.filter(({ name }) => only === undefined || name.includes(only))) {
  /** @type {number[]} */
  const times = [];
  for (let run = 0; run < Number(runs); run += 1) times.push(await measure(browser, tap));
  const middle = quantile(times, 0.5);
  const worst = Number.isNaN(times.reduce((sum, time) => sum + time))
    ? Number.NaN
    : Math.max(...times);
  const bar = tap.barMs ?? BAR_MS;
  if (!(middle <= bar)) late.push(`${tap.name}: ${Math.round(middle)} ms`);
  rows.push([
    tap.name,
    middle.toFixed(0),
    worst.toFixed(0),
    String(bar),
    (middle / bar).toFixed(2),
  ]);
  console.log(`${tap.name}: ${times.map(time => time.toFixed(0)).join(' ')}`);
}
await browser.close();
console.log(`\n${table(['tap', 'median ms', 'worst ms', 'bar', 'of the bar'], rows)}`);
console.log(`\nMedian of ${runs}, processor slowed ${cpu} times; API ${API_DELAY_MS} ms.`);
for (const each of late) console.error(`PAST THE BAR  ${each}`);
await leave(check && late.length > 0 ? 1 : 0);
