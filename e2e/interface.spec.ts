import { AxeBuilder } from '@axe-core/playwright';
import { isDrawn } from './fixtures/accessibility-violations';
import { expect, test } from './fixtures/test';

test('the cards of a rail align with the columns of the page', async ({ page, store }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/', '/products/gps-collar', '/why-gps-collar']) {
    await store.open(path);
    await isDrawn(page);
    const edges = await page.evaluate(() => {
      const inner = document.querySelector('.footer > .wrap')?.getBoundingClientRect();
      return [...document.querySelectorAll('.rail')].map(rail => {
        const [first, , , fourth] = [...rail.children].map(each => each.getBoundingClientRect());
        return {
          start: Math.abs(Math.round((first?.left ?? 0) - (inner?.left ?? 0))),
          end: Math.abs(Math.round((fourth?.right ?? 0) - (inner?.right ?? 0))),
          isCut: rail.getBoundingClientRect().right <= (inner?.right ?? 0) + 9,
        };
      });
    });
    expect(edges.length, path).toBeGreaterThan(0);
    for (const edge of edges) expect(edge, path).toEqual({ start: 0, end: 0, isCut: true });
  }
});

test('a tile keeps its background on hover', async ({ store }) => {
  await store.open('/collections/everything');
  const tile = store.main.getByRole('article').first();
  await tile.getByRole('link').hover();
  const frame = tile.locator('.frame');
  const tint = await frame.evaluate(element => {
    const { content, backgroundColor } = getComputedStyle(element, '::after');
    return { content, backgroundColor };
  });
  expect(tint.content).toBe('""');
  expect(tint.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});

test('the focus ring of the announcement does not touch its text', async ({
  page,
  store,
  keyboard,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await store.open('/');
  const link = page.getByRole('region', { name: 'Announcement' }).getByRole('link');
  await keyboard.goTo(link);
  const room = await link.evaluate(element => {
    const style = getComputedStyle(element);
    const inside = -parseFloat(style.outlineOffset);
    return parseFloat(style.paddingLeft) - inside;
  });
  expect(room).toBeGreaterThanOrEqual(3);
});

test('accessible names of controls include their visible text', async ({ page, store }) => {
  for (const path of ['/', '/products/gps-collar', '/collections/everything/page/2', '/support']) {
    await store.open(path);
    await isDrawn(page);
    await store.openMenu();
    const { violations } = await new AxeBuilder({ page })
      .withRules(['label-content-name-mismatch'])
      .analyze();
    const named = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 200)));
    expect(named, path).toEqual([]);
  }
});

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('selected and focused elements are visible', async ({ page, store, keyboard }) => {
    await store.open('/why-gps-collar');
    const tabs = store.main.getByRole('tab');
    const border = (index: number) =>
      tabs.nth(index).evaluate(element => getComputedStyle(element).borderWidth);
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    expect(await border(0)).toBe('3px');
    expect(await border(1)).not.toBe('3px');

    await store.open('/collections/everything/page/2');
    const current = store.main.getByRole('link', { name: 'Page: 2' });
    await expect(current).toHaveCSS('border-top-width', '3px');
    await expect(store.main.getByRole('link', { name: 'Page: 1' })).not.toHaveCSS(
      'border-top-width',
      '3px',
    );

    await store.open('/');
    await keyboard.goTo(page.getByRole('link', { name: 'Skip to main content' }));
    await keyboard.goTo(page.getByRole('link', { name: /home$/ }).first());
    await keyboard.goTo(store.countryButton);
    await keyboard.press('Enter');
    const chosen = store.countryPicker.getByRole('link', { name: /^United States/ });
    await expect(chosen).toHaveCSS('border-top-width', '3px');
  });

  test('a pressed button looks different from the others', async ({ store }) => {
    const differ = async (name: RegExp): Promise<void> => {
      const buttons = store.main.getByRole('button', { name });
      const pressed = buttons.and(store.page.locator('[aria-pressed="true"]'));
      const others = buttons.and(store.page.locator('[aria-pressed="false"]'));
      await expect(pressed).toHaveCSS('border-top-width', '3px');
      for (const other of await others.all()) {
        await expect(other).not.toHaveCSS('border-top-width', '3px');
      }
    };
    await store.add('power-cap-battery');
    await store.open('/cart');
    await store.main.getByRole('button', { name: /change delivery of/i }).click();
    await differ(/^(One-time purchase|Every \d+ months)/);

    await store.open('/support/articles/gps-collar-does-not-charge');
    await store.main.getByRole('button', { name: 'Yes', exact: true }).click();
    await differ(/^(Yes|No)$/);
  });
});

test('the focus returns to the pressed button when the toast is closed', async ({
  page,
  store,
}) => {
  await store.openProduct('power-cap-battery');
  await store.addButton.click();
  await store.toast.getByRole('button', { name: /^(Close|Hide|Dismiss)/ }).click();
  await expect(store.toast).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
  await expect(store.addButton).toBeFocused();
});
