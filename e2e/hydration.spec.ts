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

/** Share of the screen; what is called a good page stays below a tenth (Core Web Vitals). */
const HARDLY_SEEN = 0.01;

for (const { name, path } of TEMPLATES) {
  test(`${name} arrives in parts on a slow machine, and hardly anything moves`, async ({
    guard,
    page,
    store,
  }) => {
    allowNotFound(guard);
    // Styles and fonts are kept from the first visit, so the second one paints before its end.
    await store.open(path);
    await watchLayoutShift(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await store.open(path);
    const shifts = await layoutShifts(page);
    const moved = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(moved, JSON.stringify(shifts)).toBeLessThan(HARDLY_SEEN);
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
