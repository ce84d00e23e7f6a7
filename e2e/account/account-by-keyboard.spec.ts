import { Account } from '../fixtures/account';
import { AccountArea, newAddress } from '../fixtures/account-area';
import { accessibilityViolations } from '../fixtures/accessibility-violations';
import { expect, test } from '../fixtures/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The identity provider refuses a wrong code or password. */
const REFUSED = /answered 400: \S+:4841\/|status of 400 .*:4841\//;

test('somebody registers, corrects mistakes and verifies by keyboard', async ({
  page,
  request,
  store,
  keyboard,
  guard,
}) => {
  guard.allow(REFUSED);
  await store.skipPrompts('/');
  const account = new AccountArea(page, request);
  const email = newAddress();
  const field = (name: string) => account.main.getByLabel(name, { exact: true });
  await account.open('/account/register');
  await account.isAt('Create your account');

  await keyboard.use(account.main.getByRole('button', { name: 'Create account' }));
  await expect(field('First name')).toBeFocused();
  await expect(field('First name')).toHaveAttribute('aria-invalid', 'true');
  expect(await accessibilityViolations(page, 'main')).toEqual([]);

  await page.keyboard.type('Robin');
  await keyboard.type(field('Last name'), 'Field');
  await keyboard.type(account.email, email);
  await keyboard.type(field('Password'), 'quiet-meadow-7');
  await keyboard.type(field('Confirm password'), 'quiet-meadow-8');
  await keyboard.press('Enter');
  await expect(account.main.getByText('Passwords must match')).toBeVisible();
  await expect(field('Confirm password')).toBeFocused();
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('quiet-meadow-7');
  await keyboard.press('Enter');

  await account.isAt('Verify your email address');
  await keyboard.type(field('Verification code'), '000000');
  await keyboard.press('Enter');
  await expect(field('Verification code')).toHaveAttribute('aria-invalid', 'true');
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  const { code } = await account.mailTo(email);
  await field('Verification code').focus();
  await keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(code ?? '');
  await keyboard.press('Enter');
  await account.isGreeted('Robin');
});

test('addresses are added, corrected and deleted by keyboard', async ({
  page,
  request,
  store,
  keyboard,
}) => {
  await new Account(page, request).signInAsNew();
  await store.open('/account/addresses');
  // A closed one may still slide out while the next one is open.
  const dialog = page.locator('dialog[open]');
  const add = store.main.getByRole('button', { name: 'Add an address' });
  await keyboard.use(add);
  await expect(dialog).toBeVisible();
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();

  await keyboard.press('Enter');
  await keyboard.use(dialog.getByRole('button', { name: 'Save address' }));
  await expect(dialog.getByText('State is required')).toBeVisible();
  expect(await accessibilityViolations(page, 'dialog[open]')).toEqual([]);
  await dialog.getByLabel('Address', { exact: true }).focus();
  await page.keyboard.type('418 Larch Street');
  await keyboard.type(dialog.getByLabel('City'), 'Boise');
  await keyboard.type(dialog.getByLabel('State'), 'Idaho');
  await keyboard.type(dialog.getByLabel('ZIP code'), '83702');
  await keyboard.press('Enter');
  const card = store.main.getByRole('article');
  await expect(card).toContainText('Boise, Idaho 83702');

  const remove = card.getByRole('button', { name: /^Delete/ });
  await keyboard.use(remove);
  await expect(dialog).toBeVisible();
  expect(await accessibilityViolations(page, 'dialog[open]')).toEqual([]);
  await keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.use(dialog.getByRole('button', { name: 'Delete address' }));
  await expect(store.main.getByText(/^The address of .* was deleted\.$/)).toBeFocused();
  await expect(card).toHaveCount(0);
});

test('details and password are changed by keyboard', async ({
  page,
  request,
  store,
  keyboard,
  guard,
}) => {
  guard.allow(REFUSED);
  await store.skipPrompts('/');
  const account = new AccountArea(page, request);
  const person = await account.joinAsNew();
  await account.open('/account/settings');
  const field = (name: string) => account.main.getByLabel(name, { exact: true });
  await keyboard.goTo(field('First name'));
  await keyboard.press('ControlOrMeta+a', 'Delete', 'Enter');
  await expect(field('First name')).toHaveAttribute('aria-invalid', 'true');
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await page.keyboard.type('Wren');
  await keyboard.press('Enter');
  await expect(account.main.getByText('Your changes have been saved.')).toBeVisible();

  await keyboard.type(field('Current password'), 'not-the-one-1');
  await keyboard.type(field('New password'), 'quiet-meadow-9');
  await keyboard.type(field('Confirm new password'), 'quiet-meadow-9');
  await keyboard.press('Enter');
  await expect(field('Current password')).toHaveAttribute('aria-invalid', 'true');
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await field('Current password').focus();
  await keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(person.password);
  await keyboard.press('Enter');
  await expect(account.main.getByText('Account Password updated successfully.')).toBeVisible();
});
