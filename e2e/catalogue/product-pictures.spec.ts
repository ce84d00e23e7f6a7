import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations } from '../fixtures/accessibility-violations';
import { expect, test } from '../fixtures/test';
import { Touch } from '../fixtures/touch';

/** The pictures of a product, and the dialog that enlarges them. */
const galleryOf = (page: Page) => {
  const gallery = page.getByRole('main').getByRole('region', { name: /^Pictures of/ });
  const dialog = page.getByRole('dialog', { name: /^Pictures of/ });
  return {
    picture: (n: number) =>
      gallery
        .getByRole('listitem')
        .nth(n - 1)
        .getByRole('link'),
    thumbnail: (n: number) => gallery.getByRole('button', { name: `Show picture ${n} of` }),
    dialog,
    counter: dialog.getByRole('status'),
    shown: dialog.locator('li:not([aria-hidden="true"])').getByRole('img'),
  };
};

const scaleOf = (picture: Locator): Promise<number> =>
  picture.evaluate(image => new DOMMatrix(getComputedStyle(image).transform).a);

/** Animations that the shopper started have ended; scroll-driven ones never do. */
const atRest = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    const moving = document.getAnimations().filter(each => each instanceof CSSTransition);
    return Promise.all(moving.map(each => each.finished.catch(() => undefined)));
  });
};

test.describe('product pictures', () => {
  test('open full screen and react to the keyboard', async ({ page, store, keyboard }) => {
    await store.openProduct('gps-collar');
    const gallery = galleryOf(page);
    await keyboard.goTo(gallery.picture(1));
    await keyboard.press('ArrowRight');
    await expect(gallery.picture(2)).toBeFocused();
    await keyboard.press('Enter');
    await expect(gallery.dialog).toBeVisible();
    await expect(gallery.dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(gallery.counter).toContainText('2 of 7');
    await expect(gallery.shown).toHaveAttribute('alt', /^Inside of the GPS fence collar/);

    await keyboard.press('ArrowLeft');
    await keyboard.press('ArrowLeft');
    await expect(gallery.counter).toContainText('7 of 7');
    await keyboard.press('Home');
    await expect(gallery.counter).toContainText('1 of 7');
    await keyboard.press('+');
    await atRest(page);
    expect(await scaleOf(gallery.shown)).toBeCloseTo(1.5, 1);
    await keyboard.press('ArrowRight');
    await expect(gallery.counter).toContainText('1 of 7');
    await keyboard.press('0');
    await atRest(page);
    expect(await scaleOf(gallery.shown)).toBe(1);
    await keyboard.press('ArrowRight');
    await expect(gallery.counter).toContainText('2 of 7');
    await keyboard.press('ArrowRight');

    await keyboard.press('Escape');
    await expect(gallery.dialog).toBeHidden();
    await expect(gallery.picture(3)).toBeFocused();
    await expect(gallery.thumbnail(3)).toHaveAttribute('aria-current', 'true');
  });

  test('zoom with the mouse, around its pointer', async ({ page, store }) => {
    await store.openProduct('gps-collar');
    const gallery = galleryOf(page);
    await gallery.picture(1).click();
    await gallery.shown.dblclick({ position: { x: 500, y: 300 } });
    await atRest(page);
    expect(await scaleOf(gallery.shown)).toBeCloseTo(2.5, 1);
    await page.mouse.wheel(0, 2000);
    await atRest(page);
    expect(await scaleOf(gallery.shown)).toBe(1);
  });

  test('have no accessibility findings full screen', async ({ page, store }) => {
    await store.openProduct('gps-collar');
    await galleryOf(page).picture(1).click();
    await expect(galleryOf(page).dialog).toBeVisible();
    await atRest(page);
    expect(await accessibilityViolations(page, 'dialog[open]')).toEqual([]);
  });

  test('follow the selected color, and the focus stays', async ({ page, store }) => {
    await store.openProduct('gps-collar');
    const gallery = galleryOf(page);
    await store.choose('Color', 'Coral');
    await expect(gallery.thumbnail(7)).toHaveAttribute('aria-current', 'true');
    await expect(gallery.picture(7)).toBeInViewport({ ratio: 0.9 });
    await expect(store.option('Color', 'Coral')).toBeFocused();
    // While the page scrolls by itself, pictures on the way are not selected.
    await expect(gallery.picture(7)).not.toHaveAttribute('tabindex', '-1');
    await expect(gallery.picture(2)).toHaveAttribute('tabindex', '-1');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('can be pinched, tapped and swiped', async ({ page, store }) => {
      await store.openProduct('gps-collar');
      const gallery = galleryOf(page);
      const touch = await Touch.on(page);
      await gallery.picture(1).tap();
      await expect(gallery.dialog).toBeVisible();

      await touch.pinchOpen(gallery.dialog, 160);
      await atRest(page);
      expect(await scaleOf(gallery.shown)).toBeGreaterThan(3);
      await touch.swipeLeft(gallery.dialog, 200);
      await expect(gallery.counter).toContainText('1 of 7');
      await touch.doubleTap(gallery.dialog);
      await atRest(page);
      expect(await scaleOf(gallery.shown)).toBe(1);
      await touch.swipeLeft(gallery.dialog, 200);
      await expect(gallery.counter).toContainText('2 of 7');
      await gallery.dialog.getByRole('button', { name: 'Close' }).tap();
      await expect(gallery.dialog).toBeHidden();
      await expect(gallery.picture(2)).toBeInViewport({ ratio: 0.9 });
    });
  });

  test('link to the full picture without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/products/gps-collar');
    await galleryOf(page).picture(2).click();
    await expect(page).toHaveURL(/\/cdn\/shop\/files\/products_gps-collar_2\.jpg\?.*width=1600/);
    await context.close();
  });
});
