import { Account } from '../fixtures/account';
import { expect, test } from '../fixtures/test';

const ELIGIBLE = 'Your account is eligible for ProStaff Discounts!';

test('ProStaff see their price, and the store charges it', async ({ page, request, store }) => {
  const token = await new Account(page, request).signIn('proStaff');
  const urls: string[] = [];
  page.on('request', each => urls.push(each.url()));

  await store.openProduct('power-cap-battery');
  await expect(store.main.getByText(ELIGIBLE)).toBeVisible();
  await expect(store.main.getByText('ProStaff 40%')).toBeVisible();
  await expect(store.main.getByText('$16.77').first()).toBeVisible();
  await expect(store.main.locator('s', { hasText: '$27.95' })).toBeVisible();
  await store.addButton.click();
  await expect(store.toast).toContainText('$16.77');

  await store.openCart();
  await expect(store.cart).toContainText('ProStaff 40%');
  await expect(store.total).toContainText('$16.77');
  await store.goToCheckout();
  await expect(page.getByText('ProStaff 40%')).toBeVisible();
  await expect(page.locator('s', { hasText: '$27.95' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('avery@example.com');
  await store.checkout.fill();
  // 16.77 of batteries, 6.95 of shipping and 7% tax on both.
  await expect(page.getByRole('button', { name: 'Place order, $25.38' })).toBeVisible();
  await store.checkout.placeOrder();
  await expect(page.getByText('ProStaff 40%')).toBeVisible();
  await expect(page.getByText('$25.38')).toBeVisible();
  expect(urls.filter(url => url.includes(token))).toEqual([]);
});

test('ProStaff prices apply in Canadian dollars', async ({ page, request, store }) => {
  await store.skipPrompts('/en-ca');
  await new Account(page, request, 'ca').signIn('proStaff');
  await store.openProduct('power-cap-battery', { prefix: '/en-ca' });
  await expect(store.main.getByText(ELIGIBLE)).toBeVisible();
  await expect(store.main.getByText('$22.17').first()).toBeVisible();
  await store.addButton.click();
  await expect(store.toast).toBeVisible();
  await store.openCart();
  await expect(store.total).toContainText('$22.17');
});

test('the cart follows sign-in and sign-out, also in another tab', async ({
  page,
  request,
  store,
  context,
}) => {
  await store.add('power-cap-battery');
  const account = new Account(page, request);
  await account.signIn('proStaff');
  await store.openProduct('power-cap-battery');
  await store.openCart();
  await expect(store.total).toContainText('$16.77');

  const other = await context.newPage();
  await other.goto('/');
  await account.signOut(other);
  await expect(store.total).toContainText('$27.95');
  await store.closeCart();
  await expect(store.main.getByText(ELIGIBLE)).toBeHidden();
  await expect(store.main.locator('s', { hasText: '$27.95' })).toBeHidden();
});

test('other customers pay the regular price', async ({ page, request, store }) => {
  await new Account(page, request).signIn('ordinary');
  await store.add('power-cap-battery');
  await expect(store.main.getByText(ELIGIBLE)).toBeHidden();
  await store.openCart();
  await expect(store.total).toContainText('$27.95');
});

test('shopping continues after the store has ended a session', async ({ page, request, store }) => {
  const account = new Account(page, request);
  const token = await account.signIn('proStaff');
  await account.ask(
    `mutation End($token: String!) {
      customerAccessTokenDelete(customerAccessToken: $token) { deletedAccessToken }
    }`,
    { token },
  );
  await store.add('power-cap-battery');
  await store.openCart();
  await expect(store.total).toContainText('$27.95');
  await expect(store.cart.getByRole('alert')).toBeHidden();
  await store.goToCheckout();
});
