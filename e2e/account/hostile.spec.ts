import { AccountArea, SAM } from '../fixtures/account-area';
import { expect, test } from '../fixtures/test';

test('without a connection a press leaves the frame, and the screen comes back with it', async ({
  context,
  guard,
  page,
  request,
  store,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|Loading (CSS )?chunk \S+ failed/);
  await store.skipPrompts('/');
  const account = new AccountArea(page, request);
  await account.signIn();
  // The greeting of the bar comes before the screen itself.
  await account.isAt('Good to see you, Sam');

  await context.setOffline(true);
  await account.main.getByRole('link', { name: 'Addresses', exact: true }).first().click();
  const alert = account.main.getByRole('alert');
  await expect(alert).toContainText('This part of your account did not load.');
  await account.isGreeted('Sam');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText('This part of your account did not load.');
  await page.goBack();
  await account.isAt('Good to see you, Sam');

  await page.goForward();
  await expect(alert).toContainText('This part of your account did not load.');
  await context.setOffline(false);
  await account.isAt('Your Addresses');
});

test('a sign-in link to a path that cannot be decoded leads to the account', async ({
  page,
  request,
  store,
}) => {
  await store.skipPrompts('/');
  const account = new AccountArea(page, request);
  await account.open('/account/login?redirect=/account/orders/%25E0%25A4%25A');
  await account.isAt('Sign in');
  await account.fillIn(SAM.email, SAM.password);
  await account.isGreeted('Sam');
  await expect(page).toHaveURL(/\/account$/);
});

test('a path that cannot be decoded is no page, and no error', async ({ guard, page, store }) => {
  guard.allow(/status of 40\d|answered 40\d/);
  await store.skipPrompts('/');
  await page.goto('/account/orders/%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
