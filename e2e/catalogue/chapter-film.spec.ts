import { layoutShifts, watchLayoutShift } from '../fixtures/layout-shift';
import type { Store } from '../fixtures/store';
import { expect, test } from '../fixtures/test';

/** Comes to the chapter of the GPS collar that has a film. */
const openChapter = async (store: Store): Promise<void> => {
  await store.openProduct('gps-collar');
  await store.main.getByRole('img', { name: /^A yard seen from above/ }).scrollIntoViewIfNeeded();
};

test('the film of a chapter plays once over its picture', async ({ page, store }) => {
  await watchLayoutShift(page);
  await openChapter(store);
  const film = store.main.locator('video');
  await expect(film).toHaveCSS('opacity', '1');
  await expect(film).toHaveJSProperty('ended', true, { timeout: 15_000 });
  await expect(film).toHaveCSS('opacity', '0');
  expect(await layoutShifts(page)).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the chapter keeps its picture alone', async ({ page, store }) => {
    await openChapter(store);
    await page.waitForLoadState('networkidle');
    await expect(store.main.locator('video')).toHaveCount(0);
  });
});
