import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';

/** Holds the shop's own code back until it is let go: a slow phone, as one finds it. */
const holdScripts = async (page: Page): Promise<() => void> => {
  let letGo = (): void => undefined;
  const free = new Promise<void>(resolve => {
    letGo = resolve;
  });
  await page.route(/\/app-[^/]+\.js$/, async route => {
    await free;
    await route.continue();
  });
  return letGo;
};

test('what is pressed before the page comes to life is done when it does', async ({
  page,
  store,
}) => {
  const letGo = await holdScripts(page);
  await store.settle('/products/charging-dock');
  await page.goto('/products/charging-dock', { waitUntil: 'commit' });
  await store.addButton.click();
  letGo();
  await expect(store.toast).toBeVisible();
  await store.expectCount(1);
});

test('so is what is chosen', async ({ page, store }) => {
  const letGo = await holdScripts(page);
  await store.settle('/products/gps-collar');
  await page.goto('/products/gps-collar', { waitUntil: 'commit' });
  await store.choose('Size', 'Medium');
  letGo();
  await store.isReady();
  await expect(page).toHaveURL(/[?&]variant=\d+/);
  await expect(store.main.getByRole('group', { name: 'Size: Medium' })).toBeVisible();
  await expect(store.option('Size', 'Medium')).toBeChecked();
});
