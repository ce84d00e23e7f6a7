import { blockStorage } from '../fixtures/blocked-storage';
import { US_STORE } from '../fixtures/sandbox';
import { expect, test } from '../fixtures/test';

const DOCK = 'GPS Collar Charging Dock';
const NOT_FETCHED = /ERR_(FAILED|CONNECTION_RESET|EMPTY_RESPONSE)|Failed to fetch|Loading chunk/;

test('shopping works if the browser blocks storage, channels and locks', async ({
  context,
  store,
}) => {
  await blockStorage(context);
  await store.openProduct('charging-dock');
  await store.addButton.click();
  await expect(store.toast).toContainText(DOCK);
  await store.openCart();
  await store.oneMore(DOCK).click();
  await expect(store.total).toContainText('$71.91');
  await store.goToCheckout();
});

test('a store that hangs is reported after two seconds, with a way out after ten', async ({
  guard,
  sandbox,
  store,
}) => {
  guard.allow(NOT_FETCHED);
  await sandbox.addFault({
    service: US_STORE,
    match: { operation: 'cartCreate' },
    fault: { kind: 'hang' },
    times: 1,
  });
  await store.openProduct('charging-dock');
  await store.addButton.click();
  const said = store.page.getByRole('status').filter({ hasText: /Still adding…|slow to respond/ });
  await expect(said).toContainText('Still adding…', { timeout: 4000 });
  await said.getByRole('button', { name: 'Try again' }).click({ timeout: 10_000 });
  await expect(store.toast).toContainText(DOCK, { timeout: 4000 });
  await expect(said).toBeHidden();
  await store.expectCount(1);
});

test('a checkout that hangs is reported, and the shopper can stay', async ({
  guard,
  sandbox,
  store,
}) => {
  guard.allow(NOT_FETCHED);
  await store.add('charging-dock');
  await store.openCart();
  await sandbox.addFault({ service: US_STORE, fault: { kind: 'hang' }, times: 2 });
  await store.oneMore(DOCK).click();
  await store.checkoutButton.click();
  await expect(store.cart.getByText('Still opening the checkout…')).toBeVisible({ timeout: 4000 });
  await store.cart.getByRole('button', { name: 'Stay in the cart' }).click({ timeout: 10_000 });
  await expect(store.checkoutButton).toBeVisible();
  await expect(store.quantityOf(DOCK)).toHaveValue('2');
});

test('the cart opens as a page if its drawer cannot be loaded', async ({ guard, page, store }) => {
  guard.allow(NOT_FETCHED);
  await page.route('**/*.js', route =>
    // The drawer loads after everything else on the page.
    page.url().endsWith('/why-gps-collar') && isLate ? route.abort('failed') : route.fallback(),
  );
  let isLate = false;
  await store.open('/why-gps-collar');
  isLate = true;
  await store.cartButton.click();
  await expect(page).toHaveURL(/\/cart$/);
  await store.isAt('Cart');
});

test('the focus stays in the field after Enter, and moves to the restored line after Undo', async ({
  store,
}) => {
  await store.add('charging-dock');
  await store.openCart();
  await store.quantityOf(DOCK).fill('3');
  await store.quantityOf(DOCK).press('Enter');
  await expect(store.quantityOf(DOCK)).toHaveValue('3');
  await expect(store.quantityOf(DOCK)).toBeFocused();
  await store.cart.getByRole('button', { name: `Remove ${DOCK}` }).click();
  await store.cart.getByRole('button', { name: /^Undo/ }).click();
  await expect(store.cart.getByRole('link', { name: DOCK })).toBeFocused();
});
