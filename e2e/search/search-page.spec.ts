import { accessibilityViolations } from '../fixtures/accessibility-violations';
import { layoutShifts, watchLayoutShift } from '../fixtures/layout-shift';
import { ScriptWeight } from '../fixtures/script-weight';
import { expect, test } from '../fixtures/search-test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const KB = 1024;

test('results are filtered, sorted and paged, and Back goes through them', async ({
  page,
  store,
  search,
}) => {
  await store.open('/search');
  await expect(search.crumb()).toHaveText('Search');
  await search.field.pressSequentially('colar');
  await search.startsWith('GPS Fence Collar');
  await expect(page).toHaveURL('/search?q=colar');
  await expect(search.crumb()).toHaveText(/^Search: \d+ results for colar$/);
  await expect(page).toHaveTitle('Results for “colar” | Larkfield');

  await search.choose('Availability', 'In stock');
  await expect(page).toHaveURL('/search?q=colar&availability=in-stock');
  const [, second] = await search.productTitles();
  await search.sortBy('Price: high to low');
  await expect(page).toHaveURL('/search?q=colar&sort=priceDesc&availability=in-stock');
  await expect.poll(async () => (await search.productTitles())[1]).not.toBe(second);
  const titles = await search.productTitles();
  expect(titles.length).toBeGreaterThan(2);

  await store.main
    .getByRole('link', { name: titles[1] ?? '' })
    .first()
    .click();
  await store.isAt(titles[1] ?? '');
  await page.goBack();
  await expect.poll(() => search.productTitles()).toEqual(titles);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=colar&availability=in-stock');
  await search.startsWith('GPS Fence Collar');
});

test('the pages of results are links, and another page starts at its top', async ({
  page,
  store,
  search,
}) => {
  await store.open('/search');
  await expect(search.products.getByRole('article')).toHaveCount(24);
  await search.pages.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/search?page=2');
  await expect(search.products).toBeFocused();
  await expect(search.pages.getByRole('link', { name: 'first', exact: true })).toBeVisible();
  await page.goBack();
  await expect(search.products.getByRole('article')).toHaveCount(24);
});

test('an address opens as it says, without a shift, and axe finds nothing', async ({
  page,
  store,
  search,
}) => {
  await watchLayoutShift(page);
  await store.open('/search?q=collar&sort=atoz&price=-100');
  await expect(search.chip('$100 and under')).toBeVisible();
  const titles = await search.productTitles();
  expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en')));
  expect(await layoutShifts(page)).toEqual([]);
  expect(await accessibilityViolations(page)).toEqual([]);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await store.open('/search?q=zzzzzz');
  await expect(store.main.getByRole('heading', { name: 'No results' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

for (const [name, fault] of [
  ['500', { kind: 'status', status: 500 }],
  ['429', { kind: 'status', status: 429 }],
  ['malformed', { kind: 'malformed' }],
  ['hang', { kind: 'hang' }],
] as const) {
  test(`a search that fails (${name}) says so, leads on and comes back`, async ({
    page,
    store,
    search,
    sandbox,
    guard,
  }) => {
    guard.allow(/127\.0\.0\.1:4831/);
    await sandbox.addFault({ service: 'search', fault });
    await store.open('/search?q=collar');
    await expect(search.unavailable).toBeVisible();
    await expect(store.main.getByRole('link', { name: /^Call / })).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await sandbox.clearFaults();
    await store.main.getByRole('button', { name: 'Try again' }).click();
    await search.startsWith('GPS Fence Collar');
  });
}

test('the page of Canada finds its own products at its own prices', async ({ store, search }) => {
  await store.open('/en-ca/search?q=gps+collar');
  await search.startsWith('GPS Fence Collar');
  await expect(
    search.products.getByRole('link', { name: 'GPS Fence Collar' }).first(),
  ).toHaveAttribute('href', '/en-ca/products/gps-collar');
});

test('a search-driven collection has its first products built in', async ({
  page,
  store,
  search,
  request,
}) => {
  const html = await (await request.get('/shop/pet-doors')).text();
  expect(html).toContain('/products/smart-doorman-pet-door');
  expect(html).toContain('rel="canonical" href="http://localhost:8000/collections/pet-doors"');
  await store.open('/shop');
  const built = await search.productTitles();
  await search.choose('Category', 'Pet doors');
  await expect(page).toHaveURL('/shop?category=pet-doors');
  await expect.poll(() => search.productTitles()).not.toEqual(built);
  await store.main.getByRole('button', { name: 'Clear all' }).click();
  await expect.poll(() => search.productTitles()).toEqual(built);
});

test('the search page has the first products of the shop built in, but not for a query', async ({
  page,
  store,
  search,
  guard,
}) => {
  guard.allow(/\.js\b/);
  await page.route(/\.js$/, route => route.abort());
  await page.goto('/search');
  await expect(search.products.getByRole('article').first()).toBeVisible();
  await page.goto('/search?q=collar');
  await expect(search.field).toBeVisible();
  for (const built of [/^Search$/, /^\d+ products$/]) {
    const text = store.main.getByText(built);
    expect(await text.count()).toBeGreaterThan(0);
    for (const each of await text.all()) await expect(each).toBeHidden();
  }
  await expect(page.locator('.tiles').getByRole('article', { includeHidden: true })).toHaveCount(
    24,
  );
  await expect(page.locator('.tiles')).toBeHidden();
});

test('the search page brings at most 75 KB of its own scripts', async ({ page, store, search }) => {
  const weight = await ScriptWeight.of(page);
  await store.open('/collections/everything');
  await page.waitForLoadState('networkidle');
  const shared = weight.addresses();
  await store.open('/search?q=collar');
  await search.startsWith('GPS Fence Collar');
  await page.waitForLoadState('networkidle');
  const own = await weight.scripts(shared);
  const total = own.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
  console.log(own.map(({ path, gzipBytes }) => `${(gzipBytes / KB).toFixed(1)} KB ${path}`));
  expect(own.length).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(75 * KB);
});
