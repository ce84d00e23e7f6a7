import { expect, test } from '../fixtures/test';

const POWER_CAP = 'Power Cap Battery';

test.use({ visitor: 'new', locale: 'en-CA', timezoneId: 'America/Toronto' });

test('a shopper buys on autoship, visits the Canadian shop and checks out at home', async ({
  page,
  store,
  isMobile: isPhone,
}) => {
  await store.open('/');
  await store.countryNotice.getByRole('button', { name: /^Stay in United States/ }).click();
  await expect(store.countryNotice).toBeHidden();

  await store.main
    .getByRole('region', { name: 'What does your dog need?' })
    .getByRole('link', { name: /^In-ground fences/ })
    .click();
  await store.isAt('In-ground fences');
  await store.main.getByRole('link', { name: POWER_CAP }).click();
  await store.isAt(POWER_CAP);

  await store.choose('Pack', '4 pack');
  await expect(page).toHaveURL(/[?&]variant=\d+/);
  await store.chooseAutoship('Delivery every 3 months');
  await expect(store.main.getByText('$42.46').first()).toBeVisible();
  await store.addButton.click();
  await expect(store.toast).toContainText(POWER_CAP);
  await store.expectCount(1);

  await store.openCart();
  await expect(store.toast).toBeHidden();
  const line = store.line(POWER_CAP);
  await expect(line).toContainText('4 pack');
  await expect(line).toContainText('Autoship: Every 3 months');
  await expect(line).toContainText('$42.46');
  await store.oneMore(POWER_CAP).click();
  await expect(store.quantityOf(POWER_CAP)).toHaveValue('2');
  await expect(
    store.cart.getByText('Including Autumn yard sale: 10% off power and parts'),
  ).toBeVisible();
  await expect(store.total).toContainText('$76.43');
  await store.closeCart();
  await store.expectCount(2);

  await store.switchTo('Canada');
  await expect(page).toHaveURL(/\/en-ca\/products\/power-cap-battery$/);
  await store.isAt(POWER_CAP);
  await expect(store.main.getByText('$36.95').first()).toBeVisible();
  await store.expectCount(0);
  await store.addButton.click();
  await expect(store.toast).toBeVisible();
  await store.openCart();
  await expect(store.total).toContainText('$36.95');
  await store.closeCart();
  await store.expectCount(1);

  await store.switchTo('United States');
  await store.expectCount(2);
  await store.openCart();
  await expect(store.quantityOf(POWER_CAP)).toHaveValue('2');
  await expect(store.total).toContainText('$76.43');

  await store.goToCheckout();
  if (isPhone) await store.checkout.showOrder();
  await expect(page.getByText(`Autoship: Every 3 months`)).toBeVisible();
  await store.checkout.fill();
  expect(await store.checkout.placeOrder()).toMatch(/^#\d+$/);

  await store.open('/');
  await store.expectEmptyCart();
  await store.closeCart();
  await store.switchTo('Canada');
  await store.expectCount(1);
});
