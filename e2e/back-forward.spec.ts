import type { Page } from '@playwright/test';
import { WITH_BACK_FORWARD_CACHE } from './fixtures/back-forward-cache';
import { expect, test } from './fixtures/test';

test.use(WITH_BACK_FORWARD_CACHE);

/** Playwright's goBack() waits for a load, which a restored page never has. */
const goBack = (page: Page, steps: number): Promise<void> =>
  page.evaluate(back => void setTimeout(() => window.history.go(-back)), steps);

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

test('a page restored by the browser can open the checkout again', async ({ page, store }) => {
  await goBack(page, 1);
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await expect(store.quantityOf('GPS Collar Charging Dock')).toHaveValue('1');
  await store.goToCheckout();
});

test('a page restored by the browser after the order shows an empty cart', async ({
  page,
  store,
}) => {
  await store.checkout.fill();
  await store.checkout.placeOrder();
  await goBack(page, 2);
  await expect(page).toHaveURL(/\/products\/charging-dock$/);
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await expect(store.cart.getByText('You have no items in your cart.')).toBeVisible();
  await store.closeCart();
  await store.expectCount(0);
});
