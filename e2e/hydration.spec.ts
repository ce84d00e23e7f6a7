import { blockStorage } from './fixtures/blocked-storage';
import { layoutShifts, watchLayoutShift } from './fixtures/layout-shift';
import { expect, test } from './fixtures/test';

test.use({ visitor: 'new' });

test('no layout shift when the cart is restored', async ({ page, store }) => {
  await store.add('charging-dock');
  await watchLayoutShift(page);
  await store.openProduct('charging-dock');
  await store.expectCount(1);
  expect(await layoutShifts(page)).toEqual([]);
});

test('shopping works with storage blocked, for as long as the page is open', async ({
  context,
  page,
  store,
}) => {
  await blockStorage(context);
  await store.openProduct('charging-dock');
  await store.addButton.click();
  await expect(store.toast).toBeVisible();
  await store.main.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await store.expectCount(1);
  await store.openCart();
  await store.oneMore('GPS Collar Charging Dock').click();
  await expect(store.total).toContainText('$71.91');
  await store.goToCheckout();
});
