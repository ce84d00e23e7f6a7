import type { CollectionPage } from '../fixtures/collection-page';
import { expect, test } from '../fixtures/collection-test';

// Playwright disables the back/forward cache by default.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

const FILTERED = '/collections/everything?availability=in-stock';

test.beforeEach(async ({ page, store, shelf }) => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });
  await store.open(FILTERED);
  await shelf.showMore.click();
  await expect(page).toHaveURL(`${FILTERED}&page=2`);
  await expect(shelf.showMore).toBeHidden();
  await shelf.tiles.last().scrollIntoViewIfNeeded();
});

const isBackAt = async (
  shelf: CollectionPage,
  titles: readonly string[],
  top: number,
): Promise<void> => {
  await expect(shelf.tiles).toHaveCount(titles.length);
  expect(await shelf.titles()).toEqual(titles);
  await shelf.isScrolledTo(top);
};

test('going back from a product restores the position', async ({ page, store, shelf }) => {
  const titles = await shelf.titles();
  const top = await shelf.scrollTop();
  expect(top).toBeGreaterThan(1000);
  await shelf.tiles.last().getByRole('link').click();
  await store.isAt(titles.at(-1) ?? '');
  await page.goBack();
  await expect(page).toHaveURL(`${FILTERED}&page=2`);
  await isBackAt(shelf, titles, top);
});

test('going back from a reloaded product restores the position', async ({ page, store, shelf }) => {
  const titles = await shelf.titles();
  const top = await shelf.scrollTop();
  await shelf.tiles.last().getByRole('link').click();
  await store.isAt(titles.at(-1) ?? '');
  await page.reload();
  await store.isReady();
  await page.goBack();
  await isBackAt(shelf, titles, top);
});

test('going back by a reload keeps the position', async ({ page, shelf }) => {
  const titles = await shelf.titles();
  const top = await shelf.scrollTop();
  await page.reload();
  await isBackAt(shelf, titles, top);
});

test('going back through the back/forward cache restores everything', async ({ page, shelf }) => {
  const titles = await shelf.titles();
  const top = await shelf.scrollTop();
  await page.goto('/collections');
  await page.evaluate(() => void setTimeout(() => window.history.go(-1)));
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await isBackAt(shelf, titles, top);
});
