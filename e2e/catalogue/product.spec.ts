import type { Page } from '@playwright/test';
import { isDrawn } from '../fixtures/accessibility-violations';
import { layoutShifts, watchLayoutShift } from '../fixtures/layout-shift';
import { expect, test } from '../fixtures/test';

const COLLAR = 'GPS Fence Collar';

test.describe('product address', () => {
  for (const [query, size, color] of [
    ['?size=l&colour=sky', 'Large', 'Sky'],
    ['?COLOR=Coral&SIZE=medium', 'Medium', 'Coral'],
    ['?utm_source=mail&size=unknown&variant=1', 'Small', 'Slate'],
  ] as const) {
    test(`${query} is read without layout shift`, async ({ page, store }) => {
      await watchLayoutShift(page);
      await store.openProduct('gps-collar', { query });
      await expect(store.option('Size', size)).toBeChecked();
      await expect(store.option('Color', color)).toBeChecked();
      expect(new URL(page.url()).search).toBe(query);
      expect(await layoutShifts(page)).toEqual([]);
    });
  }

  test('is updated with each choice, and read again', async ({ page, store }) => {
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

  test('restores the choice when the shopper comes back', async ({ page, store }) => {
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

test('an option value describes its availability', async ({ store }) => {
  await store.openProduct('gps-collar');
  await store.choose('Size', 'Large');
  await expect(store.option('Color', 'Coral')).toHaveAccessibleName('Coral, out of stock');
  await store.openProduct('smart-doorman-pet-door', { query: '?size=large' });
  await expect(store.option('Color', 'Bronze')).toHaveAccessibleName('Bronze, coming soon');
});

for (const [prefix, dates] of [
  ['', 'Arrives Tue, Nov 24 – Mon, Nov 30'],
  ['/en-ca', 'Arrives Wed, Nov 25 – Tue, Dec 1'],
] as const) {
  test(`the delivery estimate of ${prefix || '/'} is for its own country`, async ({
    page,
    store,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-18T20:00:00Z'));
    await watchLayoutShift(page);
    await store.openProduct('charging-dock', { prefix });
    await expect(store.main.getByText(/^Arrives in \d to \d business days$/)).toBeVisible();
    await page.mouse.wheel(0, 1);
    await expect(store.main.getByText(dates)).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test('the amount to free shipping includes the cart', async ({ store }) => {
  await store.openProduct('charging-dock');
  await expect(store.main.getByText("You're only $35.05 away from free shipping")).toBeVisible();
  await store.addButton.click();
  await store.expectCount(1);
  // A second dock would reach the threshold, were it not for the store's automatic discount.
  const shipping = store.main.getByRole('listitem').filter({ hasText: 'Free shipping over $75' });
  await expect(shipping).toHaveText('Free shipping over $75');
  const quantity = store.main.getByRole('textbox', { name: 'Quantity' });
  await quantity.fill('4');
  await quantity.blur();
  await expect(shipping).toContainText('With this, your order ships free');
});

test('recently viewed products appear at the end until cleared', async ({ page, store }) => {
  await store.openProduct('training-treats');
  await store.openProduct('charging-dock');
  await watchLayoutShift(page);
  await store.openProduct('gps-collar');
  const seen = store.main.getByRole('region', { name: 'Recently viewed' });
  await expect(seen).toBeHidden();
  await isDrawn(page);
  // What is rendered on the way makes the page longer.
  await expect(async () => {
    await store.main.evaluate(main => main.scrollIntoView({ block: 'end' }));
    await expect(seen).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(seen.getByRole('link')).toHaveText(['GPS Collar Charging Dock', 'Training Treats']);
  await expect(seen).toContainText('Prices as of your last visit.');
  expect(await layoutShifts(page)).toEqual([]);

  await seen.getByRole('button', { name: 'Clear' }).click();
  await expect(seen.getByText('The list is empty.')).toBeFocused();
  await page.reload();
  await store.isReady();
  await store.main.evaluate(main => main.scrollIntoView({ block: 'end' }));
  await expect(seen).toBeHidden();
});

test('reviews can be filtered by stars', async ({ store }) => {
  await store.openProduct('gps-collar');
  await store.main.getByRole('link', { name: /6 reviews/ }).click();
  const reviews = store.main.getByRole('region', { name: 'Reviews' });
  await reviews.getByRole('radio', { name: /^3 stars/ }).check();
  await expect(reviews.getByRole('article')).toHaveCount(1);
  await expect(reviews.getByRole('article')).toContainText('Anonymous');
});

test('the specifications stay above the questions while the page scrolls', async ({ store }) => {
  await store.openProduct('gps-collar');
  const questions = store.main.getByRole('heading', { name: 'Questions and answers' });
  await questions.evaluate(heading => heading.scrollIntoView({ behavior: 'instant' }));
  await expect(questions).toBeInViewport();
  const facts = store.main.locator('.specs');
  // Once the page has come to rest.
  await expect(async () => {
    const [below, above] = await Promise.all([questions.boundingBox(), facts.boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  }).toPass({ timeout: 10_000 });
});

test.describe('the buy bar on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const bar = (page: Page) => page.getByRole('region', { name: `Buy ${COLLAR}` });

  test('appears when the button is out of sight', async ({ page, store }) => {
    await store.openProduct('gps-collar');
    await expect(bar(page)).toBeHidden();
    await store.main.getByRole('heading', { name: 'Specifications' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 600);
    await expect(bar(page)).toContainText('Small, Slate');
    await expect(bar(page)).toContainText('$349.95');
    await bar(page)
      .getByRole('button', { name: /^Add to Cart/ })
      .click();
    await store.expectCount(2);
  });
});

test('the focus moves to a missing choice, clear of the header', async ({ page, store }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await store.openProduct('power-cap-battery');
  await store.autoship.check();
  await store.addButton.focus();
  await page.keyboard.press('Enter');
  await expect(store.frequency).toBeFocused();
  const header = (await store.banner.boundingBox()) ?? { y: 0, height: 0 };
  const message = store.main.getByText('Please select a frequency');
  await expect(message).toBeInViewport({ ratio: 1 });
  const { y } = (await message.boundingBox()) ?? { y: 0 };
  expect(y).toBeGreaterThan(header.y + header.height);
  await expect(store.frequency).toHaveAccessibleDescription('Please select a frequency');
});

test('the focus moves to a missing choice at 200 % zoom as well', async ({ page, store }) => {
  // What is left of 1280 x 800 at that zoom.
  await page.setViewportSize({ width: 640, height: 400 });
  await store.openProduct('power-cap-battery');
  await store.autoship.check();
  await store.addButton.click();
  await expect(store.frequency).toBeFocused();
  const message = store.main.getByText('Please select a frequency');
  await expect(message).toBeInViewport({ ratio: 1 });
  const header = (await store.banner.boundingBox()) ?? { y: 0, height: 0 };
  const { y } = (await message.boundingBox()) ?? { y: 0 };
  expect(y).toBeGreaterThan(header.y + header.height);
  await store.expectCount(0);
});

test('a chosen swatch is recognizable in forced colours', async ({ page, store }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await store.openProduct('gps-collar');
  const border = (value: string) =>
    store
      .option('Color', value)
      .locator('xpath=ancestor::label')
      .evaluate(label => {
        const { borderTopWidth, borderTopColor } = getComputedStyle(label);
        return `${borderTopWidth} ${borderTopColor}`;
      });
  const [chosen, other] = [await border('Slate'), await border('Coral')];
  expect(chosen).toMatch(/^4px/);
  expect(other).not.toBe(chosen);
  expect(other.replace(/^\S+ /, '')).not.toBe(chosen.replace(/^\S+ /, ''));
});

test('option names have Canadian spelling in Canada', async ({ store }) => {
  await store.openProduct('gps-collar', { prefix: '/en-ca' });
  await expect(store.main.getByRole('group', { name: /^Colour: / })).toBeVisible();
});

test('a product’s breadcrumb links to the collection of its type', async ({ page, store }) => {
  await store.openProduct('smart-doorman-pet-door');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('link', { name: 'Pet doors' })).toBeVisible();
  await expect(crumbs).not.toContainText('Indoor solutions');
});
