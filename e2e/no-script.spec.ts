import { expect, test } from './fixtures/test';

test.use({ javaScriptEnabled: false });

test('the home page is readable and its links work', async ({ page, store }) => {
  await page.goto('/');
  await expect(store.main.getByRole('heading', { level: 1 })).toBeVisible();
  const tile = store.main
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'GPS Fence Collar' }) });
  await expect(tile).toContainText('$349.95');
  await store.main.getByRole('link', { name: 'GPS Fence Collar' }).first().click();
  await store.isAt('GPS Fence Collar');
});

test('a collection is readable in each sort order', async ({ page, store }) => {
  await page.goto('/collections/power');
  await store.isAt('Power');
  const tiles = store.main.getByRole('article');
  await expect(tiles.first()).toContainText('Power Cap Battery');
  await expect(tiles.first()).toContainText('From $27.95');

  await store.main.locator('summary').filter({ hasText: 'Sort by' }).click();
  await store.main.getByRole('link', { name: 'Price: high to low' }).click();
  await expect(page).toHaveURL(/\/collections\/power\/priceDesc$/);
  await expect(tiles.first()).toContainText('Fence Surge Protector');
  await tiles.last().getByRole('link').click();
  await store.isAt('Power Cap Battery');
});

test('a long collection has pages', async ({ page, store }) => {
  await page.goto('/collections/everything');
  await store.main.getByRole('link', { name: 'Page: 2' }).click();
  await expect(page).toHaveURL(/\/collections\/everything\/page\/2$/);
  await expect(store.main.getByRole('article').first()).toBeVisible();
});

test('a product shows its price, options and description', async ({ page, store }) => {
  await page.goto('/products/gps-collar');
  await store.isAt('GPS Fence Collar');
  await expect(store.main.getByText('$349.95').first()).toBeVisible();
  await expect(store.option('Size', 'Large')).toBeVisible();
  await expect(store.option('Color', 'Coral')).toBeAttached();
  await expect(store.main.getByText('Draw the yard on your phone.')).toBeVisible();
  await expect(
    store.main.getByText(/^Turn on JavaScript to buy online, or call \(\d{3}\) \d{3}-\d{4}\.$/),
  ).toBeVisible();
  await expect(store.main.getByRole('img', { name: /^GPS fence collar/ }).first()).toBeVisible();
});

test('the add button does nothing, and the cart link opens the cart page', async ({
  page,
  store,
}) => {
  for (const prefix of ['', '/en-ca']) {
    const address = `${prefix}/products/charging-dock`;
    await page.goto(address);
    await store.addButton.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await store.cartButton.click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${prefix}/cart\\??$`));
    await expect(store.main.getByText(/^The cart needs JavaScript\./)).toBeVisible();
  }
});

test('a product that a dealer installs is readable', async ({ page, store }) => {
  await page.goto('/products/boundary-plus-fence-package');
  await expect(store.main.getByText('From $1,195')).toBeVisible();
  await expect(store.main.getByRole('link', { name: 'Book a visit' })).toBeVisible();
});

test('a content page is readable', async ({ page, store }) => {
  await page.goto('/why-gps-collar');
  await expect(store.main.getByRole('heading', { level: 1 })).toBeVisible();
  await store.main.getByRole('link', { name: 'service plan', exact: true }).click();
  await store.isAt('GPS Collar Service Plan');
});

test('the Canadian shop shows its own prices', async ({ page, store }) => {
  await page.goto('/en-ca/products/gps-collar');
  await expect(store.main.getByText('$469.95').first()).toBeVisible();
  await expect(store.main.getByText('$349.95')).toHaveCount(0);
  await page.goto('/en-ca/collections/power');
  await expect(store.main.getByRole('article').first()).toContainText('From $36.95');
});

test('the menu opens and its links work', async ({ page, store }) => {
  await page.goto('/');
  await store.banner.getByText('Fences', { exact: true }).click();
  await store.banner.getByRole('link', { name: 'All GPS fences' }).click();
  await store.isAt('GPS fences');
});

test('the country picker opens and its links work', async ({ page, store }) => {
  await page.goto('/products/gps-collar');
  await store.countryButton.click();
  await store.countryPicker.getByRole('link', { name: 'Canada' }).click();
  await expect(page).toHaveURL(/\/en-ca\/products\/gps-collar$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens as a sheet', async ({ page, store }) => {
    await page.goto('/');
    await store.banner.getByRole('button', { name: 'Open menu' }).click();
    await store.banner.getByText('Fences', { exact: true }).click();
    await store.banner.getByRole('link', { name: 'All GPS fences' }).click();
    await store.isAt('GPS fences');
  });
});

test('the newsletter says how to sign up without JavaScript', async ({ page, store }) => {
  await page.goto('/spring-into-safety');
  await expect(
    store.main.getByText(/^This form needs JavaScript\. You can also sign up by phone/),
  ).toBeVisible();
});
