import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/deployed';

const COLLECTION_CHUNK = /component---src-templates-collection-collection-tsx-/;

/** Navigates like a link of the shop. */
const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate(to => {
    const { ___navigate: navigate } = window as unknown as { ___navigate: (to: string) => void };
    navigate(to);
  }, address);

const buildOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(window, '___webpackCompilationHash'));

const isShowingBar = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'loading' in document.documentElement.dataset);

test('a tab of an older build loads the next page as a document, once', async ({
  deployment,
  page,
  store,
}) => {
  await store.open(`${deployment.origin}/why-gps-collar`);
  deployment.deployNext();
  await follow(page, '/collections/power?from=mail#content');
  await store.isAt('Power');
  await expect.poll(() => buildOf(page)).toBe(deployment.build);
  await store.isReady();
  await expect(page).toHaveURL(`${deployment.origin}/collections/power?from=mail#content`);
  await follow(page, '/collections/pet-doors');
  await store.isAt('Pet doors');
  expect(deployment.documents).toEqual(['/why-gps-collar', '/collections/power?from=mail']);
});

test('navigation loads the missing style sheets of the next page, each once', async ({
  page,
  store,
}) => {
  const sheets: string[] = [];
  page.on('request', request => {
    const [, sheet] = /\/sheet-(\w+)\.\w+\.css$/.exec(request.url()) ?? [];
    if (sheet !== undefined) sheets.push(sheet);
  });
  const bar = page.locator('.collection-bar');
  await store.open('/products/gps-collar');
  await follow(page, '/collections/power');
  await store.isAt('Power');
  await expect(bar).toHaveCSS('position', 'sticky');
  await follow(page, '/');
  await expect(bar).toBeHidden();
  await follow(page, '/collections/pet-doors');
  await store.isAt('Pet doors');
  await expect(bar).toHaveCSS('position', 'sticky');
  expect(sheets.filter(sheet => sheet !== 'cart')).toEqual(['collection', 'opening']);
});

test('a missing style sheet loads the page as a document, which contains it', async ({
  deployment,
  guard,
  page,
  store,
}) => {
  guard.allow(/404/);
  guard.allow(/Loading CSS chunk|page resources for/);
  await store.open(`${deployment.origin}/why-gps-collar`);
  deployment.break(/sheet-collection/);
  await follow(page, '/collections/power?from=mail');
  await store.isAt('Power');
  await expect.poll(() => deployment.documents).toContain('/collections/power?from=mail');
  await store.isReady();
  await expect(page.locator('.collection-bar')).toHaveCSS('position', 'sticky');
  expect(deployment.documents).toEqual(['/why-gps-collar', '/collections/power?from=mail']);
});

test('a missing chunk loads the page as a document with query and anchor, without a loop', async ({
  deployment,
  guard,
  page,
  store,
}) => {
  guard.allow(/404/);
  guard.allow(/Loading chunk|page resources for/);
  await store.open(`${deployment.origin}/why-gps-collar`);
  deployment.break(COLLECTION_CHUNK);
  await follow(page, '/collections/power?from=mail#content');
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'Something on this page did not load.' });
  await expect(notice).toBeVisible();
  await store.isAt('Power');
  await expect(page).toHaveURL(`${deployment.origin}/collections/power?from=mail#content`);
  expect(deployment.documents).toEqual(['/why-gps-collar', '/collections/power?from=mail']);

  deployment.break(null);
  await notice.getByRole('link', { name: 'Reload the page' }).click();
  await store.isReady();
  await expect(notice).toBeHidden();
  await expect(page).toHaveURL(`${deployment.origin}/collections/power?from=mail`);
});

test('page data is requested four times, and error pages are in the right locale', async ({
  guard,
  page,
  store,
}) => {
  guard.allow(/404|50[03]/);
  let documents = 0;
  page.on('request', request => (documents += request.isNavigationRequest() ? 1 : 0));
  await store.open('/en-ca/why-gps-collar');
  let asked = 0;
  await page.route('**/page-data/en-ca/collections/power/page-data.json', async route => {
    asked += 1;
    await (asked < 4 ? route.fulfill({ status: 503 }) : route.continue());
  });
  await follow(page, '/en-ca/collections/power');
  await store.isAt('Power');
  expect(asked).toBe(4);

  await follow(page, '/en-ca/no-such-page?from=mail');
  await store.isAt('This page has slipped its collar');
  await expect(page).toHaveURL(/\/en-ca\/no-such-page\?from=mail$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');

  await page.route('**/page-data/en-ca/collections/page-data.json', route =>
    route.fulfill({ status: 500 }),
  );
  await follow(page, '/en-ca/collections');
  await store.isAt('Something went wrong');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
  expect(documents).toBe(1);
});

test('a slow page shows a progress bar and is announced when it has loaded', async ({
  page,
  store,
}) => {
  await store.open('/');
  let release = (): void => undefined;
  const held = new Promise<void>(resolve => (release = resolve));
  await page.route('**/page-data/en-ca/**', route => route.continue());
  await page.route('**/page-data/collections/power/page-data.json', async route => {
    await held;
    await route.continue();
  });
  const signal = page.evaluate(
    () =>
      new Promise(resolve => {
        const start = performance.now();
        window.addEventListener('routedelayed', () => resolve(performance.now() - start));
      }),
  );
  await follow(page, '/collections/power');
  expect(await signal).toBeGreaterThan(950);
  expect(await isShowingBar(page)).toBe(true);
  release();
  await store.isAt('Power');
  await expect(page.getByText('Navigated to Power', { exact: true })).toBeAttached();
  expect(await isShowingBar(page)).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('gatsby-focus-wrapper');
});

test('a slow page shows the progress bar once, after a second', async ({ page, store }) => {
  await page.clock.install();
  await store.open('/');
  let release = (): void => undefined;
  const held = new Promise<void>(resolve => (release = resolve));
  await page.route('**/page-data/collections/{power,pet-doors}/page-data.json', async route => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.delays = '0';
    window.addEventListener('routedelayed', () => {
      dataset.delays = String(Number(dataset.delays) + 1);
    });
  });
  const delays = () => page.evaluate(() => Number(document.documentElement.dataset.delays));
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await follow(page, '/collections/power');
  await page.clock.runFor(999);
  expect(await delays()).toBe(0);
  await page.clock.runFor(1);
  expect(await delays()).toBe(1);
  await page.clock.runFor(30_000);
  expect(await delays()).toBe(1);
  await follow(page, '/collections/pet-doors');
  await page.clock.runFor(999);
  expect(await delays()).toBe(1);
  await page.clock.runFor(1);
  expect(await delays()).toBe(2);
  await page.clock.resume();
  release();
  await store.isAt('Pet doors');
  expect(await delays()).toBe(2);
});

test('links to other tabs are left to the browser, and a link to the current page replaces it', async ({
  context,
  page,
  store,
}) => {
  await store.open('/');
  const everything = store.main.getByRole('link', { name: 'GPS Fence Collar' }).first();
  const opened = context.waitForEvent('page');
  await everything.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/products\/gps-collar$/);
  await expect(page).toHaveURL(/:\d+\/$/);

  const entries = (): Promise<number> => page.evaluate(() => history.length);
  const before = await entries();
  await store.banner.getByRole('link', { name: 'Larkfield home' }).click();
  await store.isReady();
  expect(await entries()).toBe(before);
});

test('visible links are prefetched, four at a time, three seconds apart', async ({
  page,
  store,
}) => {
  const ahead: string[] = [];
  const scripts = new Set<string>();
  page.on('request', request => {
    const isAhead = request.headers()['sec-purpose'] ?? request.headers()['purpose'];
    if (isAhead && /page-data\.json$/.test(request.url())) ahead.push(request.url());
    if (isAhead && /component---.*\.js$/.test(request.url())) scripts.add(request.url());
  });
  await page.clock.install();
  await store.open('/collections');
  expect(ahead).toEqual([]);
  for (const count of [4, 8]) {
    await page.clock.runFor(3100);
    await expect.poll(() => ahead.length).toBe(count);
  }
  // The third batch starts when the page is idle and knows which scripts its links need.
  await page.clock.runFor(3100);
  await expect.poll(() => scripts.size).toBeGreaterThan(0);
});

test('an unsupported browser gets a notice', async ({ page, store }) => {
  await store.open('/cart');
  const notice = page.getByText('This browser is too old for some parts of the shop.');
  await expect(notice).toBeHidden();
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  });
  await page.reload();
  await expect(notice).toBeVisible();
});
