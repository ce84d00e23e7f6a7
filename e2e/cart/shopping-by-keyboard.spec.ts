import { expect, test } from '../fixtures/test';

const POWER_CAP = 'Power Cap Battery';

test.use({ visitor: 'new', locale: 'en-CA', timezoneId: 'America/Toronto' });

test('a shopper buys on autoship, visits the Canadian shop and checks out with the keyboard only', async ({
  page,
  store,
  keyboard,
}) => {
  // Hundreds of key presses, each followed by a check of the focus.
  test.slow();
  await store.open('/');
  const unitedStates = store.countryNotice.getByRole('button', { name: /^Stay in United States/ });
  await expect(unitedStates).toBeVisible();
  await keyboard.use(unitedStates);
  await expect(store.countryNotice).toBeHidden();

  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.use(store.main.getByRole('link', { name: /^In-ground fences/ }));
  await store.isAt('In-ground fences');
  await keyboard.use(store.main.getByRole('link', { name: POWER_CAP }));
  await store.isAt(POWER_CAP);

  await keyboard.goTo(store.option('Pack', '2 pack'));
  await keyboard.press('ArrowRight');
  await expect(store.option('Pack', '4 pack')).toBeChecked();
  await keyboard.goTo(store.option('How would you like to buy it?', 'One-time'));
  await keyboard.press('ArrowDown');
  await expect(store.autoship).toBeChecked();
  await keyboard.goTo(store.frequency);
  await keyboard.press('ArrowDown');
  await expect(store.frequency).toHaveValue(/SellingPlan/);
  await keyboard.use(store.addButton);
  await expect(store.toast).toContainText(POWER_CAP);

  await keyboard.use(store.cartButton, 'Shift+Tab');
  await expect(store.cart).toBeVisible();
  await keyboard.press('Escape');
  await expect(store.cart).toBeHidden();
  await expect(store.cartButton).toBeFocused();

  await keyboard.press('Enter');
  await keyboard.use(store.oneMore(POWER_CAP));
  await expect(store.quantityOf(POWER_CAP)).toHaveValue('2');
  await expect(store.oneMore(POWER_CAP)).toBeFocused();
  await keyboard.use(store.cart.getByRole('button', { name: 'Close cart' }), 'Shift+Tab');
  await expect(store.cartButton).toBeFocused();

  await keyboard.use(store.countryButton, 'Shift+Tab');
  await expect(store.countryPicker).toBeVisible();
  await keyboard.press('Escape');
  await expect(store.countryPicker).toBeHidden();
  await expect(store.countryButton).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.use(store.countryPicker.getByRole('link', { name: 'Canada' }));
  await expect(page).toHaveURL(/\/en-ca\/products\//);
  await store.isReady();
  await store.expectCount(0);

  await keyboard.use(store.countryButton);
  await keyboard.use(store.countryPicker.getByRole('link', { name: 'United States' }));
  await expect(page).toHaveURL(/:\d+\/products\//);
  await store.isReady();
  await store.expectCount(2);
  await keyboard.use(store.cartButton);
  await expect(store.cart).toBeVisible();
  await keyboard.use(store.checkoutButton);
  await store.checkout.isOpen();
  await keyboard.type(page.getByLabel('Email'), 'sam@example.com');
  await keyboard.type(page.getByLabel('First name'), 'Sam');
  await keyboard.type(page.getByLabel('Last name'), 'Meadow');
  await keyboard.type(page.getByLabel('Address', { exact: true }), '12 Orchard Lane');
  await keyboard.type(page.getByLabel('City'), 'Springfield');
  await keyboard.type(page.getByLabel('State'), 'Vermont');
  await keyboard.type(page.getByLabel('ZIP code'), '05156');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Sam' })).toBeVisible();

  await store.open('/');
  await store.expectCount(0);
});
