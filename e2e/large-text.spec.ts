// The pages themselves are read in templates-on-a-phone.spec.ts; here is what a visitor fills.
import { accessibilityViolations } from './fixtures/accessibility-violations';
import { expect, test } from './fixtures/test';
import { LONG_WORD, sticksOut } from './fixtures/text-size';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test('the cart breaks words that are too long', async ({ page, store }) => {
  await store.add('power-cap-battery');
  await store.open('/cart');
  const line = store.main.getByRole('listitem').filter({ hasText: 'Power Cap Battery' }).first();
  await line.getByRole('link', { name: 'Power Cap Battery' }).evaluate((link, word) => {
    link.textContent = word;
  }, LONG_WORD);
  expect(await sticksOut(page)).toEqual([]);
});

test('a filled cart fits with text of twice the size, as a page and in the drawer', async ({
  page,
  store,
}) => {
  await store.add('charging-dock');
  await store.add('power-cap-battery');
  await store.open('/cart');
  await expect(store.main.getByRole('heading', { name: 'Goes well with' })).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await sticksOut(page)).toEqual([]);
  expect(await accessibilityViolations(page)).toEqual([]);

  await store.cartButton.click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.getByRole('heading', { name: 'Goes well with' })).toBeVisible();
  const overflow = await drawer.evaluate(element =>
    [element, ...element.querySelectorAll('*')]
      .filter(each => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1)
      .filter(each => !/visible|clip|hidden/.test(getComputedStyle(each).overflowX))
      .map(
        each => `${each.scrollWidth - each.clientWidth} pixels: ${each.outerHTML.slice(0, 120)}`,
      ),
  );
  expect(overflow).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
});
