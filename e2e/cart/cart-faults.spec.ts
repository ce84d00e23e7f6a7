import { Store } from '../fixtures/store';
import { CA_STORE, US_STORE } from '../fixtures/sandbox';
import { expect, test } from '../fixtures/test';

const DOCK = 'GPS Collar Charging Dock';
const POSTS = 'Contact Posts';
const FAULTS =
  /ERR_(CONNECTION_RESET|EMPTY_RESPONSE|FAILED)|answered 503|status of 503|Failed to fetch/;

test('twenty quick clicks make few requests and the right quantity', async ({ sandbox, store }) => {
  await store.add('charging-dock');
  await store.openCart();
  const before = (await sandbox.cartWrites(US_STORE)).length;
  await store.oneMore(DOCK).click({ clickCount: 20 });
  await expect(store.quantityOf(DOCK)).toHaveValue('21');
  await expect(store.subtotal).toContainText('$755.05');
  await expect
    .poll(async () => (await sandbox.cartWrites(US_STORE)).length - before)
    .toBeGreaterThan(0);
  expect((await sandbox.cartWrites(US_STORE)).length - before).toBeLessThanOrEqual(3);

  await store.openProduct('charging-dock');
  await store.expectCount(21);
});

test('an add that arrives but gets no reply counts once', async ({ guard, sandbox, store }) => {
  guard.allow(FAULTS);
  await store.add('charging-dock');
  await sandbox.addFault({
    service: US_STORE,
    match: { operation: 'cartLinesAdd' },
    fault: { kind: 'hang' },
    times: 1,
    after: 'applied',
  });
  await store.openProduct('contact-posts');
  await store.addButton.click();
  await store.expectCount(2);
  await expect(store.toast).toContainText(POSTS, { timeout: 20_000 });
  expect(await sandbox.faultsMet(US_STORE)).toBe(1);
  await store.openCart();
  await expect(store.quantityOf(POSTS)).toHaveValue('1');
  await expect(store.subtotal).toContainText('$59.90');
});

test('a change sent before a dropped connection counts once', async ({ guard, sandbox, store }) => {
  guard.allow(FAULTS);
  await store.add('charging-dock');
  await store.openCart();
  await sandbox.addFault({
    service: US_STORE,
    match: { operation: 'cartLinesUpdate' },
    fault: { kind: 'reset' },
    times: 2,
    after: 'applied',
  });
  await store.oneMore(DOCK).click();
  await expect(store.subtotal).toContainText('$71.91');
  await expect.poll(() => sandbox.faultsMet(US_STORE)).toBeGreaterThan(0);
  await store.openProduct('charging-dock');
  await store.expectCount(2);
});

test('an add is retried while the store is down for a moment', async ({
  guard,
  sandbox,
  store,
}) => {
  guard.allow(FAULTS);
  await sandbox.addFault({
    service: US_STORE,
    match: { operation: 'cartCreate' },
    fault: { kind: 'status', status: 503 },
    times: 2,
  });
  await store.add('charging-dock');
  await store.expectCount(1);
  expect(await sandbox.faultsMet(US_STORE)).toBe(2);
});

test('a store that stays down is reported, and the next try succeeds', async ({
  guard,
  sandbox,
  store,
}) => {
  guard.allow(FAULTS);
  await sandbox.addFault({
    service: US_STORE,
    match: { operation: 'cartCreate' },
    fault: { kind: 'status', status: 503 },
    times: 4,
  });
  await store.openProduct('charging-dock');
  await store.addButton.click();
  await expect(store.main.getByRole('alert').filter({ hasText: 'We could not' })).toBeVisible();
  await store.expectCount(0);
  await store.addButton.click();
  await expect(store.toast).toBeVisible();
  await store.expectCount(1);
});

test('a change that cannot be saved is rolled back with a notice, and can be tried again', async ({
  guard,
  sandbox,
  store,
}) => {
  guard.allow(FAULTS);
  await store.add('charging-dock');
  await store.openCart();
  await sandbox.addFault({
    service: US_STORE,
    match: { operation: 'cartLinesUpdate' },
    fault: { kind: 'status', status: 503 },
    times: 5,
  });
  await store.oneMore(DOCK).click();
  const notice = store.cart
    .getByRole('status')
    .filter({ hasText: 'We could not make that change' });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expect(store.quantityOf(DOCK)).toHaveValue('1');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(store.quantityOf(DOCK)).toHaveValue('2');
  await expect(store.subtotal).toContainText('$71.91');
});

test('an unreadable reply is requested again', async ({ guard, sandbox, store }) => {
  guard.allow(FAULTS);
  for (const kind of ['malformed', 'truncated'] as const) {
    await sandbox.addFault({
      service: US_STORE,
      match: { operation: 'cartCreate' },
      fault: { kind },
      times: 1,
    });
  }
  guard.allow(/ERR_CONTENT_LENGTH_MISMATCH/);
  await store.add('charging-dock');
  await store.expectCount(1);
});

test('a reload in the middle of an add neither loses nor doubles it', async ({
  sandbox,
  store,
  page,
}) => {
  await store.add('charging-dock');
  await sandbox.addFault({
    service: US_STORE,
    match: { operation: 'cartLinesAdd' },
    fault: { kind: 'hang' },
    times: 1,
    after: 'applied',
  });
  await store.openProduct('contact-posts');
  await store.addButton.click();
  await expect.poll(() => sandbox.faultsMet(US_STORE)).toBe(1);
  await page.reload();
  await store.isReady();
  await store.expectCount(2);
  await store.openCart();
  await expect(store.quantityOf(POSTS)).toHaveValue('1');
  await expect(store.subtotal).toContainText('$59.90');
});

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
  await expect(store.subtotal).toContainText('$71.91');
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
  await expect(store.subtotal).toContainText('$59.90');
  await store.goToCheckout();
});

test('an invalid cart id is replaced by a new cart', async ({ page, store }) => {
  await store.open('/');
  await page.evaluate(() => localStorage.setItem('cart_id_larkfield', 'not a cart'));
  await store.add('charging-dock');
  await store.expectCount(1);
  await store.openCart();
  await expect(store.subtotal).toContainText('$39.95');
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
  await expect(store.subtotal).toContainText('$39.95');
});
