import { Store } from '../fixtures/store';
import { CA_STORE, US_STORE } from '../fixtures/sandbox';
import { expect, test } from '../fixtures/test';

const DOCK = 'GPS Collar Charging Dock';
const POSTS = 'Contact Posts';

test('two tabs stay in step', async ({ context, store }) => {
  const other = new Store(await context.newPage());
  await other.open('/');
  await store.add('charging-dock');
  await other.expectCount(1);
  await other.openCart();
  await other.oneMore(DOCK).click();
  await expect(other.quantityOf(DOCK)).toHaveValue('2');
  await store.expectCount(2);
  await store.openCart();
  await expect(store.quantityOf(DOCK)).toHaveValue('2');
  await expect(store.total).toContainText('$71.91');
});

test('a cart that the store no longer knows is created again with its lines', async ({
  page,
  store,
}) => {
  await store.add('charging-dock');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      const value = localStorage.getItem(key) ?? '';
      localStorage.setItem(key, value.replace(/(Cart\/)[^?"]+/g, '$1forgotten'));
    }
  });
  await page.context().clearCookies({ name: /^cart_id/ });
  await store.openProduct('contact-posts');
  await store.expectCount(1);
  await store.addButton.click();
  await expect(store.toast).toContainText(POSTS);
  await store.openCart();
  await expect(store.line(DOCK)).toBeVisible();
  await expect(store.total).toContainText('$59.90');
  await store.goToCheckout();
});

test('an invalid cart id is replaced by a new cart', async ({ page, store }) => {
  await store.open('/');
  await page.evaluate(() => localStorage.setItem('cart_id_larkfield', 'not a cart'));
  await store.add('charging-dock');
  await store.expectCount(1);
  await store.openCart();
  await expect(store.total).toContainText('$39.95');
});

test('the cart is still there after going back from the checkout, and empty after the order', async ({
  context,
  page,
  store,
}) => {
  await store.add('charging-dock');
  const tab = new Store(await context.newPage());
  await tab.openProduct('contact-posts');
  await tab.expectCount(1);

  await store.openCart();
  await store.goToCheckout();
  await page.goBack();
  await store.isReady();
  await store.expectCount(1);

  await store.openCart();
  await store.goToCheckout();
  await store.checkout.fill();
  await store.checkout.placeOrder();
  // The event of a page restored from the back/forward cache.
  await tab.page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await tab.expectEmptyCart();
  await store.openProduct('charging-dock');
  await store.expectEmptyCart();
});

test('an add completes if the shopper switches country at once', async ({ sandbox, store }) => {
  await sandbox.addFault({
    service: US_STORE,
    match: { operation: 'cartCreate' },
    fault: { kind: 'delay', ms: 1500 },
    times: 1,
  });
  await store.openProduct('charging-dock');
  await store.addButton.click();
  await store.switchTo('Canada');
  await store.expectCount(0);
  expect(await sandbox.cartWrites(CA_STORE)).toEqual([]);
  await store.switchTo('United States');
  await store.expectCount(1);
  await store.openCart();
  await expect(store.total).toContainText('$39.95');
});
