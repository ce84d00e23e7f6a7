import { accessibilityViolations } from '../fixtures/accessibility-violations';
import { expect, test } from '../fixtures/search-test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the header finds a product for words with a slip, by the keyboard alone', async ({
  page,
  store,
  search,
  keyboard,
}) => {
  await store.open('/');
  await keyboard.use(store.banner.getByRole('button', { name: 'Search' }));
  await expect(search.box).toBeFocused();
  await page.keyboard.type('gps colar');
  await expect(search.options.first()).toContainText('GPS Fence Collar');
  await expect(search.dialog.getByRole('status')).toHaveText(
    /^\d+ suggestions found\. To navigate use arrow keys$/,
  );
  await page.keyboard.press('ArrowDown');
  await expect(search.options.first()).toHaveAttribute('aria-selected', 'true');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await store.isAt('GPS Fence Collar');
  await expect(search.dialog).toBeHidden();
});

test('the search closes by Escape and gives the focus back', async ({ page, store, search }) => {
  await store.open('/');
  await search.openDialog();
  await page.keyboard.press('Escape');
  await expect(search.dialog).toBeHidden();
  await expect(store.banner.getByRole('button', { name: 'Search' })).toBeFocused();
});

test('recent searches are offered again, and can be removed', async ({ page, store, search }) => {
  await store.open('/');
  await search.openDialog();
  await search.box.fill('pet door');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=pet+door');
  await search.openDialog();
  const recent = search.dialog.getByRole('group', { name: 'Recent searches' });
  await expect(recent.getByRole('option')).toHaveText(['pet door']);
  await search.dialog.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(recent).toBeHidden();
});

test('a search that fails says so and leads on', async ({ store, search, sandbox, guard }) => {
  guard.allow(/127\.0\.0\.1:4831/);
  guard.allow(/^answered 500/);
  guard.allow(/Failed to load resource/);
  await store.open('/');
  await search.openDialog();
  await sandbox.addFault({ service: 'search', fault: { kind: 'status', status: 500 } });
  await search.box.fill('collar');
  await expect(search.unavailable).toBeVisible();
  await expect(search.dialog.getByRole('link', { name: 'Browse all categories' })).toBeVisible();
  await sandbox.clearFaults();
  await search.dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(search.options.first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the field of the menu opens the search over the whole screen', async ({
    page,
    store,
    search,
  }) => {
    await store.open('/');
    await search.openDialog();
    await search.box.fill('petdoor');
    await expect(search.options.first()).toContainText('Pet Door');
    expect(await accessibilityViolations(page)).toEqual([]);
    await search.options.first().tap();
    await expect(page).toHaveURL(/\/products\//);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to the search page, which leads on', async ({ page, store }) => {
    await page.goto('/');
    await store.banner.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\??$/);
    await expect(store.main.getByText('Search needs JavaScript')).toBeVisible();
    await expect(store.main.getByRole('link', { name: 'GPS fences' }).first()).toBeVisible();
  });
});
