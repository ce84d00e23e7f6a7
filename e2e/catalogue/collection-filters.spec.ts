import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../fixtures/accessibility-violations';
import { layoutShifts, watchLayoutShift } from '../fixtures/layout-shift';
import { expect, test } from '../fixtures/collection-test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ALL = '/collections/everything';

/** Back-end URLs that the page requests from here on, without pictures. */
const watchCalls = (page: Page): readonly string[] => {
  const calls: string[] = [];
  page.on('request', request => {
    const isOwn = new URL(request.url()).port === '8000';
    if (!isOwn && request.resourceType() !== 'image') calls.push(request.url());
  });
  return calls;
};

test('filters apply to the whole collection at once, without requests to a back end', async ({
  page,
  store,
  collection,
}) => {
  await store.open(ALL);
  const everything = await collection.tiles.count();
  await page.waitForLoadState('networkidle');
  const calls = watchCalls(page);

  await collection.choose('Size', 'Large');
  await collection.choose('Color', 'Coral');
  await expect(page).toHaveURL(`${ALL}?size=large&color=coral`);
  await collection.counts(1);
  expect(await collection.titles()).toEqual(['GPS Fence Collar']);

  // This size is sold out in this color, though the collar is not.
  const stock = await collection.openFacet('Availability');
  await expect(stock.getByRole('checkbox', { name: /^In stock/ })).toBeDisabled();
  await page.keyboard.press('Escape');
  await collection.chip('Coral').click();
  await collection.choose('Availability', 'In stock');
  await expect(page).toHaveURL(`${ALL}?availability=in-stock&size=large`);
  expect(await collection.titles()).toContain('GPS Fence Collar');

  await store.main.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(ALL);
  await expect(collection.tiles).toHaveCount(everything);
  await expect(collection.filtersButton).toBeFocused();
  expect(calls).toEqual([]);
});

test('an address with filters opens filtered, also after a reload, without layout shift', async ({
  page,
  store,
  collection,
}) => {
  await watchLayoutShift(page);
  const address = `${ALL}?utm_source=mail&size=medium,xxl&price=-200&flavour=fish`;
  await store.open(address);
  await expect(collection.chip('Medium')).toBeVisible();
  await expect(collection.chip('$200 and under')).toBeVisible();
  const titles = await collection.titles();
  expect(titles).toContain('Boundary Collar');
  expect(titles).not.toContain('GPS Fence Collar');
  expect(await layoutShifts(page)).toEqual([]);
  await expect(page).toHaveURL(address);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${ALL}$`));

  await page.reload();
  await expect(collection.chip('Medium')).toBeVisible();
  expect(await collection.titles()).toEqual(titles);
});

test('another sort order keeps the filters', async ({ page, store, collection }) => {
  await store.open(`${ALL}?size=small`);
  await expect(collection.chip('Small')).toBeVisible();
  // The built page shows until the products that match have come.
  await expect.poll(() => collection.titles()).not.toContain('Contact Posts');
  const before = await collection.titles();
  await store.main.locator('summary').filter({ hasText: 'Sort by' }).click();
  await store.main.getByRole('link', { name: 'A to Z' }).click();
  await expect(page).toHaveURL(`${ALL}/atoz?size=small`);
  await expect(collection.chip('Small')).toBeVisible();
  const sorted = [...before].sort((a, b) => a.localeCompare(b, 'en'));
  expect(sorted).not.toEqual(before);
  await expect.poll(() => collection.titles()).toEqual(sorted);
});

test('an empty result offers to clear the filters', async ({ store, collection }) => {
  await store.open(`${ALL}?size=large&color=coral&availability=in-stock`);
  await expect(
    store.main.getByRole('heading', { name: 'No products match these filters.' }),
  ).toBeVisible();
  await collection.counts(0);
  await collection.chip('In stock').click();
  await expect.poll(() => collection.titles()).toEqual(['GPS Fence Collar']);
});

test('a price range is set with its sliders', async ({ page, store, collection }) => {
  await store.open(ALL);
  const price = await collection.openFacet('Price');
  await price.getByRole('slider', { name: 'Highest price' }).press('Home');
  await expect(page).toHaveURL(/\?price=-\d+$/);
  await expect(collection.tiles).not.toHaveCount(0);
  const cheapest = await collection.tiles.count();
  await price.getByRole('slider', { name: 'Highest price' }).press('ArrowRight');
  await expect.poll(() => collection.tiles.count()).toBeGreaterThanOrEqual(cheapest);
  await price.getByRole('textbox', { name: 'To' }).fill('');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(ALL);
});

test('axe finds nothing in an open facet, chosen filters and an empty result', async ({
  page,
  store,
  collection,
}) => {
  await store.open(`${ALL}?size=medium`);
  await expect(collection.chip('Medium')).toBeVisible();
  for (const facet of ['Availability', 'Price', 'Size', 'Color']) {
    await collection.openFacet(facet);
    expect(await accessibilityViolations(page), facet).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await store.open(`${ALL}?size=large&color=coral&availability=in-stock`);
  await collection.counts(0);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the sheet works with the keyboard only', async ({ page, store, collection, keyboard }) => {
    await store.open(ALL);
    await keyboard.use(collection.filtersButton);
    await expect(collection.sheet).toBeVisible();
    await keyboard.goTo(collection.sheet.getByRole('checkbox', { name: /^Pet doors/ }));
    await keyboard.press('Space');
    const show = collection.sheet.getByRole('button', { name: /^Show \d+ products?$/ });
    await expect(show).not.toHaveText('Show 41 products');
    // The results behind the sheet are faded until the new ones are there.
    expect(await accessibilityViolations(page, 'dialog[open]')).toEqual([]);
    const count = Number(/\d+/.exec(await show.innerText()));
    await keyboard.use(show);
    await expect(collection.sheet).toBeHidden();
    await expect(collection.filtersButton).toBeFocused();
    await expect(page).toHaveURL(`${ALL}?type=pet-doors`);
    await collection.counts(count);
    await expect(collection.tiles).toHaveCount(count);
  });

  test('the sheet opens at once while its index is loading', async ({
    page,
    store,
    collection,
  }) => {
    let release = (): void => undefined;
    const isReleased = new Promise<void>(resolve => (release = resolve));
    await page.route('**/static/collections/*', async route => {
      await isReleased;
      await route.continue();
    });
    await store.open(ALL);
    await collection.filtersButton.tap();
    await expect(collection.sheet).toBeVisible();
    await expect(collection.sheet.getByRole('checkbox')).toHaveCount(0);
    release();
    await expect(collection.sheet.getByRole('checkbox', { name: /^In stock/ })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters are hidden and the collection is readable', async ({ page, collection }) => {
    await page.goto(`${ALL}?size=medium`);
    await expect(collection.filtersButton).toBeHidden();
    await expect(collection.tiles).toHaveCount(24);
    await collection.counts(41);
  });
});

test('a sort order is chosen by Enter, never by arrow keys or letters', async ({ page, store }) => {
  await store.open('/collections/power');
  const menu = store.main.locator('summary').filter({ hasText: 'Sort by' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(store.main.getByRole('link', { name: 'Featured' })).toBeFocused();
  for (const key of ['ArrowDown', 'ArrowDown', 'n']) await page.keyboard.press(key);
  await expect(page).toHaveURL('/collections/power');
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('Tab');
  await expect(store.main.getByRole('link', { name: 'Price: low to high' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(store.main.getByRole('link', { name: 'Newest' })).toBeHidden();

  await page.keyboard.press('Enter');
  for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/collections/power/priceDesc');
  await expect(menu).toContainText('Price: high to low');
});

test('a product without options is added from its tile, a product with options is not', async ({
  page,
  store,
  collection,
}) => {
  await store.open(ALL);
  await expect(collection.tiles.first()).toBeVisible();
  await store.main
    .getByRole('button', { name: 'Add GPS Collar Charging Dock to the cart' })
    .click();
  await expect(store.toast).toContainText('GPS Collar Charging Dock');
  await store.expectCount(1);
  await expect(page).toHaveURL(ALL);
  await expect(
    store.main.getByRole('button', { name: /^Add GPS Fence Collar to the cart/ }),
  ).toHaveCount(0);
});
