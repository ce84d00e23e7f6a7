import type { Page } from '@playwright/test';
import { Account } from '../fixtures/account';
import { expect, test } from '../fixtures/test';

const COLLAR = 'GPS Fence Collar';
const PLAN = 'GPS Collar Service Plan';
const LOCAL = /Plan information is not available online for your local dealer\./;

const onThe = (page: Page, day: string) => page.clock.setFixedTime(new Date(`${day}T12:00:00`));

/** The product's live data names a plan differently from the build. */
const renamePlan = (page: Page, from: string, to: string) =>
  page.route('**/api/2025-04/graphql.json', async route => {
    if (!route.request().postData()?.includes('query productRefresh')) return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll(from, to) });
  });

test('autoship shows what is charged today and later, and the next date', async ({
  page,
  store,
}) => {
  await onThe(page, '2026-11-30');
  await store.openProduct('power-cap-battery');
  await store.chooseAutoship('Delivery every 3 months');
  await expect(
    store.main.getByText(
      "You'll be charged $23.76 today, then every 3 months, plus any shipping and taxes.",
    ),
  ).toBeVisible();
  await expect(store.main.getByText('Next charge on Feb 28, 2027.')).toBeVisible();
  await store.main.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(store.main.getByText("You'll be charged $47.52 today")).toBeVisible();
});

test('a collar adds its service plan for the selected term', async ({ page, store }) => {
  await onThe(page, '2026-11-21');
  await store.openProduct('gps-collar');
  await store.choose('Choose a service plan', 'Yearly');
  await expect(store.main.getByText('Next charge on Nov 21, 2027.')).toBeVisible();
  await store.addButton.click();
  await expect(store.toast).toContainText(COLLAR);
  await store.expectCount(2);
  await store.openCart();
  await expect(store.line(PLAN)).toContainText('Renews every 12 months');
  await expect(store.line(PLAN)).toContainText('$119.40');
});

test('a term without a matching plan cannot be bought', async ({ page, store }) => {
  await renamePlan(page, 'Auto-renews every 12 months', 'Auto-renews every 2 months');
  await store.openProduct('service-plan');
  await store.choose('Plan', 'Yearly');
  await expect(store.main.getByText('Selecting Plan Failed')).toBeVisible();
  await store.addButton.click();
  await store.expectCount(0);
  await store.choose('Plan', 'Monthly');
  await expect(store.main.getByText('Selecting Plan Failed')).toBeHidden();
  await store.addButton.click();
  await store.expectCount(1);
});

test('the customer of a local dealer buys the collar, and the cart names the dealer', async ({
  page,
  request,
  store,
}) => {
  await store.add('charging-dock');
  const account = new Account(page, request);
  const id = await account.cartId();
  await account.ask(
    `mutation Gift($id: ID!, $attributes: [AttributeInput!]!) {
      cartAttributesUpdate(cartId: $id, attributes: $attributes) { cart { id } }
    }`,
    { id, attributes: [{ key: 'Gift', value: 'yes' }] },
  );

  await store.openProduct('gps-collar', { query: '?dealerId=lf-83702' });
  await expect(store.main.getByText(LOCAL)).toContainText('Larkfield of Boise');
  await expect(
    store.main.getByRole('link', { name: 'Call Larkfield of Boise: (208) 555-0100' }),
  ).toHaveAttribute('href', 'tel:2085550100');
  await store.addButton.click();
  await store.expectCount(2);

  const attributes = async () => {
    const reply = await account.ask<{ cart: { attributes: object[] } }>(
      'query Cart($id: ID!) { cart(id: $id) { attributes { key value } } }',
      { id },
    );
    return reply.cart.attributes;
  };
  await expect.poll(attributes).toEqual([
    { key: 'Gift', value: 'yes' },
    { key: 'Dealer ID', value: 'lf-83702' },
  ]);
  await store.openProduct('service-plan');
  await expect(store.main.getByText(LOCAL)).toBeVisible();
  await expect(store.addButton).toBeDisabled();
});

test('a dealer is set by a link inside the shop, protected from invalid ids, shown and removed', async ({
  page,
  context,
  store,
}) => {
  const kept = async () =>
    (await context.cookies()).find(({ name }) => name === 'dealerId')?.value ?? null;
  await store.openProduct('gps-collar');
  await page.evaluate(() => window.___navigate?.('/cart?dealerId=lf-83702'));
  const dealer = store.main.getByText(/^Your dealer is Larkfield of Boise\./);
  await expect(dealer).toBeVisible();
  expect(await kept()).toBe('lf-83702');

  const looked = page.waitForResponse(/127\.0\.0\.1:4831/);
  await store.open('/cart?dealerId=lf-00000');
  await looked;
  await expect(dealer).toBeVisible();
  expect(await kept()).toBe('lf-83702');

  await store.main.getByRole('button', { name: 'Remove this dealer' }).click();
  await expect(store.main.getByText('Your dealer was removed.')).toBeFocused();
  expect(await kept()).toBeNull();
});

test('customers of the company’s own dealer can still buy plans', async ({ store }) => {
  await store.openProduct('gps-collar', { query: '?dealerId=lf-86001' });
  await expect(store.option('Choose a service plan', 'Monthly')).toBeVisible();
  await expect(store.main.getByText(LOCAL)).toBeHidden();
});

test('a failed dealer lookup is only logged', async ({ page, guard, store }) => {
  guard.allow(/127\.0\.0\.1:4831|ERR_FAILED/);
  await page.route('http://127.0.0.1:4831/**', route => route.abort('failed'));
  const logged = page.waitForEvent('console', {
    predicate: message => message.text().startsWith('The dealer lookup failed'),
  });
  await store.openProduct('gps-collar', { query: '?dealerId=lf-83702' });
  await logged;
  await expect(store.option('Choose a service plan', 'Monthly')).toBeVisible();
});

test('the items have most of the drawer, above its total and the checkout button', async ({
  page,
  store,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await store.openProduct('power-cap-battery');
  await store.chooseAutoship('Delivery every 3 months');
  await store.addButton.click();
  await store.expectCount(1);
  await store.openCart();
  await expect(store.cart.getByText(/^By checking out, you agree to repeat/)).toBeAttached();
  await expect(store.total).toBeVisible();
  await expect(store.checkoutButton).toBeVisible();
  const drawer = await store.cart.evaluate(element => {
    const body = element.querySelector('.dialog-body');
    const foot = element.querySelector('.dialog-foot');
    return {
      itemsShare: (body?.clientHeight ?? 0) / element.clientHeight,
      endOfFoot: foot?.getBoundingClientRect().bottom ?? Infinity,
    };
  });
  expect(drawer.itemsShare).toBeGreaterThanOrEqual(0.5);
  expect(drawer.endOfFoot).toBeLessThanOrEqual(844);
});

test('an add-on with variants asks for one and is added too', async ({ store }) => {
  await store.openProduct('gps-collar');
  await store.choose('Choose a service plan', 'I already have a plan');
  await store.main.getByRole('checkbox', { name: /^Add Contact Posts for/ }).check();
  await store.main
    .getByRole('combobox', { name: 'Which Contact Posts?' })
    .selectOption({ label: 'Long' });
  await store.addButton.click();
  await store.expectCount(2);
  await store.openCart();
  await expect(store.line('Contact Posts')).toContainText('Long');
});

test('a quantity is limited to the stock beyond the cart', async ({ store }) => {
  await store.openProduct('gps-collar', { query: '?size=Small&color=Coral' });
  await store.choose('Choose a service plan', 'I already have a plan');
  await store.main.getByRole('button', { name: 'Increase quantity' }).click();
  await store.addButton.click();
  await store.expectCount(2);
  await expect(store.main.getByText('Only 3 left; 2 are in your cart')).toBeVisible();
  await expect(store.main.getByRole('button', { name: 'Increase quantity' })).toBeDisabled();
  await store.addButton.click();
  await expect(store.main.getByText('Only 3 left, and all are in your cart')).toBeVisible();
  await expect(store.addButton).toBeDisabled();
});
