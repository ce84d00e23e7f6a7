import { Account } from '../fixtures/account';
import { AccountArea, SAM } from '../fixtures/account-area';
import { expect, test } from '../fixtures/test';

const IDENTITY = 'http://127.0.0.1:4841/';
const STORE_TOKEN = 'customer_access_token_larkfield';
const EXPIRY = 'identity_id_token_expires_at_larkfield';

test('the identity token is refreshed within 600 seconds of its end, and not before', async ({
  page,
  request,
  store,
}) => {
  await store.skipPrompts('/');
  const account = new AccountArea(page, request);
  await account.signIn();
  await account.isGreeted('Sam');
  const now = new Date();
  await page.clock.setFixedTime(now);
  const ends = (seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();
  let refreshes = 0;
  page.on('request', each => {
    if (each.url() === IDENTITY && each.postData()?.includes('REFRESH_TOKEN')) refreshes += 1;
  });

  for (const [seconds, expected] of [
    [601, 0],
    [600, 1],
    [599, 1],
  ] as const) {
    refreshes = 0;
    await page.evaluate(([key, end]) => localStorage.setItem(key, end), [
      EXPIRY,
      ends(seconds),
    ] as const);
    const answered = page.waitForResponse(/\/api\/v1\/referral/);
    await account.open('/account/referral-program');
    expect((await answered).ok()).toBe(true);
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
  await store.skipPrompts('/');
  const account = new AccountArea(page, request);
  await account.signIn();
  await account.isGreeted('Sam');
  await page.evaluate(([key, end]) => localStorage.setItem(key, end), [
    EXPIRY,
    new Date(Date.now() + 60_000).toISOString(),
  ] as const);
  let refreshes = 0;
  context.on('request', each => {
    if (each.url() === IDENTITY && each.postData()?.includes('REFRESH_TOKEN')) refreshes += 1;
  });
  const other = await context.newPage();
  await Promise.all(
    [page, other].map(async tab => {
      const answered = tab.waitForResponse(/\/api\/v1\/referral/);
      await tab.goto('/account/referral-program');
      expect((await answered).ok()).toBe(true);
    }),
  );
  expect(refreshes).toBe(1);
});

test('a token that the store refuses is replaced, and without a replacement the session ends', async ({
  page,
  request,
  store,
}) => {
  await store.skipPrompts('/');
  const account = new AccountArea(page, request);
  await account.signIn();
  await account.isGreeted('Sam');
  const spoil = (): Promise<void> =>
    page.evaluate(key => localStorage.setItem(key, 'refused'), STORE_TOKEN);
  await spoil();
  await account.open('/account/orders');
  await expect(account.main.getByRole('article').first()).toBeVisible();
  expect((await account.kept())[STORE_TOKEN]).not.toBe('refused');

  await spoil();
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
  const seen = await page.evaluate(
    () => (window as unknown as { headingsSeen: string[] }).headingsSeen,
  );
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
