import type { Page } from '@playwright/test';
import { accessibilityViolations, isDrawn } from './fixtures/accessibility-violations';
import { allowNotFound, TEMPLATES } from './fixtures/site-map';
import { expect, test } from './fixtures/test';
import { setLetters, sticksOut } from './fixtures/text-size';

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const addLongWords = (page: Page): Promise<void> =>
  page.evaluate(word => {
    const texts = 'main :is(h1, h2, h3, h4, p, li, dd, td, a, b, small, summary, figcaption)';
    for (const element of document.querySelectorAll(texts)) {
      for (const node of element.childNodes) {
        const isWords = node instanceof Text && /[a-z]{3}/i.test(node.data);
        if (isWords && !element.closest('svg, .btn')) node.data += ` ${word}`;
      }
    }
  }, LONG_WORD);

for (const { name, path } of TEMPLATES) {
  test(`${name} fits with text of twice the size, and breaks words that are too long`, async ({
    guard,
    page,
    store,
  }) => {
    allowNotFound(guard);
    await store.open(path);
    await isDrawn(page);
    await setLetters(page, '200%');
    expect(await sticksOut(page), 'letters of twice the size').toEqual([]);
    expect(await accessibilityViolations(page)).toEqual([]);
    await setLetters(page, '');
    await addLongWords(page);
    expect(await sticksOut(page), 'long words').toEqual([]);
  });
}

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
