import { accessibilityViolations } from './fixtures/accessibility-violations';
import { expect, test } from './fixtures/test';

// Every page is checked in templates.spec.ts; here is what a visitor opens in them.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** As in the tests of the templates: US English on a desktop, Canadian English on a phone. */
const prefixOn = (device: string): string => (device === 'phone' ? '/en-ca' : '');

test('toast, cart, country picker, messages of the form', async ({ page, store }, { project }) => {
  const prefix = prefixOn(project.name);
  await store.openProduct('power-cap-battery', { prefix });
  await store.autoship.check();
  await store.addButton.click();
  await expect(store.main.getByText('Please select a frequency')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  await store.frequency.selectOption({ index: 1 });
  await store.addButton.click();
  await expect(store.toast).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  await store.openCart();
  await expect(store.total).toBeVisible();
  await store.cart.getByText('Have a discount code?').click();
  expect(await accessibilityViolations(page)).toEqual([]);
  await store.closeCart();

  await store.countryButton.click();
  await expect(store.countryPicker).toBeVisible();
  // An element half under the picker cannot be tapped while the picker is open: a tap there
  // closes it.
  expect(await accessibilityViolations(page, '[popover]:popover-open')).toEqual([]);
});

test('checkout and thanks', async ({ page, store }, { project }) => {
  const prefix = prefixOn(project.name);
  await store.add('power-cap-battery', {}, prefix);
  await store.openCart();
  await store.goToCheckout();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await store.checkout.fill(
    prefix === '' ? undefined : { region: 'Ontario', postalCode: 'K1A 0B1' },
  );
  await store.checkout.placeOrder();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('an empty cart, and the menu', async ({ page, store }) => {
  await store.open('/');
  await store.expectEmptyCart();
  expect(await accessibilityViolations(page)).toEqual([]);
  await store.closeCart();

  await store.openMenu();
  await store.banner.getByText('Fences', { exact: true }).click();
  await expect(store.banner.getByRole('link', { name: 'All GPS fences' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test.describe('of a new visitor', () => {
  test.use({ visitor: 'new' });

  test('the notices', async ({ page, store }) => {
    await store.open('/en-ca/products/gps-collar');
    await expect(store.privacyNotice).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await store.privacyNotice.getByRole('button', { name: 'Manage choices' }).click();
    expect(await accessibilityViolations(page)).toEqual([]);
    await store.privacyNotice.getByRole('button', { name: 'Save my choices' }).click();
    await expect(store.countryNotice).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});
