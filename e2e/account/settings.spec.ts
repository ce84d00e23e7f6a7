import { Account } from '../fixtures/account';
import { accessibilityViolations } from '../fixtures/accessibility-violations';
import { US_STORE } from '../fixtures/sandbox';
import { expect, test } from '../fixtures/test';

test('details are changed, and stay changed', async ({ page, request, store }) => {
  await new Account(page, request).signInAsNew('Robin');
  await store.open('/account/settings');
  await expect(store.main.getByRole('heading', { name: 'User Details' })).toBeVisible();
  await expect(store.main.getByRole('heading', { name: 'Update Password' })).toBeVisible();
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await store.main.getByLabel('First name').fill('Wren');
  await store.main.getByRole('button', { name: 'Save changes' }).click();
  await expect(store.main.getByText('Your changes have been saved.')).toBeVisible();
  await store.open('/account');
  await expect(store.main.getByText('Welcome, Wren')).toBeVisible();
  await expect(store.main.getByRole('heading', { name: 'Your first order' })).toBeVisible();
});

test('what the store refuses is said in its words, and nothing typed is lost', async ({
  page,
  request,
  store,
}) => {
  await new Account(page, request).signInAsNew();
  await store.open('/account/settings');
  await store.main.getByLabel('Last name').fill('Meadow');
  // The number of another customer.
  await store.main.getByLabel(/^Phone/).fill('(208) 555-0140');
  await store.main.getByRole('button', { name: 'Save changes' }).click();
  await expect(store.main.getByText('Phone has already been taken')).toBeVisible();
  await expect(store.main.getByLabel('Last name')).toHaveValue('Meadow');
  await store.main.getByLabel(/^Phone/).fill('');
  await store.main.getByRole('button', { name: 'Save changes' }).click();
  await expect(store.main.getByText('Your changes have been saved.')).toBeVisible();
  await expect(store.main.getByText('Phone has already been taken')).toBeHidden();
});

test('a new password has to be long enough and typed twice', async ({ page, request, store }) => {
  await new Account(page, request).signIn('ordinary');
  await store.open('/account/settings');
  await store.main.getByLabel('Current password', { exact: true }).fill('meadow-gate-01');
  await store.main.getByLabel('New password', { exact: true }).fill('short');
  await store.main.getByLabel('Confirm new password', { exact: true }).fill('other');
  await store.main.getByRole('button', { name: 'Update password' }).click();
  await expect(
    store.main.getByText('Please choose a password with at least 8 characters'),
  ).toBeVisible();
  await expect(store.main.getByText('Passwords must match')).toBeVisible();
  await expect(store.main.getByLabel('New password', { exact: true })).toBeFocused();
});

test('details are kept while the store is down, and saved by the next try', async ({
  page,
  request,
  store,
  sandbox,
  guard,
}) => {
  guard.allow(/status of 500|^answered 500/);
  await new Account(page, request).signInAsNew('Robin');
  await store.open('/account/settings');
  await store.main.getByLabel('First name').fill('Wren');
  await sandbox.addFault({
    service: US_STORE,
    match: { operation: 'customerUpdate' },
    fault: { kind: 'status', status: 500 },
  });
  const save = store.main.getByRole('button', { name: 'Save changes' });
  await save.click();
  await expect(store.main.getByText(/^Your changes could not be saved/)).toBeVisible();
  await expect(store.main.getByLabel('First name')).toHaveValue('Wren');
  expect(await sandbox.faultsMet(US_STORE)).toBeGreaterThan(0);
  await sandbox.clearFaults();
  await save.click();
  await expect(store.main.getByText('Your changes have been saved.')).toBeVisible();
  await expect(store.main.getByText('Welcome, Wren')).toBeVisible();
});
