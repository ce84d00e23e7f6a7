import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/deployed';
import { accessibilityViolations } from './fixtures/accessibility-violations';

test.use({ serviceWorkers: 'allow' });

/** Whether the service worker has cached a page. */
const keeps = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(
    async address => (await caches.match(new URL(address, location.href))) !== undefined,
    path,
  );

const isKept = (page: Page, path: string): Promise<void> =>
  expect.poll(() => keeps(page, path), { timeout: 20_000 }).toBe(true);

const offline = 'Your connection has wandered off';

test('a visited page opens offline, and any other shows the offline page', async ({
  deployment,
  page,
  store,
}) => {
  const at = (path: string): string => `${deployment.origin}${path}`;
  await store.open(at('/why-gps-collar?utm_source=mail'));
  await isKept(page, '/why-gps-collar');
  await store.banner.getByText('Shop', { exact: true }).click();
  await store.banner.getByRole('link', { name: 'Everything' }).click();
  await store.isAt('All products');
  await isKept(page, '/collections/everything');
  await deployment.stop();

  await page.goto(at('/why-gps-collar'));
  await store.isReady();
  await store.isAt('Home goes where you go');

  await page.goto(at('/en-ca/about'));
  await store.isAt(offline);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');

  await page.goto(at('/about?from=mail'));
  await store.isAt(offline);
  await expect(page).toHaveURL(at('/about?from=mail'));
  const kept = page.getByRole('navigation', { name: 'Pages you can read now' });
  expect(await accessibilityViolations(page)).toEqual([]);
  await kept.getByRole('link', { name: 'All products' }).click();
  await store.isReady();
  await store.isAt('All products');

  await page.goto(at('/about'));
  await store.isAt(offline);
  await deployment.start();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(store.main.getByRole('heading', { level: 1, name: offline })).toBeHidden();
  await store.isReady();
});

test('the cart opens offline after the first visit', async ({ deployment, page, store }) => {
  await store.open(`${deployment.origin}/why-gps-collar`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await isKept(page, '/why-gps-collar');
  await deployment.stop();
  // The browser's own script cache must not help either.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');

  await store.cartButton.click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer).toBeVisible();
  await expect(drawer.getByText('You have no items in your cart.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close cart' }).click();

  await page.reload();
  await store.isReady();
  await store.cartButton.click();
  await expect(drawer).toBeVisible();
});

test('a new version is offered, and loaded when the shopper agrees', async ({
  deployment,
  page,
  store,
}) => {
  await store.open(`${deployment.origin}/why-gps-collar`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await isKept(page, '/why-gps-collar');
  deployment.deployNext();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const card = page.getByRole('region', { name: 'A new version of the shop is ready' });
  await expect(card).toBeVisible();
  expect(deployment.documents).toEqual(['/why-gps-collar']);
  await card.getByRole('button', { name: 'Reload' }).click();
  await page.waitForFunction(
    build => Reflect.get(window, '___webpackCompilationHash') === build,
    deployment.build,
  );
  await store.isReady();
  await expect(card).toBeHidden();
  expect(deployment.documents).toEqual(['/why-gps-collar', '/why-gps-collar']);
});
