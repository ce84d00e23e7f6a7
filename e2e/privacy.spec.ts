import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';

const TAG_MANAGER = 'http://127.0.0.1:4861/gtm.js';

/** Everything asked of anyone but the shop and its own back ends. */
const watchThirdParties = (page: Page, shop: string): readonly string[] => {
  const own = [new URL(shop).origin, ...[4811, 4812, 4821].map(port => `http://127.0.0.1:${port}`)];
  const seen: string[] = [];
  page.on('request', request => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && !own.includes(url.origin)) seen.push(url.href);
  });
  return seen;
};

test.use({ visitor: 'new' });

test('a script that somebody slipped into a page does not run', async ({ guard, page, store }) => {
  guard.allow(/Content Security Policy/);
  await store.open('/products/gps-collar');
  const outcome = await page.evaluate(async () => {
    const blocked = new Promise<string>(resolve =>
      document.addEventListener('securitypolicyviolation', event =>
        resolve(event.effectiveDirective),
      ),
    );
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
    return { directive: await blocked, title: document.title };
  });
  expect(outcome.directive).toBe('script-src-elem');
  expect(outcome.title).not.toBe('taken over');
});

test('nor does one from a stranger', async ({ guard, page, store }) => {
  guard.allow(/Content Security Policy|ERR_BLOCKED_BY_CSP|blocked-by-client|csp/i);
  await store.open('/');
  const directive = await page.evaluate(
    () =>
      new Promise<string>(resolve => {
        document.addEventListener('securitypolicyviolation', event =>
          resolve(event.effectiveDirective),
        );
        const script = document.createElement('script');
        script.src = 'http://127.0.0.1:4800/health';
        document.body.append(script);
      }),
  );
  expect(directive).toBe('script-src-elem');
});

test('no third party is asked before the visitor allows it', async ({ page, store, baseURL }) => {
  const strangers = watchThirdParties(page, baseURL ?? '');
  await store.openProduct('charging-dock');
  await expect(store.privacyNotice).toBeVisible();
  await store.addButton.click();
  await store.expectCount(1);
  await page.waitForLoadState('networkidle');
  expect(strangers).toEqual([]);
});

test('once allowed, the tag manager counts, and goes on counting', async ({
  page,
  store,
  baseURL,
}) => {
  const strangers = watchThirdParties(page, baseURL ?? '');
  await store.open('/');
  await store.privacyNotice.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => strangers.some(url => url.startsWith(TAG_MANAGER))).toBe(true);
  await expect(store.privacyNotice).toBeHidden();

  const again = page.waitForRequest(request => request.url().startsWith(TAG_MANAGER));
  await store.open('/collections');
  await again;
  await expect(store.privacyNotice).toBeHidden();
});

test('once refused, nothing is asked, on later pages neither', async ({ page, store, baseURL }) => {
  const strangers = watchThirdParties(page, baseURL ?? '');
  await store.open('/');
  await store.privacyNotice.getByRole('button', { name: 'Only what is needed' }).click();
  await expect(store.privacyNotice).toBeHidden();
  await store.open('/products/gps-collar');
  await page.waitForLoadState('networkidle');
  await expect(store.privacyNotice).toBeHidden();
  expect(strangers).toEqual([]);
});

test('the choice can be taken back from the footer', async ({ page, store }) => {
  await store.open('/');
  await store.privacyNotice.getByRole('button', { name: 'Accept all' }).click();
  await expect(store.privacyNotice).toBeHidden();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click();
  await store.privacyNotice.getByRole('button', { name: 'Only what is needed' }).click();
  await expect(store.privacyNotice).toBeHidden();

  const strangers: string[] = [];
  page.on('request', request => strangers.push(request.url()));
  await store.open('/collections');
  await page.waitForLoadState('networkidle');
  expect(strangers.filter(url => url.startsWith(TAG_MANAGER))).toEqual([]);
});

test('Global Privacy Control keeps advertising off, and asks nobody by itself', async ({
  context,
  page,
  store,
  baseURL,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  const strangers = watchThirdParties(page, baseURL ?? '');
  await store.open('/');
  await page.waitForLoadState('networkidle');
  expect(strangers).toEqual([]);
  await store.privacyNotice.getByRole('button', { name: 'Choose' }).click();
  await expect(
    store.privacyNotice.getByRole('checkbox', { name: /^Advertising/ }),
  ).not.toBeChecked();
});
