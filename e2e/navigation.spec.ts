import type { Page } from '@playwright/test';
import { layoutShifts, watchLayoutShift } from './fixtures/layout-shift';
import { isDrawn } from './fixtures/accessibility-violations';
import { expect, test } from './fixtures/test';

const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

const PHONE = { width: 390, height: 844 };

test('arrow keys move along the menu, into its panels and back', async ({
  page,
  store,
  keyboard,
}) => {
  await store.open('/');
  const fences = store.banner.getByText('Fences', { exact: true });
  await keyboard.goTo(fences);

  // The first key waits for the menu's code.
  await keyboard.press('ArrowRight');
  await expect.poll(() => focusedText(page)).toBe('Pet doors');
  await keyboard.press('End');
  expect(await focusedText(page)).toBe('Support');
  await keyboard.press('ArrowRight');
  expect(await focusedText(page)).toBe('Fences');

  await keyboard.press('ArrowDown');
  const first = store.banner.getByRole('link', { name: /^GPS collar/ });
  await expect(first).toBeFocused();
  await keyboard.press('ArrowRight');
  expect(await focusedText(page)).toContain('Boundary Plus package');
  await keyboard.press('ArrowDown');
  expect(await focusedText(page)).toContain('Indoor Shield');
  await keyboard.press('End');
  expect(await focusedText(page)).toBe('Find your fence');
  await keyboard.press('ArrowUp');
  expect(await focusedText(page)).toBe('How safety works');
  await keyboard.press('ArrowLeft');
  expect(await focusedText(page)).toBe('Service plan');
  await keyboard.press('Home');
  await expect(first).toBeFocused();
  await keyboard.press('ArrowUp');
  await expect(fences).toBeFocused();
});

test('Escape closes a panel and returns the focus to its item', async ({ store, keyboard }) => {
  await store.open('/');
  const shop = store.banner.getByText('Shop', { exact: true });
  await keyboard.goTo(shop);
  await keyboard.press('Enter');
  const everything = store.banner.getByRole('link', { name: 'Everything' });
  await expect(everything).toBeVisible();
  await keyboard.goTo(everything);
  await keyboard.press('Escape');
  await expect(everything).toBeHidden();
  await expect(shop).toBeFocused();
});

test('a panel opens when the mouse rests on its item, and closes when it leaves', async ({
  page,
  store,
}) => {
  await store.open('/');
  const doors = store.banner.getByRole('link', { name: 'All pet doors' });
  await store.banner.getByText('Pet doors', { exact: true }).hover();
  await expect(doors).toBeVisible();
  await page.mouse.move(700, 880);
  await expect(doors).toBeHidden();
});

test('a panel closes when the page changes', async ({ store }) => {
  await store.open('/');
  await store.banner.getByText('Pet doors', { exact: true }).click();
  await store.banner.getByRole('link', { name: 'All pet doors' }).click();
  await store.isAt('Pet doors');
  await expect(store.banner.getByRole('link', { name: 'All pet doors' })).toBeHidden();
});

test('dialogs return the focus to the button that opened them', async ({
  page,
  store,
  keyboard,
}) => {
  await store.open('/');
  await keyboard.use(store.countryButton);
  await expect(store.countryPicker).toBeVisible();
  await keyboard.press('Escape');
  await expect(store.countryPicker).toBeHidden();
  await expect(store.countryButton).toBeFocused();

  await keyboard.use(store.cartButton);
  await expect(store.cart).toBeVisible();
  await keyboard.press('Escape');
  await expect(store.cart).toBeHidden();
  await expect(store.cartButton).toBeFocused();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe(
    'hidden',
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the menu opens as a sheet, arrow keys move through it, Escape returns the focus', async ({
    page,
    store,
    keyboard,
  }) => {
    await store.open('/');
    const button = store.banner.getByRole('button', { name: 'Open menu' });
    await keyboard.use(button);
    const fences = store.banner.getByText('Fences', { exact: true });
    await expect(fences).toBeVisible();
    await keyboard.goTo(fences);
    await keyboard.press('ArrowDown');
    expect(await focusedText(page)).toBe('Pet doors');
    await keyboard.press('Enter');
    const secondLevel = store.banner.getByRole('link', { name: 'All pet doors' });
    await expect(secondLevel).toBeVisible();
    await keyboard.press('Escape');
    await expect(secondLevel).toBeHidden();
    expect(await focusedText(page)).toBe('Pet doors');
    await keyboard.press('Escape');
    await expect(fences).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('the end of the menu has a contact and the country', async ({ store }) => {
    await store.open('/');
    await store.openMenu();
    await expect(store.banner.getByRole('link', { name: 'Call (800) 555-0142' })).toBeVisible();
    await store.countryButton.click();
    await expect(store.countryPicker).toBeVisible();
  });
});

test('all telephone numbers of a page have the same link', async ({ page, store }) => {
  await store.open('/');
  const numbers = await page
    .locator('a[href^="tel:"]')
    .evaluateAll(links => [...new Set(links.map(link => link.getAttribute('href')))]);
  expect(numbers).toEqual(['tel:+18005550142']);
});

test('the header stays in view without layout shift', async ({ page, store }) => {
  await watchLayoutShift(page);
  await store.open('/');
  await page.mouse.wheel(0, 1600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1200);
  await expect(store.cartButton).toBeInViewport();
  expect(await layoutShifts(page)).toEqual([]);
});

// A window of 1440 by 900 at 200 %.
const ZOOMED = { width: 720, height: 450 };

for (const path of ['/', '/products/gps-collar', '/collections/power', '/why-gps-collar']) {
  test.describe(`${path} at 200 %`, () => {
    test.use({ viewport: ZOOMED, deviceScaleFactor: 2 });

    test('does not scroll sideways, with its menu and cart in reach', async ({ page, store }) => {
      await store.open(path);
      await isDrawn(page);
      await expect(store.main.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overflow).toBeLessThanOrEqual(0);
      await expect(store.cartButton).toBeInViewport();
      await store.openMenu();
      await store.banner.getByText('Shop', { exact: true }).click();
      await store.banner.getByRole('link', { name: 'Everything' }).click();
      await expect(page).toHaveURL(/\/collections\/everything$/);
    });
  });
}
