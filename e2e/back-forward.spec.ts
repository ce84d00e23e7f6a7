import type { LaunchOptions } from '@playwright/test';
import { expect, test } from './fixtures/test';

// The runner turns the back-forward cache off unless told not to.
test.use({
  launchOptions: [
    async ({}, use, { project }) => {
      const { launchOptions = {} } = project.use as { launchOptions?: LaunchOptions };
      await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(async ({ context, store }) => {
  await context.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });
  await store.add('charging-dock');
  await store.openCart();
  await store.goToCheckout();
});

test('a page that the browser brings back can go to the checkout again', async ({
  page,
  store,
}) => {
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await expect(store.quantityOf('GPS Collar Charging Dock')).toHaveValue('1');
  await store.goToCheckout();
});

test('a page that the browser brings back after the order shows an empty cart', async ({
  page,
  store,
}) => {
  await store.checkout.fill();
  await store.checkout.placeOrder();
  await page.evaluate(() => window.history.go(-2));
  await expect(page).toHaveURL(/\/products\/charging-dock$/);
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await expect(store.cart.getByText('You have no items in your cart.')).toBeVisible();
  await store.closeCart();
  await store.expectCount(0);
});
