import { accessibilityViolations } from '../fixtures/accessibility-violations';
import { AccountArea, newAddress, SAM } from '../fixtures/account-area';
import { expect, test } from '../fixtures/test';

const PASSWORD = 'quiet-meadow-7';

/** The identity provider, the stores, and our own services and billing provider. */
const MAY_KNOW = /^http:\/\/127\.0\.0\.1:48(?:41|45|51|11|12)\//;

test('register, verify by the code, sign out and in again', async ({ page, request, store }) => {
  await store.skipPrompts('/');
  const account = new AccountArea(page, request);
  const urls: string[] = [];
  const told: string[] = [];
  page.on('request', each => {
    urls.push(each.url());
    if (!MAY_KNOW.test(each.url())) told.push(each.postData() ?? '');
  });
  page.on('console', message => told.push(message.text()));
  page.on('framenavigated', frame => urls.push(frame.url()));
  const email = newAddress();
  await account.register(email, PASSWORD);
  await account.isAt('Verify your email address');
  const { code } = await account.mailTo(email);
  await account.main.getByLabel('Verification code').fill(code ?? '');
  await account.main.getByRole('button', { name: 'Verify' }).click();
  await account.isGreeted('Robin');
  await expect(page).toHaveURL(/\/account$/);

  const kept = await account.kept();
  const tokens = Object.entries(kept).flatMap(([key, value]) =>
    /token_(?!expires)|_token_larkfield$/.test(key) && !/expires/.test(key) ? [value] : [],
  );
  expect(tokens.length).toBe(4);
  expect(Object.values(kept).join(' ')).not.toContain(PASSWORD);

  await account.isLoaded();
  await account.signOut();
  // The store's logout address leads back to the sign-in, which says so.
  await expect(page).toHaveURL(/\/account\/login$/);
  await expect(account.main.getByText('You are signed out. See you soon.')).toBeVisible();
  expect(urls.some(url => url.startsWith('http://127.0.0.1:4811/account/logout'))).toBe(true);
  expect(Object.keys(await account.kept()).filter(key => /customer|identity/.test(key))).toEqual(
    [],
  );
  const inTab = await page.evaluate(() => Object.keys(sessionStorage));
  expect(inTab.filter(key => /^@@scroll\|\/account(?!\/login)/.test(key))).toEqual([]);
  await account.signIn({ email, password: PASSWORD });
  await account.isGreeted('Robin');
  const secrets = [...tokens, PASSWORD, code ?? 'none', email, encodeURIComponent(email)];
  const withSecret = (texts: readonly string[]) =>
    texts.filter(text => secrets.some(secret => text.includes(secret)));
  expect(withSecret(urls)).toEqual([]);
  expect(withSecret(told)).toEqual([]);
});

test('verify by the link of the email', async ({ page, request, store, context }) => {
  await store.skipPrompts('/');
  const account = new AccountArea(page, request);
  const email = newAddress();
  await account.register(email, PASSWORD);
  await account.isAt('Verify your email address');
  await account.main.getByRole('button', { name: 'Send a new verification email' }).click();
  await expect(account.main.getByText(/A new email is on its way/)).toBeVisible();
  const { link } = await account.mailTo(email, 2);

  const other = await context.newPage();
  const { pathname, search } = new URL(link ?? '');
  await other.goto(pathname + search);
  const inOther = new AccountArea(other, request);
  await inOther.isAt('Sign in');
  await expect(inOther.main.getByText('Your email address is verified.')).toBeVisible();
  await expect(other).toHaveURL(/\/account\/login$/);
  await expect(inOther.email).toHaveValue(email);
});

test('a wrong password is reported, and the form stays filled in', async ({
  guard,
  page,
  request,
  store,
}) => {
  guard.allow(/answered 400: http:\/\/127\.0\.0\.1:4841\//);
  guard.allow(/console error: .*400/);
  await store.skipPrompts('/');
  const account = new AccountArea(page, request);
  await account.signIn({ email: SAM.email, password: 'not-the-password' });
  await expect(account.main.getByRole('alert')).toContainText('is incorrect');
  await expect(account.email).toHaveValue(SAM.email);
  expect(await accessibilityViolations(page)).toEqual([]);
  await account.fillIn(SAM.email, SAM.password);
  await account.isGreeted('Sam');
});

test('forgot password', async ({ page, request, store }) => {
  await store.skipPrompts('/');
  const account = new AccountArea(page, request);
  const email = newAddress();
  await account.register(email, PASSWORD);
  await account.isAt('Verify your email address');
  const { code } = await account.mailTo(email);
  await account.main.getByLabel('Verification code').fill(code ?? '');
  await account.main.getByRole('button', { name: 'Verify' }).click();
  await account.isGreeted('Robin');
  await account.isLoaded();
  await account.signOut();
  await expect(page).toHaveURL(/\/account\/login$/);

  await account.open('/account/login');
  await account.email.fill(email);
  await account.main.getByRole('link', { name: 'Forgot your password?' }).click();
  await account.isAt('Reset your password');
  await expect(account.email).toHaveValue(email);
  await account.main.getByRole('button', { name: 'Send code' }).click();
  await account.isAt('Choose a new password');
  // The third email: after the sign-up code and the welcome.
  const reset = await account.mailTo(email, 3);
  await account.main.getByLabel('Verification code').fill(reset.code ?? '');
  await account.main.getByLabel('New password', { exact: true }).fill('another-gate-9');
  await account.main.getByLabel('Confirm password', { exact: true }).fill('another-gate-9');
  await account.main.getByRole('button', { name: 'Save new password' }).click();
  await account.isGreeted('Robin');
  await expect(account.main.getByText(/^Account Password updated successfully\./)).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);
});

test('after the sign-in, a visitor reaches the page that they had opened', async ({
  page,
  request,
  store,
}) => {
  await store.skipPrompts('/');
  const account = new AccountArea(page, request);
  await account.open('/account/settings');
  await account.isAt('Sign in');
  await expect(page).toHaveURL(/\/account\/login\?redirect=%2Faccount%2Fsettings$/);
  await account.fillIn(SAM.email, SAM.password);
  await account.isGreeted('Sam');
  await expect(page).toHaveURL(/\/account\/settings$/);
});

test('another site is no place to go on to', async ({ page, request, store }) => {
  await store.skipPrompts('/');
  const account = new AccountArea(page, request);
  await account.open('/account/login?redirect=%2F%2Felsewhere.example%2F');
  await account.fillIn(SAM.email, SAM.password);
  await account.isGreeted('Sam');
  await expect(page).toHaveURL(/\/account$/);
});

test('a sign-in and a sign-out are seen in the other tab and in the header', async ({
  guard,
  page,
  request,
  store,
  context,
}) => {
  // A page that comes back may ask once more with the token that the sign-out has revoked.
  guard.allow(/status of 401 .*:4845|answered 401: \S+:4845\//);
  await store.open('/');
  await expect(store.banner.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  const other = await context.newPage();
  const account = new AccountArea(other, request);
  await account.signIn();
  await account.isGreeted('Sam');
  await expect(store.banner.getByRole('link', { name: 'Your account' }).first()).toBeVisible();

  const first = new AccountArea(page, request);
  await store.banner.getByRole('link', { name: 'Your account' }).first().click();
  await first.isGreeted('Sam');
  await account.signOut();
  await first.isAt('Sign in');
  await expect(first.main.getByText('Welcome, Sam')).toBeHidden();
  // Neither a page from the back/forward cache nor a new one shows the account again.
  await expect(other).toHaveURL(/\/account\/login$/);
  await other.goBack();
  await account.isAt('Sign in');
});

test('the accounts of the two stores are apart', async ({ page, request, store }) => {
  await store.skipPrompts('/en-ca');
  const canadian = new AccountArea(page, request, '/en-ca');
  await canadian.signIn();
  await canadian.isGreeted('Sam');
  await expect(page).toHaveURL(/\/en-ca\/account$/);
  const keys = Object.keys(await canadian.kept()).filter(key => /customer|identity/.test(key));
  expect(keys.length).toBeGreaterThan(5);
  expect(keys.filter(key => !key.endsWith('_cad'))).toEqual([]);

  await store.skipPrompts('/');
  const american = new AccountArea(page, request);
  await american.open('/account');
  await american.isAt('Sign in');
});

test('the sign-in by keyboard', async ({ page, request, store, keyboard }) => {
  await store.skipPrompts('/');
  const account = new AccountArea(page, request);
  await account.open('/account/login');
  await account.isAt('Sign in');
  await keyboard.type(account.email, SAM.email);
  await keyboard.type(account.password, SAM.password);
  await keyboard.press('Enter');
  await account.isGreeted('Sam');
  const focus = page.locator('h1:focus');
  await expect(focus).toHaveCount(1);
});

test('a press counts once, however often it is made', async ({ page, request, store }) => {
  await store.skipPrompts('/');
  const account = new AccountArea(page, request);
  const proofs: string[] = [];
  page.on('request', each => {
    const target = each.headers()['x-amz-target'] ?? '';
    if (target.endsWith('InitiateAuth')) proofs.push(target);
  });
  await account.open('/account/login');
  await account.email.fill(SAM.email);
  await account.password.fill(SAM.password);
  await account.main.getByRole('button', { name: 'Sign in', exact: true }).dblclick();
  await account.isGreeted('Sam');
  expect(proofs).toHaveLength(1);
});

test('only account pages may call the identity provider', async ({ page, request }) => {
  const policyOf = async (path: string): Promise<string> =>
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
      await (await request.get(path)).text(),
    )?.[1] ?? '';
  for (const path of ['/account', '/account/orders', '/logout', '/en-ca/account/login']) {
    expect(await policyOf(path), path).toContain('http://127.0.0.1:4841');
  }
  for (const path of ['/', '/products/gps-collar', '/cart', '/en-ca']) {
    expect(await policyOf(path), path).not.toContain('http://127.0.0.1:4841');
  }
  await page.goto('/account/login');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
