import type { APIRequestContext } from '@playwright/test';
import { Account } from '../fixtures/account';
import { AccountArea } from '../fixtures/account-area';
import { accessibilityViolations } from '../fixtures/accessibility-violations';
import { BillingRecords } from '../fixtures/billing-records';
import { hold } from '../fixtures/hold';
import { expect, test } from '../fixtures/test';

const INBOX = 'http://127.0.0.1:4851/inbox';
const AVERY = { email: 'avery@example.com', password: 'kennel-gate-40' };
const UPDATE_LINK = /\/payment_methods\/update\?token=/;
const ACTIVATION_LINK = /\/account\/subscriptions\/activate\?code=/;

/** The links of one kind in the mails to Avery, oldest first. */
const links = async (request: APIRequestContext, kind: RegExp): Promise<readonly string[]> => {
  const reply = await request.get(INBOX, {
    params: { to: AVERY.email },
    headers: { accept: 'application/json' },
  });
  const { mails } = (await reply.json()) as { mails: readonly { readonly link: string | null }[] };
  return mails.flatMap(({ link }) => (link !== null && kind.test(link) ? [link] : []));
};

test('a card is updated by a mailed link, then chosen, and shows at once', async ({
  page,
  request,
  store,
  context,
}) => {
  await store.skipPrompts('/en-ca');
  const token = await new Account(page, request, 'ca').signIn('proStaff');
  const billing = new BillingRecords(request, token, 'ca');
  await store.open('/en-ca/account/subscriptions');
  await store.main
    .getByRole('link', { name: /collar|plan|service/i })
    .first()
    .click();
  await store.main.getByRole('link', { name: 'Change payment method' }).click();
  await expect(page).toHaveURL(/\/en-ca\/account\/subscriptions\/\d+\/payment$/);
  await page.reload();
  const cards = store.main.getByRole('radio');
  await expect(cards).toHaveCount(2);
  expect(await accessibilityViolations(page, 'main')).toEqual([]);

  const before = (await links(request, UPDATE_LINK)).length;
  const other = store.main.getByRole('radio', { checked: false });
  await other.check();
  await store.main.getByRole('button', { name: 'Email update link' }).click();
  await expect(store.main.getByText('Update link sent.')).toBeVisible();
  await expect(store.main.getByText(/within 10 minutes, please check your spam/)).toBeVisible();
  await expect.poll(async () => (await links(request, UPDATE_LINK)).length).toBe(before + 1);
  const link = (await links(request, UPDATE_LINK)).at(-1) ?? '';
  const last4 = String(Date.now()).slice(-4);
  const form = await context.newPage();
  await form.goto(link);
  await form.getByLabel('Card number').fill(`411111111111${last4}`);
  await form.getByLabel(/^Expiry date/).fill('12/39');
  await form.getByRole('button', { name: 'Save card' }).click();
  await expect(form.getByText(`card ending in ${last4}`)).toBeVisible();
  await form.close();

  await page.reload();
  const renewed = store.main.getByRole('radio', { name: new RegExp(`Visa ending in ${last4}`) });
  await expect(renewed).not.toBeChecked();
  await renewed.check();
  const answer = await hold(
    page,
    request => request.method() === 'PUT' && request.url().includes('/addresses/'),
  );
  await store.main.getByRole('button', { name: 'Save payment method' }).click();
  const inUse = store.main.locator('label').filter({ hasText: 'In use' });
  await expect(inUse).toContainText(last4);
  await expect(store.main.getByText('Your payment method has been updated.')).toBeHidden();
  answer();
  await expect(store.main.getByText('Your payment method has been updated.')).toBeVisible();
  const id = Number(/subscriptions\/(\d+)/.exec(page.url())?.[1]);
  const paid = (await billing.subscriptions()).find(each => each.id === id);
  expect(paid && (await billing.cardOf(paid))).toBe(last4);
  await page.reload();
  await expect(renewed).toBeChecked();
  await expect(inUse).toContainText(last4);
});

test('an expired card is refused', async ({ page, request, store }) => {
  await new Account(page, request).signIn('proStaff');
  await store.open('/account/subscriptions');
  await store.main.getByRole('link', { name: /bags/i }).first().click();
  await store.main.getByRole('link', { name: 'Change payment method' }).click();
  await store.main.getByRole('radio', { name: /Expired/ }).check();
  await store.main.getByRole('button', { name: 'Save payment method' }).click();
  const rule = store.main.getByText('Please select a card with a valid expiration date');
  await expect(rule).toBeVisible();
  await expect(store.main.getByRole('radio', { name: /Expired/ })).toBeFocused();
});

test('a collar is activated by the link of its mail, and no address holds the code', async ({
  page,
  request,
  store,
  guard,
}) => {
  guard.allow(/\b422\b/);
  const account = new AccountArea(page, request);
  const link = new URL((await links(request, ACTIVATION_LINK)).at(-1) ?? '');
  const code = link.searchParams.get('code') ?? '';
  expect(code).not.toBe('');
  const visited: string[] = [];
  page.on('framenavigated', frame => visited.push(frame.url()));
  await account.open(link.pathname + link.search);
  await account.isAt('Sign in');
  await account.fillIn(AVERY.email, AVERY.password);
  await account.isAt('Activate your collar');
  await expect(store.main.getByLabel('Activation code')).toHaveValue(code);
  await expect(store.main.getByLabel('Email address')).toHaveValue(AVERY.email);
  expect(visited.slice(1).filter(address => address.includes(code))).toEqual([]);
  await page.reload();
  await expect(store.main.getByLabel('Activation code')).toHaveValue(code);
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await store.main.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(store.main.getByText('Your collar’s subscription is active.')).toBeVisible();
  await page.reload();
  await expect(store.main.getByLabel('Activation code')).toHaveValue('');

  await store.main.getByLabel('Activation code').fill('0000-0000');
  await store.main.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(store.main.getByText(/return to the app and resend the activation/)).toBeVisible();
});

test('the next delivery comes first on the home screen, and its skip is two taps', async ({
  page,
  request,
  store,
}) => {
  await new Account(page, request).signIn('ordinary');
  await store.open('/account');
  const next = store.main.getByRole('region', { name: /^Next (delivery|billing)$/ });
  await expect(next.locator('time')).toHaveText(/^[A-Z][a-z]+day,\s[A-Z][a-z]+\s\d+$/);
  await expect(store.main.getByRole('region').first()).toHaveAccessibleName(/^Next /);
  await expect(next.getByText('Total with shipping and taxes')).toBeVisible();
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await next.getByRole('link', { name: /^Skip/ }).first().click();
  await expect(page).toHaveURL(/\/account\/subscriptions\/\d+\/skip/);
  const confirm = page.getByRole('dialog');
  await expect(confirm.getByText(/will be skipped\./)).toBeVisible();
});

test('the home screen keeps its rest while the billing provider is down', async ({
  page,
  request,
  store,
  guard,
  sandbox,
}) => {
  guard.allow(/\b500\b/);
  await new Account(page, request).signIn('ordinary');
  await sandbox.addFault({ service: 'billing', fault: { kind: 'status', status: 500 } });
  await store.open('/account');
  await expect(store.main.getByText(/^Your next delivery could not be loaded/)).toBeVisible();
  await expect(store.main.getByRole('heading', { name: 'Your last order' })).toBeVisible();
  await sandbox.clearFaults();
  await store.main.getByRole('button', { name: 'Try again' }).click();
  await expect(store.main.getByText('Total with shipping and taxes')).toBeVisible();
});
