import { expect, test } from './fixtures/test';

const SITE = process.env.SITE_URL ?? 'http://localhost:8000';

const visitor = (currency: 'USD' | 'CAD') => [
  { name: 'currency', value: currency, url: SITE },
  { name: 'country_confirmed', value: 'true', url: SITE },
];

test('a visitor who confirmed Canada stays on the Canadian site', async ({ context, page }) => {
  await context.addCookies(visitor('CAD'));
  await page.goto('/products/power-cap-battery?utm_source=mail');
  await expect(page).toHaveURL(/\/en-ca\/products\/power-cap-battery\?utm_source=mail$/);
  await expect(page.getByRole('main').getByText('$36.95').first()).toBeVisible();
});

test('a visitor who confirmed the United States is redirected there', async ({ context, page }) => {
  await context.addCookies(visitor('USD'));
  await page.goto('/en-ca/products/power-cap-battery');
  await expect(page).toHaveURL(/localhost:\d+\/products\/power-cap-battery$/);
  await expect(page.getByRole('main').getByText('$27.95').first()).toBeVisible();
});

test('a page that does not exist in Canada is not redirected', async ({ context, page, store }) => {
  await context.addCookies(visitor('CAD'));
  await store.openProduct('calming-chews');
  await expect(page).toHaveURL(/localhost:\d+\/products\/calming-chews$/);
});

test('a link can set the currency', async ({ context, page }) => {
  await context.addCookies(visitor('USD'));
  await page.goto('/?currency=cad');
  await expect(page).toHaveURL(/\/en-ca(\?|$)/);
  const cookies = await context.cookies(SITE);
  expect(cookies.find(cookie => cookie.name === 'currency')?.value).toBe('CAD');
});
