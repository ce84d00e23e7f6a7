import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';

/** Delays the shop's own scripts until released, like a slow phone. */
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

test('presses before hydration take effect afterwards', async ({ page, store }) => {
  const letGo = await holdScripts(page);
  await store.skipPrompts('/products/charging-dock');
  await page.goto('/products/charging-dock', { waitUntil: 'commit' });
  await store.addButton.click();
  letGo();
  await expect(store.toast).toBeVisible();
  await store.expectCount(1);
});

test('four taps on a button before hydration count once, with instant feedback', async ({
  page,
  store,
}) => {
  const letGo = await holdScripts(page);
  await store.skipPrompts('/products/charging-dock');
  await page.goto('/products/charging-dock', { waitUntil: 'commit' });
  await store.addButton.waitFor();
  const busy = await store.addButton.evaluate(button =>
    [1, 2, 3, 4].map(() => {
      if (button instanceof HTMLElement) button.click();
      return button.getAttribute('aria-busy');
    }),
  );
  expect(busy).toEqual(['true', 'true', 'true', 'true']);
  await expect(store.addButton).toHaveCSS('opacity', '0.6');
  letGo();
  await expect(store.toast).toBeVisible();
  await store.expectCount(1);
  await expect(store.addButton).not.toHaveAttribute('aria-busy');
});

test('selections before hydration take effect afterwards', async ({ page, store }) => {
  const letGo = await holdScripts(page);
  await store.skipPrompts('/products/gps-collar');
  await page.goto('/products/gps-collar', { waitUntil: 'commit' });
  await store.choose('Size', 'Medium');
  letGo();
  await store.isReady();
  await expect(page).toHaveURL(/[?&]variant=\d+/);
  await expect(store.main.getByRole('group', { name: 'Size: Medium' })).toBeVisible();
  await expect(store.option('Size', 'Medium')).toBeChecked();
});
