import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../fixtures/accessibility-violations';
import { layoutShifts, watchLayoutShift } from '../fixtures/layout-shift';
import { expect, test } from '../fixtures/test';
import { Touch } from '../fixtures/touch';

/** The film and the 360° view in the gallery of the GPS collar. */
const motionOf = (page: Page) => {
  const gallery = page.getByRole('main').getByRole('region', { name: /^Pictures of/ });
  return {
    gallery,
    filmThumbnail: gallery.getByRole('button', { name: /^Show the film, 8 of 9/ }),
    turnThumbnail: gallery.getByRole('button', { name: /^Show the 360° view, 9 of 9/ }),
    play: gallery.getByRole('button', { name: /^Play the film/ }),
    film: gallery.locator('video'),
    view: gallery.getByRole('img', { name: /from all sides$/ }),
    slider: gallery.getByRole('slider'),
    frames: gallery.locator('.turn-stage img'),
    /** The address of the frame that shows. */
    frame: () => gallery.locator('.turn-stage [data-shown="true"]').getAttribute('src'),
  };
};

for (const prefix of ['', '/en-ca']) {
  test(`the film of a product plays when it is pressed${prefix && `, at ${prefix}`}`, async ({
    page,
    store,
  }) => {
    await watchLayoutShift(page);
    await store.openProduct('gps-collar', { prefix });
    const motion = motionOf(page);
    await motion.filmThumbnail.click();
    await expect(motion.play).toBeInViewport();
    await expect(motion.gallery.getByText('8 of 9')).toBeVisible();
    await expect(motion.film).toHaveCount(0);
    await motion.play.click();
    await expect(motion.film).toBeFocused();
    await expect(motion.film).toHaveJSProperty('ended', true, { timeout: 15_000 });
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test('a product is turned with the mouse, the slider and the arrow keys', async ({
  page,
  store,
  keyboard,
}) => {
  await store.openProduct('gps-collar');
  const motion = motionOf(page);
  await motion.filmThumbnail.click();
  await expect(motion.play).toBeInViewport();
  await expect(motion.frames).toHaveCount(1);
  await motion.turnThumbnail.click();
  await expect(motion.view).toBeInViewport({ ratio: 0.9 });
  await expect(motion.frames).toHaveCount(36);
  await expect(motion.slider).toHaveAttribute('aria-valuetext', '0°');
  const first = await motion.frame();

  const box = await motion.view.boundingBox();
  if (!box) throw new Error('The view has no place.');
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(motion.slider).toHaveAttribute('aria-valuetext', '90°');
  await expect.poll(motion.frame).not.toBe(first);

  await motion.slider.focus();
  await keyboard.press('ArrowRight');
  await expect(motion.slider).toHaveAttribute('aria-valuetext', '100°');
  await keyboard.press('Home');
  await keyboard.press('ArrowLeft');
  await expect(motion.slider).toHaveAttribute('aria-valuetext', '350°');
  await expect(motion.turnThumbnail).toHaveAttribute('aria-current', 'true');
  expect(await accessibilityViolations(page, '.gallery')).toEqual([]);
});

test('the pictures still follow the selected color', async ({ page, store }) => {
  await store.openProduct('gps-collar');
  const motion = motionOf(page);
  await motion.turnThumbnail.click();
  await expect(motion.view).toBeInViewport({ ratio: 0.9 });
  await store.choose('Color', 'Coral');
  await expect(motion.gallery.getByRole('button', { name: 'Show picture 7 of 9' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(motion.view).not.toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger turns the product, and the gallery stays', async ({ page, store }) => {
    await store.openProduct('gps-collar');
    const motion = motionOf(page);
    await motion.turnThumbnail.tap();
    await expect(motion.view).toBeInViewport({ ratio: 0.9 });
    await (await Touch.on(page)).swipeLeft(motion.view, 180);
    await expect(motion.slider).not.toHaveAttribute('aria-valuetext', '0°');
    await expect(motion.turnThumbnail).toHaveAttribute('aria-current', 'true');
    await expect(motion.gallery.locator('.turn-stage')).toHaveCSS('touch-action', 'pan-y');
  });
});

test('without JavaScript there are the pictures alone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/products/gps-collar');
  const { gallery, filmThumbnail } = motionOf(page);
  await expect(gallery.getByText('1 of 7')).toBeVisible();
  await expect(filmThumbnail).toHaveCount(0);
  await context.close();
});
