import type { CollectionPage } from '../fixtures/collection-page';
import { WITH_BACK_FORWARD_CACHE } from '../fixtures/back-forward-cache';
import { expect, test } from '../fixtures/collection-test';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  ...WITH_BACK_FORWARD_CACHE,
});

const FILTERED = '/collections/everything?availability=in-stock';

test.beforeEach(async ({ page, store, collection }) => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });
  await store.open(FILTERED);
  await collection.showMore.click();
  await expect(page).toHaveURL(`${FILTERED}&page=2`);
  await expect(collection.showMore).toBeHidden();
  await collection.tiles.last().scrollIntoViewIfNeeded();
});

const isBackAt = async (
  collection: CollectionPage,
  titles: readonly string[],
  top: number,
): Promise<void> => {
  await expect(collection.tiles).toHaveCount(titles.length);
  expect(await collection.titles()).toEqual(titles);
  await collection.isScrolledTo(top);
};

test('going back from a product restores the position', async ({ page, store, collection }) => {
  const titles = await collection.titles();
  const top = await collection.scrollTop();
  expect(top).toBeGreaterThan(1000);
  await collection.tiles.last().getByRole('link').click();
  await store.isAt(titles.at(-1) ?? '');
  await page.goBack();
  await expect(page).toHaveURL(`${FILTERED}&page=2`);
  await isBackAt(collection, titles, top);
});

test('going back from a reloaded product restores the position', async ({
  page,
  store,
  collection,
}) => {
  const titles = await collection.titles();
  const top = await collection.scrollTop();
  await collection.tiles.last().getByRole('link').click();
  await store.isAt(titles.at(-1) ?? '');
  await page.reload();
  await store.isReady();
  await page.goBack();
  await isBackAt(collection, titles, top);
});

test('going back by a reload keeps the position', async ({ page, collection }) => {
  const titles = await collection.titles();
  const top = await collection.scrollTop();
  await page.reload();
  await isBackAt(collection, titles, top);
});

test('going back through the back/forward cache restores everything', async ({
  page,
  collection,
}) => {
  const titles = await collection.titles();
  const top = await collection.scrollTop();
  await page.goto('/collections');
  await page.evaluate(() => void setTimeout(() => window.history.go(-1)));
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await isBackAt(collection, titles, top);
});
