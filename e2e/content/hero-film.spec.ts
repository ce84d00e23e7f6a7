import { layoutShifts, watchLayoutShift } from '../fixtures/layout-shift';
import { expect, test } from '../fixtures/test';

test('the film of the hero plays once over the first picture', async ({ page, store }) => {
  await watchLayoutShift(page);
  await store.open('/');
  const hero = store.main.locator('.hero');
  const film = hero.locator('video');
  await expect(film).toHaveCSS('opacity', '1', { timeout: 15_000 });
  await expect(hero.getByRole('img')).toBeVisible();
  await expect(film).toHaveJSProperty('ended', true, { timeout: 15_000 });
  await expect(film).toHaveCSS('opacity', '0');
  expect(await layoutShifts(page)).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the hero keeps its picture alone', async ({ page, store }) => {
    await store.open('/');
    await page.waitForLoadState('networkidle');
    await expect(store.main.locator('video')).toHaveCount(0);
  });
});
