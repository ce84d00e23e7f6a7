import { Account } from '../fixtures/account';
import { AccountArea } from '../fixtures/account-area';
import { accessibilityViolations } from '../fixtures/accessibility-violations';
import { US_STORE } from '../fixtures/sandbox';
import { expect, test } from '../fixtures/test';

for (const { prefix, currency, address } of [
  { prefix: '', currency: 'USD', address: { region: 'Vermont', postalCode: '05156' } },
  { prefix: '/en-ca', currency: 'CAD', address: { region: 'Ontario', postalCode: 'N2L 3G1' } },
] as const) {
  test(`what is bought signed in is in the orders, is printed, and is bought again in ${currency}`, async ({
    page,
    request,
    store,
  }) => {
    await store.skipPrompts(`${prefix}/`);
    await new AccountArea(page, request, prefix).joinAsNew();
    await store.open(`${prefix}/account/orders`);
    await expect(store.main.getByText('You have no current orders')).toBeVisible();

    await store.add('power-cap-battery', {}, prefix);
    await store.openCart();
    await store.goToCheckout();
    await store.checkout.fill(address);
    const number = await store.checkout.placeOrder();

    await store.open(`${prefix}/account/orders`);
    const card = store.main.getByRole('article').first();
    await expect(card).toContainText('Power Cap Battery');
    await card.getByRole('link', { name: `Order ${number}` }).click();
    await store.isAt(`Order ${number}`);
    const delivery = store.main.getByRole('region', { name: 'Delivery' });
    await expect(delivery.getByText('12 Orchard Lane')).toBeVisible();
    await expect(store.main.getByText('Grand total')).toBeVisible();
    expect(await accessibilityViolations(page, 'main')).toEqual([]);
    const noTracking = store.main.getByText(/^Your tracking number will appear here/);
    await expect(noTracking).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    await expect(store.main.getByText(`Amount in ${currency}`)).toBeVisible();
    const seller = store.main.getByRole('region', { name: 'Sold by' });
    await expect(seller.getByText(/^Larkfield Pet Safety/)).toBeVisible();
    const buyer = store.main.getByRole('region', { name: 'Bill to' });
    await expect(buyer.getByText('12 Orchard Lane')).toBeVisible();
    await expect(store.main.getByText('Order received')).toBeHidden();
    await expect(store.main.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
    await expect(store.main.getByText('Grand total')).toBeVisible();
    await expect(store.main.getByRole('button')).toHaveCount(0);
    await expect(noTracking).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await store.main.getByRole('button', { name: 'Buy it again' }).dblclick();
    await expect(store.main.getByText('One item is in your cart.')).toBeVisible();
    await store.expectCount(1);
  });
}

test('orders are paged with the browser’s back button, and read again after a failure', async ({
  page,
  request,
  store,
  guard,
  sandbox,
}) => {
  guard.allow(/status of 500|^answered 500/);
  await new Account(page, request).signIn('proStaff');
  await store.open('/account/orders');
  const cards = store.main.getByRole('article');
  await expect(cards).toHaveCount(10);
  const newest = await cards.first().getByRole('heading').innerText();
  await store.main.getByRole('link', { name: 'Older orders' }).click();
  await expect(cards.first().getByRole('heading')).not.toHaveText(newest);
  await page.goBack();
  await expect(cards.first().getByRole('heading')).toHaveText(newest);

  await sandbox.addFault({
    service: US_STORE,
    match: { operation: 'customerOrders' },
    fault: { kind: 'status', status: 500 },
    times: 3,
  });
  await page.reload();
  await expect(store.main.getByText(/^Your orders could not be loaded\./)).toBeVisible();
  await sandbox.clearFaults();
  await store.main.getByRole('button', { name: 'Try again' }).click();
  await expect(cards).toHaveCount(10);
});

test('an order that another account has cannot be seen', async ({ page, request, store }) => {
  const account = new Account(page, request);
  await account.signIn('proStaff');
  await store.open('/account/orders');
  await store.main.getByRole('article').first().getByRole('link').click();
  await expect(store.main.getByText('Grand total')).toBeVisible();
  const path = new URL(page.url()).pathname;
  expect(path).toMatch(/^\/account\/orders\/\d+$/);
  await account.signInAsNew();
  await store.open(path);
  await expect(store.main.getByText('We could not find this order in your account.')).toBeVisible();
});
