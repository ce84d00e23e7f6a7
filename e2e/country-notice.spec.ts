import { layoutShifts, watchLayoutShift } from './fixtures/layout-shift';
import { expect, test } from './fixtures/test';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

test.use({ visitor: 'new' });

test.describe('a visitor from Canada', () => {
  test.use({ locale: 'en-CA', timezoneId: 'America/Toronto' });

  for (const viewport of SIZES) {
    test(`sees the notice in place of the announcement at ${viewport.width} pixels`, async ({
      page,
      store,
    }) => {
      await page.setViewportSize(viewport);
      await watchLayoutShift(page);
      await store.openProduct('power-cap-battery');
      await expect(store.countryNotice).toBeVisible();
      const link = store.countryNotice.getByRole('link', { name: /Canada/ });
      await expect(link).toHaveAttribute('href', '/en-ca/products/power-cap-battery');
      expect(await layoutShifts(page)).toEqual([]);

      const strip = await store.countryNotice.locator('xpath=../..').boundingBox();
      const notice = await store.countryNotice.boundingBox();
      expect(strip?.y).toBe(0);
      expect(notice?.y).toBeGreaterThanOrEqual(0);
      expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(strip?.height ?? 0);

      await store.addButton.click();
      await expect(store.toast).toBeVisible();
      const toast = await store.toast.boundingBox();
      expect(toast?.y).toBeGreaterThan((strip?.y ?? 0) + (strip?.height ?? 0));
    });
  }

  test('is not asked again after staying, and keeps the focus', async ({
    context,
    page,
    store,
  }) => {
    await store.open('/');
    await store.countryNotice.getByRole('button', { name: /^Stay in United States/ }).click();
    await expect(store.countryNotice).toBeHidden();
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible();
    await expect(store.main).toBeFocused();
    const kept = await context.cookies();
    expect(kept.find(({ name }) => name === 'currency')?.value).toBe('USD');
    await page.reload();
    await store.isReady();
    await expect(store.countryButton).toBeAttached();
    await expect(store.countryNotice).toBeHidden();
  });

  test('goes to the same page in Canada', async ({ page, store }) => {
    await store.openProduct('power-cap-battery');
    await store.countryNotice.getByRole('link').click();
    await expect(page).toHaveURL(/\/en-ca\/products\/power-cap-battery$/);
    await store.isReady();
    await expect(store.countryNotice).toBeHidden();
  });
});

test.describe('a visitor from the United States', () => {
  test.use({ locale: 'en-US', timezoneId: 'America/New_York' });

  test('sees no notice, and can still choose a country', async ({ page, store }) => {
    await store.open('/');
    await page.waitForLoadState('networkidle');
    await expect(store.countryNotice).toHaveCount(0);
    await store.switchTo('Canada');
    await expect(page).toHaveURL(/\/en-ca/);
  });
});
