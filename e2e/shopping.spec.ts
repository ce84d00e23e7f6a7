import { expect, test } from './fixtures/test';

test('a shopper buys: home, collection, product, options, autoship, cart, checkout, order', async ({
  page,
  store,
}) => {
  await store.openHome();
  await page.getByRole('main').getByRole('link', { name: /GPS fence/i }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/collections/power');
  await store.isReady();
  await page.getByRole('main').getByRole('link', { name: /Power Cap/i }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Power Cap/i })).toBeVisible();

  await store.choose('How would you like to buy it', 'Save 15% with Autoship');
  await page.getByRole('combobox', { name: 'Delivery frequency' }).selectOption({ index: 1 });
  await store.addButton.click();
  await expect(store.toast).toBeVisible();
  await store.expectCount(1);

  await store.openCart();
  const line = store.line(/Power Cap/i);
  await expect(line).toContainText('Autoship');
  await line.getByRole('button', { name: /^One more/ }).click();
  await expect(line).toContainText('2');
  await store.expectCount(2);

  await page.getByRole('button', { name: /^Checkout/ }).or(page.getByRole('link', { name: /^Checkout/ })).click();
  await expect(page).toHaveURL(/127\.0\.0\.1:4811/);
  await page.getByLabel(/e-?mail/i).fill('sam@example.com');
  await page.getByLabel(/first name/i).fill('Sam');
  await page.getByLabel(/last name/i).fill('Meadow');
  await page.getByLabel(/^address/i).first().fill('12 Orchard Lane');
  await page.getByLabel(/city/i).fill('Springfield');
  await page.getByLabel(/state|province/i).first().fill('VT');
  await page.getByLabel(/zip|postal/i).fill('05156');
  await page.getByRole('button', { name: /place|pay|order/i }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/thank/i);
  await expect(page.getByText(/#\d{4,}/).first()).toBeVisible();

  await store.openHome();
  await store.expectCount(0);
});
