import type { Page } from '@playwright/test';
import { AccountArea } from '../fixtures/account-area';
import { accessibilityViolations } from '../fixtures/accessibility-violations';
import { Store } from '../fixtures/store';
import { expect, test } from '../fixtures/test';

const PATH = '/account/referral-program';
const PLATFORM = 'An error occurred communicating with our platform. Please try again later.';

const join = async (page: Page): Promise<string> => {
  const form = page.getByRole('form', { name: 'Your details for the referral program' });
  await form.getByLabel('Company or your name').fill('Vale Dog School');
  await form.getByRole('textbox', { name: 'ZIP code' }).fill('83702');
  await form.getByLabel('Phone').fill('(208) 555 0140');
  await form.getByRole('button', { name: 'Get your code' }).click();
  await expect(page.getByText('You are now a member. Your code is ready to share.')).toBeFocused();
  return page.getByText(/^ROBIN-[A-Z2-9]{6}$/).innerText();
};

test('a customer joins, copies and shares the code, and is credited when a friend orders', async ({
  page,
  request,
  store,
  context,
  browser,
  baseURL,
}) => {
  test.slow();
  await store.skipPrompts('/');
  const account = new AccountArea(page, request);
  const { email } = await account.joinAsNew();
  await page
    .getByRole('navigation', { name: 'Account pages' })
    .getByRole('link', { name: 'Referral Program' })
    .click();
  await account.isAt('Referral Program');
  await expect(store.main.getByText(/^Get a \$50 gift card/)).toBeVisible();
  await expect(store.main.getByLabel('Email')).toHaveValue(email);
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  const code = await join(page);
  await expect(store.main.getByText('Nobody has used your code yet')).toBeVisible();
  expect(await accessibilityViolations(page, 'main')).toEqual([]);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await store.main.getByRole('button', { name: 'Copy Referral code' }).click();
  await expect(store.main.getByText('Referral code copied to clipboard!')).toBeVisible();
  expect(await copied()).toBe(code);
  await store.main.getByRole('button', { name: 'Copy Referral link' }).click();
  await expect(store.main.getByText('Referral link copied to clipboard!')).toBeVisible();
  const link = await copied();
  expect(new URL(link).searchParams.get('referral_code')).toBe(code);

  const outlets = page.getByRole('navigation', { name: 'Share your link' }).getByRole('link');
  const addresses = await outlets.evaluateAll(links =>
    links.map(each => (each instanceof HTMLAnchorElement ? each.href : '')),
  );
  expect(addresses.map(address => address.split('?')[0])).toEqual([
    'mailto:',
    'sms:',
    'https://www.facebook.com/sharer/sharer.php',
    'https://x.com/intent/post',
    'https://www.linkedin.com/sharing/share-offsite/',
  ]);
  addresses.forEach(address => expect(address).toContain(encodeURIComponent(link)));

  const theirs = await browser.newContext({ baseURL });
  const friend = new Store(await theirs.newPage());
  const { pathname, search } = new URL(link);
  const welcome = friend.page
    .getByRole('status')
    .filter({ hasText: `${code} has been added as a referral code.` });
  await friend.open(pathname + search);
  await expect(welcome).toBeVisible();
  await friend.add('charging-dock');
  await expect(welcome).toBeVisible();
  await friend.openCart();
  await friend.goToCheckout();
  await friend.checkout.fill();
  await friend.checkout.placeOrder();
  await theirs.close();

  await page.reload();
  const friends = store.main.getByRole('region', { name: 'Your invitations' });
  await expect(friends.getByRole('listitem')).toHaveText([/^Sam M\..*Ordered, reward credited/]);
  await expect(friends.getByText('You have earned one gift card of $50.00.')).toBeVisible();
  await expect(store.main.getByText(code, { exact: true })).toBeVisible();
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  const mail = await account.mailTo(email, 2);
  expect(mail.subject).toBe('You have earned a gift card of $50.00');
});

test('by keyboard: every rule, no program for the region, and a failure that loses nothing', async ({
  page,
  request,
  store,
  keyboard,
  sandbox,
  guard,
}) => {
  guard.allow(/status of (403|503)|^answered (403|503)/);
  await store.skipPrompts('/');
  await new AccountArea(page, request).joinAsNew();
  await store.open(PATH);
  const box = (name: string) => store.main.getByRole('textbox', { name });
  const submit = store.main.getByRole('button', { name: 'Get your code' });
  await keyboard.type(box('ZIP code'), '8370');
  await keyboard.use(submit);
  for (const sentence of [
    'Company or your name is required',
    'Entered value does not match US zip code format',
    'Phone is required',
  ]) {
    await expect(store.main.getByText(sentence)).toBeVisible();
  }
  await expect(box('Company or your name')).toBeFocused();
  expect(await accessibilityViolations(page, 'main')).toEqual([]);

  await page.keyboard.type('Vale Dog School');
  await keyboard.goTo(store.main.getByRole('checkbox'));
  await keyboard.press('Space');
  await keyboard.type(box('Phone'), '2085550140');
  await keyboard.press('Enter');
  await expect(
    store.main.getByText('Our referral program is currently not available for your region.'),
  ).toBeVisible();

  await sandbox.addFault({
    service: 'consumer-service',
    match: { path: '/api/v1/referral' },
    fault: { kind: 'status', status: 503 },
    times: 1,
  });
  await keyboard.goTo(store.main.getByRole('checkbox'), 'Shift+Tab');
  await keyboard.press('Space');
  await keyboard.goTo(box('ZIP code'), 'Shift+Tab');
  await keyboard.press('ControlOrMeta+a', '8', '3', '7', '0', '2', 'Enter');
  await expect(store.main.getByText(PLATFORM)).toBeVisible();
  await expect(box('Company or your name')).toHaveValue('Vale Dog School');
  await keyboard.use(store.main.getByRole('button', { name: 'Try again' }));
  await expect(store.main.getByText(/^ROBIN-[A-Z2-9]{6}$/)).toBeVisible();
});

test('the program is read again after the service was down', async ({
  page,
  request,
  store,
  sandbox,
  guard,
}) => {
  guard.allow(/status of 500|^answered 500/);
  await store.skipPrompts('/');
  await new AccountArea(page, request).joinAsNew();
  await sandbox.addFault({
    service: 'consumer-service',
    match: { path: '/api/v1/referral' },
    fault: { kind: 'status', status: 500 },
    times: 3,
  });
  await store.open(PATH);
  await expect(store.main.getByText(PLATFORM)).toBeVisible();
  await store.main.getByRole('button', { name: 'Try again' }).click();
  await expect(store.main.getByRole('button', { name: 'Get your code' })).toBeVisible();
  await expect(store.main.getByText(PLATFORM)).toBeHidden();
});

test('visitors sign in first, and come back', async ({ page, store }) => {
  await store.open(PATH);
  await expect(page).toHaveURL(/\/account\/login\?redirect=%2Faccount%2Freferral-program$/);
});
