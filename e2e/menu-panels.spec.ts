import { layoutShifts, watchLayoutShift } from './fixtures/layout-shift';
import { expect, test } from './fixtures/test';

test('the pictures of a panel come when it opens, into the space kept for them', async ({
  page,
  store,
}) => {
  await store.open('/');
  const tiles = page.locator('details[name="menu"]', { hasText: 'Fences' }).locator('.frame');
  await expect(tiles).toHaveCount(4);
  await expect(tiles.locator('img')).toHaveCount(0);
  await watchLayoutShift(page);
  await store.banner.getByText('Fences', { exact: true }).click();
  for (const tile of await tiles.all()) {
    const picture = tile.locator('img');
    await expect(picture).toBeVisible();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  expect(await layoutShifts(page)).toEqual([]);
});

test('the focus ring of a panel is whole at its edge', async ({ store, keyboard }) => {
  await store.open('/');
  await keyboard.goTo(store.banner.getByText('Fences', { exact: true }));
  await keyboard.press('Enter');
  const first = store.banner.getByRole('link', { name: /^GPS collar/ });
  await keyboard.goTo(first);
  const room = await first.evaluate(element => {
    const { outlineWidth, outlineOffset } = getComputedStyle(element);
    const clipped = element.closest('.menu-panel')?.getBoundingClientRect();
    const start = element.getBoundingClientRect().left - (clipped?.left ?? 0);
    return start - parseFloat(outlineWidth) - parseFloat(outlineOffset);
  });
  expect(room).toBeGreaterThanOrEqual(0);
});

test('Tab goes along the header as it is seen: menu, search, country, account, cart', async ({
  page,
  store,
  keyboard,
}) => {
  await store.open('/');
  await keyboard.goTo(store.banner.getByRole('link', { name: 'Support', exact: true }));
  const names: (string | null)[] = [];
  for (let each = 0; each < 4; each += 1) {
    await keyboard.press('Tab');
    names.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''));
  }
  expect(names).toEqual([
    'Search',
    expect.stringContaining('change country'),
    'Sign in',
    expect.stringContaining('cart'),
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the second level has tiles in two columns and keeps its main action in view', async ({
    page,
    store,
  }) => {
    await store.open('/');
    await store.openMenu();
    const fences = store.banner.getByText('Fences', { exact: true });
    await fences.click();
    // Once the level has slid in.
    await expect(async () => {
      const [first, second, third] = await Promise.all(
        [/^GPS collar/, /^Boundary Plus package/, /^Indoor Shield/].map(name =>
          store.banner.getByRole('link', { name }).boundingBox(),
        ),
      );
      expect(second?.y).toBe(first?.y);
      expect(second?.width).toBeCloseTo(first?.width ?? 0);
      expect(third?.x).toBe(first?.x);
      expect(first?.width).toBeGreaterThan(150);
    }).toPass();
    const action = store.banner.getByRole('link', { name: 'Find your fence' });
    await expect(action).toBeInViewport({ ratio: 1 });
    const last = store.banner.getByRole('link', { name: 'How safety works' });
    await expect(last).not.toBeInViewport();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    const end = await last.boundingBox();
    const bar = await action.boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await fences.click();
    await expect(action).toBeHidden();
    await expect(page.locator('summary', { hasText: 'Fences' })).toBeFocused();
  });
});
