import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { layoutShifts, watchLayoutShift } from './fixtures/layout-shift';
import { expect, test } from './fixtures/test';
import { Touch } from './fixtures/touch';

const COLLAR = 'GPS Fence Collar';

/** The pictures of a product, and the dialog that shows them large. */
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

/** What the shopper set going has come to its end; what the scroll drives never does. */
const atRest = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    const moving = document.getAnimations().filter(each => each instanceof CSSTransition);
    return Promise.all(moving.map(each => each.finished.catch(() => undefined)));
  });
};

test.describe('the pictures', () => {
  test('open as large as the screen, and obey the keys', async ({ page, store, keyboard }) => {
    await store.openProduct('gps-collar');
    const gallery = galleryOf(page);
    await keyboard.goTo(gallery.picture(1));
    await keyboard.press('ArrowRight');
    await expect(gallery.picture(2)).toBeFocused();
    await keyboard.press('Enter');
    await expect(gallery.dialog).toBeVisible();
    await expect(gallery.dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(gallery.counter).toContainText('2 of 5');
    await expect(gallery.shown).toHaveAttribute('alt', /^Inside of the GPS fence collar/);

    await keyboard.press('ArrowLeft');
    await keyboard.press('ArrowLeft');
    await expect(gallery.counter).toContainText('5 of 5');
    await keyboard.press('Home');
    await expect(gallery.counter).toContainText('1 of 5');
    await keyboard.press('+');
    await atRest(page);
    expect(await scaleOf(gallery.shown)).toBeCloseTo(1.5, 1);
    await keyboard.press('ArrowRight');
    await expect(gallery.counter).toContainText('1 of 5');
    await keyboard.press('0');
    await atRest(page);
    expect(await scaleOf(gallery.shown)).toBe(1);
    await keyboard.press('ArrowRight');
    await expect(gallery.counter).toContainText('2 of 5');
    await keyboard.press('ArrowRight');

    await keyboard.press('Escape');
    await expect(gallery.dialog).toBeHidden();
    await expect(gallery.picture(3)).toBeFocused();
    await expect(gallery.thumbnail(3)).toHaveAttribute('aria-current', 'true');
  });

  test('zoom with the mouse, about its pointer', async ({ page, store }) => {
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

  test('large, have no accessibility findings', async ({ page, store }) => {
    await store.openProduct('gps-collar');
    await galleryOf(page).picture(1).click();
    await expect(galleryOf(page).dialog).toBeVisible();
    await atRest(page);
    const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  test('follow the chosen color, and the focus stays', async ({ page, store }) => {
    await store.openProduct('gps-collar');
    const gallery = galleryOf(page);
    await store.choose('Color', 'Coral');
    await expect(gallery.thumbnail(4)).toHaveAttribute('aria-current', 'true');
    await expect(gallery.picture(4)).toBeInViewport({ ratio: 0.9 });
    await expect(store.option('Color', 'Coral')).toBeFocused();
    // Where the page scrolls by itself, the pictures on the way are not chosen.
    await expect(gallery.picture(4)).not.toHaveAttribute('tabindex', '-1');
    await expect(gallery.picture(2)).toHaveAttribute('tabindex', '-1');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('are pinched, tapped and swiped', async ({ page, store }) => {
      await store.openProduct('gps-collar');
      const gallery = galleryOf(page);
      const touch = await Touch.on(page);
      await gallery.picture(1).tap();
      await expect(gallery.dialog).toBeVisible();

      await touch.pinchOpen(gallery.dialog, 160);
      await atRest(page);
      expect(await scaleOf(gallery.shown)).toBeGreaterThan(3);
      await touch.swipeLeft(gallery.dialog, 200);
      await expect(gallery.counter).toContainText('1 of 5');
      await touch.doubleTap(gallery.dialog);
      await atRest(page);
      expect(await scaleOf(gallery.shown)).toBe(1);
      await touch.swipeLeft(gallery.dialog, 200);
      await expect(gallery.counter).toContainText('2 of 5');
      await gallery.dialog.getByRole('button', { name: 'Close' }).tap();
      await expect(gallery.dialog).toBeHidden();
      await expect(gallery.picture(2)).toBeInViewport({ ratio: 0.9 });
    });
  });

  test('lead to the whole picture without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/products/gps-collar');
    await galleryOf(page).picture(2).click();
    await expect(page).toHaveURL(/\/cdn\/shop\/files\/products_gps-collar_2\.jpg\?.*width=1600/);
    await context.close();
  });
});

test.describe('an address', () => {
  for (const [query, size, color] of [
    ['?size=l&colour=sky', 'Large', 'Sky'],
    ['?COLOR=Coral&SIZE=medium', 'Medium', 'Coral'],
    ['?utm_source=mail&size=unknown&variant=1', 'Small', 'Slate'],
  ] as const) {
    test(`${query} is understood, and nothing moves`, async ({ page, store }) => {
      await watchLayoutShift(page);
      await store.openProduct('gps-collar', { query });
      await expect(store.option('Size', size)).toBeChecked();
      await expect(store.option('Color', color)).toBeChecked();
      expect(new URL(page.url()).search).toBe(query);
      expect(await layoutShifts(page)).toEqual([]);
    });
  }

  test('follows each choice in place, and is read back', async ({ page, store }) => {
    await store.openProduct('gps-collar', { query: '?utm_source=mail&colour=coral#reviews' });
    const before = await page.evaluate(() => window.history.length);
    await store.choose('Size', 'Medium');
    await expect(page).toHaveURL(/\?utm_source=mail&variant=\d+#reviews$/);
    expect(await page.evaluate(() => window.history.length)).toBe(before);

    const id = new URL(page.url()).searchParams.get('variant');
    await store.openProduct('gps-collar', {
      query: `?variant=${encodeURIComponent(`gid://shopify/ProductVariant/${id}`)}`,
    });
    await expect(store.option('Size', 'Medium')).toBeChecked();
    await expect(store.option('Color', 'Coral')).toBeChecked();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/products\/gps-collar$/,
    );
  });

  test('holds when the shopper comes back', async ({ page, store }) => {
    await store.openProduct('gps-collar');
    await store.choose('Size', 'Large');
    await store.choose('Color', 'Sky');
    await store.main.getByRole('link', { name: 'GPS fences', exact: true }).click();
    await store.isAt('GPS fences');
    await page.goBack();
    await store.isAt(COLLAR);
    await expect(store.option('Size', 'Large')).toBeChecked();
    await expect(store.option('Color', 'Sky')).toBeChecked();
  });
});

test('a value says what is to be had of it', async ({ store }) => {
  await store.openProduct('gps-collar');
  await store.choose('Size', 'Large');
  await expect(store.option('Color', 'Coral')).toHaveAccessibleName('Coral, out of stock');
  await store.openProduct('smart-doorman-pet-door', { query: '?size=large' });
  await expect(store.option('Color', 'Bronze')).toHaveAccessibleName('Bronze, coming soon');
});

for (const [prefix, dates] of [
  ['', 'Arrives Tue, Nov 24 – Fri, Nov 27'],
  ['/en-ca', 'Arrives Wed, Nov 25 – Tue, Dec 1'],
] as const) {
  test(`the estimate of ${prefix || '/'} is for its own country`, async ({ page, store }) => {
    await page.clock.setFixedTime(new Date('2026-11-18T20:00:00Z'));
    await watchLayoutShift(page);
    await store.openProduct('charging-dock', { prefix });
    await expect(store.main.getByText(dates)).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test('how far free shipping is depends on the cart', async ({ store }) => {
  await store.openProduct('charging-dock');
  await expect(store.main.getByText("You're only $35.05 away from free shipping")).toBeVisible();
  await store.addButton.click();
  await store.expectCount(1);
  await expect(store.main.getByText('With this, your order ships free')).toBeVisible();
});

test('what was seen is shown at the end, until it is cleared', async ({ page, store }) => {
  await store.openProduct('training-treats');
  await store.openProduct('charging-dock');
  await watchLayoutShift(page);
  await store.openProduct('gps-collar');
  const seen = store.main.getByRole('region', { name: 'Recently seen' });
  await expect(seen).toBeHidden();
  await store.main.evaluate(main => main.scrollIntoView({ block: 'end' }));
  await expect(seen.getByRole('link')).toHaveText(['GPS Collar Charging Dock', 'Training Treats']);
  await expect(seen).toContainText('Prices as of your last look.');
  expect(await layoutShifts(page)).toEqual([]);

  await seen.getByRole('button', { name: 'Clear' }).click();
  await expect(seen.getByText('The list is empty.')).toBeFocused();
  await page.reload();
  await store.isReady();
  await store.main.evaluate(main => main.scrollIntoView({ block: 'end' }));
  await expect(seen).toBeHidden();
});

test('reviews are looked through by stars', async ({ store }) => {
  await store.openProduct('gps-collar');
  await store.main.getByRole('link', { name: /6 reviews/ }).click();
  const reviews = store.main.getByRole('region', { name: 'Reviews' });
  await reviews.getByRole('radio', { name: /^3 stars/ }).check();
  await expect(reviews.getByRole('article')).toHaveCount(1);
  await expect(reviews.getByRole('article')).toContainText('Anonymous');
});

test.describe('the bar of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const bar = (page: Page) => page.getByRole('region', { name: `Buy ${COLLAR}` });

  test('stands for the button that is out of sight', async ({ page, store }) => {
    await store.openProduct('gps-collar');
    await expect(bar(page)).toBeHidden();
    await store.main.getByRole('heading', { name: 'Specifications' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 600);
    await expect(bar(page)).toContainText('Small, Slate');

    await bar(page)
      .getByRole('button', { name: /^Add to Cart/ })
      .click();
    const missing = store.main.getByText('Please choose a service plan');
    await expect(missing).toBeInViewport();
    await expect(bar(page)).toBeHidden();
    await store.choose('Choose a service plan', 'Yearly');

    await store.main.getByRole('heading', { name: 'Specifications' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 600);
    await bar(page)
      .getByRole('button', { name: /^Add to Cart/ })
      .click();
    await store.expectCount(2);
  });
});
