import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../fixtures/accessibility-violations';
import { US_STORE } from '../fixtures/sandbox';
import { expect, test } from '../fixtures/test';

const DOCK = 'GPS Collar Charging Dock';
const CAP = 'Power Cap Battery';
const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' });

test('the page shows what the drawer shows, and opens the checkout', async ({ page, store }) => {
  await store.add('charging-dock');
  await store.openCart();
  await store.cart.getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(store.cart).toBeHidden();
  await expect(store.main.getByRole('heading', { level: 1, name: /^Cart/ })).toBeVisible();
  await expect(store.main.getByRole('link', { name: DOCK })).toBeVisible();
  await expect(summary(page)).toContainText('Estimated total$39.95');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await accessibilityViolations(page)).toEqual([]);

  await store.main.getByRole('button', { name: 'Checkout' }).click();
  await store.checkout.isOpen();
});

/** Whether the bar with the total lies over what has the focus. */
const isFocusCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const bar = document.querySelector('.cart-bar');
    const focus = document.activeElement;
    if (!bar || !focus || bar.contains(focus)) return false;
    const { top, bottom } = bar.getBoundingClientRect();
    const box = focus.getBoundingClientRect();
    return box.bottom > top + 1 && box.top < bottom;
  });

test('the bar with the total covers nothing that has the focus', async ({ page, store }) => {
  await store.add('charging-dock');
  await store.open('/cart');
  for (const size of [
    { width: 390, height: 700 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    await store.main.getByRole('link', { name: DOCK }).focus();
    for (let tab = 0; tab < 20; tab += 1) {
      await page.keyboard.press('Tab');
      expect(await isFocusCovered(page)).toBe(false);
    }
  }
});

test('a saving is named once, and the guarantee and the ways to pay are by the checkout', async ({
  page,
  store,
}) => {
  await store.add('gps-collar');
  await store.openCart();
  await expect(store.cart.getByText('You save')).toHaveCount(1);
  await expect(store.cart.getByRole('list', { name: 'Ways to pay' })).toContainText('Gift card');
  await store.closeCart();

  await store.open('/cart');
  await expect(store.main.getByText('You save')).toHaveCount(1);
  await expect(summary(page).getByText('You save')).toBeVisible();
  await store.main.getByRole('link', { name: '1-year money-back guarantee' }).click();
  await expect(page).toHaveURL(/\/money-back-guarantee$/);
});

test('an empty cart says so and suggests where to start', async ({ page, store }) => {
  await store.open('/en-ca/cart');
  await expect(store.main.getByText('You have no items in your cart.')).toBeVisible();
  await expect(store.main.getByRole('heading', { name: 'Good places to start' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await store.main.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/en-ca\/collections\//);
});

test('a line changes to autoship and back', async ({ store }) => {
  await store.add('power-cap-battery');
  await store.open('/cart');
  const change = store.main.getByRole('button', { name: /change delivery of/i });
  await change.click();
  await store.main.getByRole('button', { name: /Every 6 months/ }).click();
  await expect(store.main.getByText('Autoship: Every 6 months')).toBeVisible();
  await expect(
    store.main.getByText(/^By checking out, you agree to repeat deliveries/),
  ).toBeVisible();
  await expect(change).toBeFocused();
  await store.open('/cart');
  await expect(store.main.getByText('Autoship: Every 6 months')).toBeVisible();
  await change.click();
  await store.main.getByRole('button', { name: /One-time purchase/ }).click();
  await expect(store.main.getByText('Autoship: Every 6 months')).toBeHidden();
});

test('a plan that the store refuses gets a notice, and the line stays unchanged', async ({
  guard,
  page,
  sandbox,
  store,
}) => {
  guard.allow(/503/);
  await store.add('power-cap-battery');
  await store.open('/cart');
  await page.getByRole('button', { name: /change delivery of/i }).click();
  await sandbox.addFault({
    service: US_STORE,
    match: { operation: 'cartLinesUpdate' },
    fault: { kind: 'status', status: 503 },
    times: 5,
  });
  await store.main.getByRole('button', { name: /Every 6 months/ }).click();
  const notice = store.main.getByRole('status').filter({ hasText: 'Selecting Plan Failed' });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expect(store.main.getByText('Autoship: Every 6 months')).toBeHidden();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(store.main.getByText('Autoship: Every 6 months')).toBeVisible();
});

test('a note is saved as it is written, and survives a reload', async ({ page, store }) => {
  await store.add('charging-dock');
  await store.open('/cart');
  const note = store.main.getByRole('textbox', { name: 'Note for your order' });
  await store.main.getByText('Add a note for your order').click();
  await note.fill('The gate code is 4711.');
  await expect(store.main.getByText('Your note is saved.')).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue('The gate code is 4711.');
});

test('a removed line can be restored', async ({ store }) => {
  await store.add('charging-dock');
  await store.open('/cart');
  await store.main.getByRole('button', { name: `Remove ${DOCK}` }).click();
  await expect(store.main.getByText(`${DOCK} was removed.`)).toBeVisible();
  await store.expectCount(0);
  const undo = store.main.getByRole('button', { name: `Undo: put ${DOCK} back` });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(store.main.getByRole('link', { name: DOCK })).toBeVisible();
  await store.expectCount(1);
});

test('a suggested product is added with one tap, and the cart stays open', async ({ store }) => {
  await store.add('power-cap-battery');
  await store.openCart();
  await expect(store.cart.getByRole('heading', { name: 'Goes well with' })).toBeVisible();
  await store.cart.getByRole('button', { name: `Add ${DOCK}` }).click();
  await expect(store.quantityOf(DOCK)).toHaveValue('1');
  await expect(store.cart.getByRole('button', { name: `Add ${DOCK}` })).toBeHidden();
  await store.expectCount(2);
});

test('offline, the cart shows its last state with its age, and recovers', async ({
  context,
  guard,
  store,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  await store.add('charging-dock');
  await store.open('/cart');
  await expect(summary(store.page)).toContainText('Estimated total$39.95');
  await context.setOffline(true);
  await expect(
    store.main.getByText(/^Last updated .+\. We will refresh it when you are back online\.$/),
  ).toBeVisible();
  const checkout = store.main.getByRole('button', { name: 'Checkout' });
  await expect(checkout).toHaveAttribute('aria-disabled', 'true');
  await expect(checkout).toHaveAccessibleDescription(/^You are offline/);

  await store.main.getByRole('button', { name: `Increase quantity of ${DOCK}` }).click();
  await expect(store.main.getByText(/We will save this when you are back/)).toBeVisible();
  await context.setOffline(false);
  await expect(store.main.getByText(/^Last updated/)).toBeHidden();
  await expect(summary(store.page)).toContainText('Estimated total$71.91');
  await checkout.click();
  await store.checkout.isOpen();
});

test('the last state is shown while the store cannot be read, and reading is retried', async ({
  guard,
  sandbox,
  store,
}) => {
  guard.allow(/503/);
  await store.add('charging-dock');
  await sandbox.addFault({
    service: US_STORE,
    match: { operation: 'cart' },
    fault: { kind: 'status', status: 503 },
  });
  await store.open('/cart');
  await expect(store.main.getByRole('link', { name: DOCK })).toBeVisible();
  const told = store.main.getByRole('status').filter({ hasText: 'We could not read your cart' });
  await expect(told).toBeVisible();
  await sandbox.clearFaults();
  await told.getByRole('button', { name: 'Try again' }).click();
  await expect(told).toBeHidden();
});

test('every tap takes effect at once while the store takes two seconds', async ({
  sandbox,
  store,
}) => {
  await store.add('charging-dock');
  await store.open('/cart');
  const quantity = store.main.getByRole('textbox', { name: `Quantity of ${DOCK}` });
  await expect(quantity).toHaveValue('1');
  await sandbox.addFault({ service: US_STORE, fault: { kind: 'delay', ms: 2000 } });
  const shown = await store.page.evaluate(async () => {
    const list = document.querySelector('.cart-lines');
    const more = document.querySelector<HTMLButtonElement>('[aria-label^="Increase quantity"]');
    if (!list || !more) throw new Error('There is no line.');
    more.click();
    await new Promise<void>(resolve => requestAnimationFrame(() => resolve()));
    return list.querySelector('input')?.value;
  });
  expect(shown, 'in the next frame').toBe('2');
  await expect(store.page.locator('.cart-lines')).toHaveAttribute('aria-busy', 'true');
});

test.describe('if the browser has a wallet', () => {
  test('the wallet is passed on to the store', async ({ page, store }) => {
    await page.addInitScript(() => {
      Object.assign(window, { ApplePaySession: { canMakePayments: () => true } });
    });
    await store.add('charging-dock');
    await store.open('/cart');
    const told = page.waitForRequest(
      request => request.postData()?.includes('"wallet":["APPLE_PAY"]') === true,
    );
    await store.main.getByRole('radio', { name: 'Apple Pay' }).check();
    await told;
    await page.reload();
    await expect(store.main.getByRole('radio', { name: 'Apple Pay' })).toBeChecked();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that it needs JavaScript, and whom to call', async ({ page, store }) => {
    await page.goto('/cart');
    await expect(store.main.getByText(/^The cart needs JavaScript/)).toBeVisible();
    await expect(store.main.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/);
  });
});

test('a power cap is offered on autoship right in the drawer', async ({ store }) => {
  await store.add('power-cap-battery');
  await store.openCart();
  await expect(
    store.line(CAP).getByRole('button', { name: /^Save 15% with Autoship/ }),
  ).toBeVisible();
});
