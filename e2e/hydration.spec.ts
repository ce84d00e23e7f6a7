import { blockStorage } from './fixtures/blocked-storage';
import { layoutShifts, watchLayoutShift } from './fixtures/layout-shift';
import { allowNotFound, TEMPLATES } from './fixtures/site-map';
import { expect, test } from './fixtures/test';

test.use({ visitor: 'new' });

for (const { name, path } of TEMPLATES) {
  test(`${name} hydrates without layout shifts a year after it was built, with storage blocked`, async ({
    guard,
    context,
    page,
    store,
  }) => {
    allowNotFound(guard);
    const year = new Date().getFullYear() + 1;
    await page.clock.install({ time: new Date(year, 0, 1) });
    await blockStorage(context);
    await watchLayoutShift(page);
    await store.open(path);
    expect(await page.evaluate(() => new Date().getFullYear())).toBe(year);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

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
  await expect(store.subtotal).toContainText('$71.91');
  await store.goToCheckout();
});
