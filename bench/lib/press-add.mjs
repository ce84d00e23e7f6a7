import { openPhone } from './phone.mjs';

/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/**
 * Presses "Add to Cart" as soon as it can be seen, and again every half second until the header counts
 * an item, as an impatient visitor does. Runs in the page from its beginning.
 */
const PRESS = `(() => {
  window.pressed = new Promise((resolve, reject) => {
    let first = 0;
    let last = -Infinity;
    const look = () => {
      const now = performance.now();
      if (now > 60000) return reject(new Error('The header counted no item within a minute: can this product be added without a choice?'));
      const counted = [...document.querySelectorAll('header button')].some(each => /, \\d+ items?/.test(each.ariaLabel ?? ''));
      if (counted) {
        const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\\/(webpack-runtime|framework|react|router|shop|app|component---)[^/]*\\.js/.test(name));
        const asked = Math.min(...scripts.map(each => each.startTime));
        const loaded = Math.max(...scripts.map(each => each.responseEnd));
        resolve({ seen: first, asked, loaded, answered: now });
        return;
      }
      const button = [...document.querySelectorAll('main button')].find(
        each => each.textContent.trim() === 'Add to Cart' && each.checkVisibility(),
      );
      const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
      if (button && isPainted && now - last >= 500) {
        first ||= now;
        last = now;
        button.click();
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
})()`;

/** Work that the processor does in 200 ms, in thousands of loops: the noise of the machine. */
const SPEED = `(() => {
  const end = performance.now() + 200;
  let rounds = 0;
  for (let text = ''; performance.now() < end; rounds += 1) text = text.length > 9999 ? '' : text + 'a';
  return rounds / 1000;
})()`;

/**
 * Opens a product page on a phone on slow 4G and presses "Add to Cart". Returns, in milliseconds, when the
 * button was first visible, when the page's scripts were requested and loaded, when the page responded to
 * the press, and how long the main thread was busy until then.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} site origin of the shop
 * @param {string} path
 * @param {number} cpu how many times the processor is slowed
 */
export const pressAdd = async (browser, site, path, cpu) => {
  const context = await openPhone(browser, site);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const index = Number(await page.evaluate(SPEED));
  await session.send('Network.enable');
  // Processor time of the main thread, which excludes other work of the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.addInitScript(PRESS);
  await page.goto(`${site}${path}`, { waitUntil: 'commit' });
  /** @type {{ seen: number, asked: number, loaded: number, answered: number }} */
  const times = await page.evaluate('window.pressed');
  const { metrics } = await session.send('Performance.getMetrics');
  /** @param {string} name */
  const seconds = name => metrics.find(metric => metric.name === name)?.value ?? Number.NaN;
  await context.close();
  return {
    ...times,
    script: seconds('ScriptDuration') * 1000,
    tasks: seconds('TaskDuration') * 1000,
    index,
  };
};
