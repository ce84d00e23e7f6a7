import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';

const THIRD_PARTY = 'http://127.0.0.1:4861/';
const TAG_MANAGER = `${THIRD_PARTY}gtm.js`;
const EMAIL_TOOL = '/__third-party-proxy?url=';
const ERROR_REPORTS = `${THIRD_PARTY}api/`;

/** Every request to anyone except the shop and its own back ends. */
const watchThirdParties = (page: Page, shop: string): readonly string[] => {
  const own = [
    new URL(shop).origin,
    ...[4811, 4812, 4821, 4831, 4855].map(port => `http://127.0.0.1:${port}`),
  ];
  const seen: string[] = [];
  page.on('request', request => {
    const url = new URL(request.url());
    const isOwn = own.includes(url.origin) && !url.href.includes(EMAIL_TOOL);
    if (/^https?:$/.test(url.protocol) && !isOwn) seen.push(url.href);
  });
  return seen;
};

const has = (seen: readonly string[], part: string): boolean =>
  seen.some(url => url.includes(part));

test.use({ visitor: 'new' });

test('an inline script injected into a page does not run', async ({ guard, page, store }) => {
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

test('a script from an unknown host does not run', async ({ guard, page, store }) => {
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

test.describe('where analytics needs consent', () => {
  test('nothing is loaded before consent; then tracking starts and continues', async ({
    page,
    store,
    baseURL,
  }) => {
    const strangers = watchThirdParties(page, baseURL ?? '');
    await store.openProduct('charging-dock', { prefix: '/en-ca' });
    await expect(store.privacyNotice).toBeVisible();
    await store.addButton.click();
    await store.expectCount(1);
    await page.waitForLoadState('networkidle');
    expect(strangers).toEqual([]);

    await store.privacyNotice.getByRole('button', { name: 'Accept all' }).click();
    for (const vendor of [TAG_MANAGER, EMAIL_TOOL]) {
      await expect.poll(() => has(strangers, vendor), vendor).toBe(true);
    }
    await expect(store.privacyNotice).toBeHidden();

    const again = page.waitForRequest(request => request.url().startsWith(TAG_MANAGER));
    await store.open('/en-ca/collections');
    await again;
    await expect(store.privacyNotice).toBeHidden();
  });

  test('consent can be given in part, and withdrawn without a reload', async ({
    page,
    store,
    baseURL,
  }) => {
    const strangers = watchThirdParties(page, baseURL ?? '');
    await store.open('/en-ca');
    await store.privacyNotice.getByRole('button', { name: 'Manage choices' }).click();
    await store.privacyNotice.getByRole('checkbox', { name: /^Analytics/ }).check();
    await store.privacyNotice.getByRole('button', { name: 'Save my choices' }).click();
    await expect.poll(() => has(strangers, TAG_MANAGER)).toBe(true);
    expect(has(strangers, EMAIL_TOOL)).toBe(false);

    await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click();
    await store.privacyNotice.getByRole('button', { name: 'Necessary only' }).click();
    await expect(store.privacyNotice).toBeHidden();
    const before = strangers.length;
    await store.main
      .getByRole('link', { name: /^In-ground fences/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/collections\//);
    await page.waitForLoadState('networkidle');
    expect(strangers.slice(before).filter(url => url.includes('/collect'))).toEqual([]);

    await store.open('/en-ca/collections');
    await page.waitForLoadState('networkidle');
    await expect(store.privacyNotice).toBeHidden();
    expect(has(strangers.slice(before), TAG_MANAGER)).toBe(false);
  });
});

test.describe('where analytics runs until the visitor objects', () => {
  test('no banner is shown, and the footer withdraws consent', async ({ page, store, baseURL }) => {
    const strangers = watchThirdParties(page, baseURL ?? '');
    await store.open('/');
    for (const vendor of [TAG_MANAGER, EMAIL_TOOL, ERROR_REPORTS]) {
      const isLoaded = async (): Promise<boolean> => {
        // Error reports start with the first interaction after the page has started.
        await page.mouse.wheel(0, 10);
        return has(strangers, vendor);
      };
      await expect.poll(isLoaded, vendor).toBe(true);
    }
    await expect(store.privacyNotice).toBeHidden();

    await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click();
    await store.privacyNotice.getByRole('button', { name: 'Necessary only' }).click();
    await expect(store.privacyNotice).toBeHidden();
    const before = strangers.length;
    await store.open('/products/gps-collar');
    await page.waitForLoadState('networkidle');
    expect(strangers.slice(before).filter(url => url.startsWith(TAG_MANAGER))).toEqual([]);
    expect(has(strangers.slice(before), EMAIL_TOOL)).toBe(false);
  });
});

test('Global Privacy Control keeps advertising off, and the banner away', async ({
  context,
  page,
  store,
  baseURL,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  const strangers = watchThirdParties(page, baseURL ?? '');
  await store.open('/en-ca');
  await page.waitForLoadState('networkidle');
  expect(strangers).toEqual([]);
  await expect(store.privacyNotice).toBeHidden();

  await store.open('/');
  await expect.poll(() => has(strangers, TAG_MANAGER)).toBe(true);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click();
  const advertising = store.privacyNotice.getByRole('checkbox', { name: /^Advertising/ });
  await expect(advertising).not.toBeChecked();
  await expect(advertising).toBeDisabled();
  await store.privacyNotice.getByRole('button', { name: 'Accept all' }).click();
  await page.waitForLoadState('networkidle');
  expect(has(strangers, EMAIL_TOOL)).toBe(false);
});
