// How long a keystroke at the desk takes to show in the preview: from the input event to the frame after
// the changed text. `node bench/preview-latency.mjs --check` fails past the bar, `--runs 40` types more.
import { chromium } from '@playwright/test';
import { readArguments } from '../scripts/lib/arguments.mjs';
import { BROWSER_ARGS } from '../scripts/lib/browser.mjs';
import { leave } from '../scripts/lib/children.mjs';
import { SITE, browserPath, ensureSite } from './lib/site.mjs';
import { quantile, table } from './lib/table.mjs';

const BAR_MS = 1000;
const DESK = 'http://127.0.0.1:4821/desk';
const CONTROL = 'http://127.0.0.1:4800';
const TOKEN = 'sandbox-editor-token';
const DOCUMENT = 'larkfield-page-home-en-us';
const LIVELY = [
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

const { runs = '20', check } = readArguments(process.argv.slice(2), {
  values: ['runs'],
  flags: ['check'],
});

/** A script for the preview: the moment at which the headline shows a text. @param {string} text */
const watch = text => `window.shownAt = new Promise(finish => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => finish(performance.timeOrigin + performance.now());
  const look = () => {
    if (document.querySelector('main h1')?.textContent !== ${JSON.stringify(text)}) return false;
    requestAnimationFrame(() => port2.postMessage(0));
    return true;
  };
  if (look()) return;
  const observer = new MutationObserver(() => look() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}); 0`;

const LISTEN = `addEventListener('input', event => {
  window.typedAt = performance.timeOrigin + event.timeStamp;
}, { capture: true }); 0`;

await ensureSite();
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: [...BROWSER_ARGS, ...LIVELY],
});
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
await context.addInitScript({ content: `sessionStorage.setItem('content_token', '${TOKEN}')` });
const preview = await context.newPage();
await preview.goto(`${SITE}/preview/${DOCUMENT}`, { waitUntil: 'networkidle' }).catch(() => {});
await preview.getByText('Live', { exact: true }).waitFor();
// In a separate window, because browsers render a background tab only once a second.
const desk = await (await browser.newContext()).newPage();
await desk.goto(`${DESK}/${DOCUMENT}?focus=${encodeURIComponent('modules[0].heading')}`);
const field = desk.locator(':focus');
await field.waitFor();
await field.fill('Run.');
await preview.getByRole('heading', { level: 1, name: 'Run.', exact: true }).waitFor();
await desk.evaluate(LISTEN);

/** @type {number[]} */
const times = [];
for (let run = 0; run < Number(runs); run += 1) {
  const key = String.fromCharCode(97 + (run % 26));
  await preview.evaluate(watch(`${await field.inputValue()}${key}`));
  await field.press('End');
  await field.press(key);
  const shownAt = Number(await preview.evaluate('window.shownAt'));
  times.push(shownAt - Number(await desk.evaluate('window.typedAt')));
}
await browser.close();
await fetch(`${CONTROL}/reset?service=content`, { method: 'POST' });

const [middle, late] = [quantile(times, 0.5), quantile(times, 0.95)];
const row = ['keystroke to preview', middle, late, Math.max(...times)].map(cell =>
  typeof cell === 'number' ? cell.toFixed(0) : cell,
);
console.log(times.map(time => time.toFixed(0)).join(' '));
console.log(`\n${table(['', 'median ms', 'p95 ms', 'worst ms'], [row])}`);
console.log(`\n${runs} keystrokes; bar ${BAR_MS} ms.`);
await leave(check && !(late <= BAR_MS) ? 1 : 0);
