import type { APIRequestContext, Page, Request } from '@playwright/test';
import { Account } from '../fixtures/account';
import { AccountArea, SAM } from '../fixtures/account-area';
import type { Store } from '../fixtures/store';
import { expect, test } from '../fixtures/test';

const IDENTITY = 'http://127.0.0.1:4841/';
const STORE_TOKEN = 'customer_access_token_larkfield';
const EXPIRY = 'identity_id_token_expires_at_larkfield';

interface Visit {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly store: Store;
}

/** Signs Sam in through the identity provider. */
const signedIn = async ({ page, request, store }: Visit): Promise<AccountArea> => {
  await store.skipPrompts('/');
  const account = new AccountArea(page, request);
  await account.signIn();
  await account.isGreeted('Sam');
  return account;
};

const keep = (page: Page, key: string, value: string): Promise<void> =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);

/** Opens a screen that needs the identity token. */
const openReferral = async (page: Page): Promise<void> => {
  const answered = page.waitForResponse(/\/api\/v1\/referral/);
  await page.goto('/account/referral-program');
  expect((await answered).ok()).toBe(true);
};

const isRefresh = (each: Request): boolean =>
  each.url() === IDENTITY && each.postData()?.includes('REFRESH_TOKEN') === true;

test('the identity token is refreshed within 600 seconds of its end, and not before', async ({
  page,
  request,
  store,
}) => {
  const account = await signedIn({ page, request, store });
  const now = new Date();
  await page.clock.setFixedTime(now);
  const ends = (seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();
  let refreshes = 0;
  page.on('request', each => (refreshes += isRefresh(each) ? 1 : 0));

  for (const [seconds, expected] of [
    [601, 0],
    [600, 1],
    [599, 1],
  ] as const) {
    refreshes = 0;
    await keep(page, EXPIRY, ends(seconds));
    await openReferral(page);
    expect(refreshes, `${seconds} seconds before the end`).toBe(expected);
    const { [EXPIRY]: kept = '' } = await account.kept();
    expect(kept === ends(seconds), 'the expiry is kept').toBe(expected === 0);
  }
});

test('two tabs whose identity token ends refresh it once', async ({
  page,
  request,
  store,
  context,
}) => {
  await signedIn({ page, request, store });
  // Away from the account, whose own calls would refresh the token first.
  await store.open('/privacy');
  await keep(page, EXPIRY, new Date(Date.now() + 60_000).toISOString());
  let refreshes = 0;
  context.on('request', each => (refreshes += isRefresh(each) ? 1 : 0));
  const other = await context.newPage();
  await Promise.all([page, other].map(openReferral));
  expect(refreshes).toBe(1);
});

test('a token that the store refuses is replaced, and without a replacement the session ends', async ({
  page,
  request,
  store,
  guard,
}) => {
  // The billing asks with the same token, and may be refused before another one is there.
  guard.allow(/\b401\b.*shopify_storefront_access/);
  const account = await signedIn({ page, request, store });
  await keep(page, STORE_TOKEN, 'refused');
  await account.open('/account/orders');
  await expect(account.main.getByRole('article').first()).toBeVisible();
  expect((await account.kept())[STORE_TOKEN]).not.toBe('refused');

  // Away from the account, whose calls under way could still keep a new token.
  await store.open('/privacy');
  await keep(page, STORE_TOKEN, 'refused');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('identity_')) localStorage.removeItem(key);
    }
  });
  await account.open('/account/orders');
  await account.isAt('Sign in');
  await expect(
    account.main.getByText('Your session has ended. Please sign in again to continue.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/account\/login\?redirect=%2Faccount%2Forders$/);
});

test('a signed-in customer never sees the sign-in on the way to the account', async ({
  page,
  request,
  store,
}) => {
  await new Account(page, request).signIn('ordinary');
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { headingsSeen: seen });
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading) seen.push(heading);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await store.open('/account');
  await expect(
    store.main.getByRole('heading', { name: 'Good to see you, Sam', level: 1 }),
  ).toBeVisible();
  const seen = await page.evaluate<string[]>('window.headingsSeen');
  expect(seen).toContain('Good to see you, Sam');
  expect(seen).not.toContain('Sign in');
});

test('a sign-in keeps what was typed while the identity provider is down', async ({
  page,
  request,
  store,
  guard,
}) => {
  guard.allow(/answered 503: http:\/\/127\.0\.0\.1:4841\//);
  guard.allow(/console error: .*503/);
  await store.skipPrompts('/');
  await page.route(IDENTITY, route => route.fulfill({ status: 503, json: { message: 'Down' } }));
  const account = new AccountArea(page, request);
  await account.signIn();
  await expect(account.main.getByRole('alert')).toContainText(/try again/);
  await expect(account.email).toHaveValue(SAM.email);
  await page.unroute(IDENTITY);
  await account.fillIn(SAM.email, SAM.password);
  await account.isGreeted('Sam');
});
