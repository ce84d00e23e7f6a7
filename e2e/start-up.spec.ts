import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures/test';

/** The scripts that start every page, in order. */
const SCRIPTS = ['webpack-runtime', 'framework', 'react', 'router', 'shop', 'app'] as const;

const FAILURES = {
  'was cut off': route => route.abort('connectionreset'),
  'was missing': route => route.fulfill({ status: 404, body: '' }),
  'was an HTML page': route =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Wi-Fi' }),
} satisfies Record<string, (route: Route) => Promise<void>>;

const isScript = (name: string) => (url: URL) =>
  url.pathname.startsWith(`/${name}-`) && url.pathname.endsWith('.js');

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Something on this page did not load.' });

test.beforeEach(({ guard }) => {
  guard.allow(/ERR_(CONNECTION_RESET|FAILED)|status of 404|answered 404|Unexpected token|MIME/);
});

for (const [how, fail] of Object.entries(FAILURES)) {
  test(`a page starts although each of its scripts ${how} once`, async ({ page, store }) => {
    let failures = 0;
    for (const name of SCRIPTS) {
      const failOnce = (route: Route): Promise<void> => {
        failures += 1;
        return fail(route);
      };
      await page.route(isScript(name), failOnce, { times: 1 });
    }
    await store.openProduct('charging-dock');
    await store.addButton.click();
    await store.expectCount(1);
    await expect(notice(page)).toBeHidden();
    expect(failures).toBe(SCRIPTS.length);
  });
}

for (const name of SCRIPTS) {
  test(`a page shows the notice and remains usable if its script "${name}" never loads`, async ({
    page,
    store,
  }) => {
    await store.skipPrompts('/products/charging-dock?from=mail#reviews');
    const script = isScript(name);
    // It fails once the button has been pressed: before that the notice would be quicker.
    let press = (): void => undefined;
    const isPressed = new Promise<void>(resolve => (press = resolve));
    await page.route(script, async route => {
      await isPressed;
      await FAILURES['was cut off'](route);
    });
    await page.goto('/products/charging-dock?from=mail#reviews', { waitUntil: 'commit' });
    await store.addButton.click();
    await expect(store.addButton).toHaveAttribute('aria-busy', 'true');
    press();
    await expect(notice(page)).toBeVisible();
    await expect(store.addButton).not.toHaveAttribute('aria-busy');
    await expect(store.addButton).toBeDisabled();
    await expect(notice(page)).toContainText(/Reload the page, or call \(\d{3}\) \d{3}-\d{4}/);
    await expect(page).toHaveURL(/\/products\/charging-dock\?from=mail#reviews$/);

    await page.unroute(script);
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await store.isReady();
    await expect(notice(page)).toBeHidden();
    await expect(store.addButton).toBeEnabled();
    await expect(page).toHaveURL(/\/products\/charging-dock\?from=mail$/);
  });
}

test('links and forms work as HTML if no script loads', async ({ page, store }) => {
  await store.skipPrompts('/products/charging-dock');
  await page.route(isScript('framework'), FAILURES['was cut off']);
  await page.goto('/products/charging-dock');
  await expect(notice(page)).toBeVisible();
  await store.cartButton.click();
  await expect(page).toHaveURL(/\/cart\??$/);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Larkfield/ })
    .first()
    .click();
  await expect(page).not.toHaveURL(/\/cart/);
});

const FRAGMENTS = ['100%', '%E0%A4%A', '%00', '"><img src=x>', "it's", `long${'%'.repeat(20_000)}`];

for (const fragment of FRAGMENTS) {
  const named = fragment.slice(0, 20);
  test(`"#${named}" is an ordinary anchor`, async ({ page, store }) => {
    for (const path of ['/', '/cart']) {
      await store.open(`${path}#${fragment}`);
      await expect(store.main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(notice(page)).toBeHidden();
    }
    // Within the page, to another page, and back.
    await page.evaluate(to => window.location.assign(`#${to}`), `x${fragment}`);
    await expect(store.main.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(to => {
      const navigate: unknown = Reflect.get(window, '___navigate');
      if (typeof navigate === 'function') {
        Reflect.apply(navigate, window, [`/collections/power#${to}`]);
      }
    }, fragment);
    await store.isAt('Power');
    await page.goBack();
    await expect(page).toHaveURL(/\/cart#/);
    await expect(store.main.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goForward();
    await store.isAt('Power');
    await expect(notice(page)).toBeHidden();
  });
}
