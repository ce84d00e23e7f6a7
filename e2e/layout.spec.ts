import { isDrawn } from './fixtures/accessibility-violations';
import { expect, test } from './fixtures/test';

test('no notice covers the end of a page on a phone', async ({ page, store }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await store.open('/');
  await isDrawn(page);
  const footer = page.getByRole('contentinfo');
  const end = await footer.evaluate(element => {
    const last = element.querySelector('.footer-end') ?? element;
    return element.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom;
  });
  expect(end).toBeLessThan(100);
});

test('the logo is 26 pixels high', async ({ store }) => {
  await store.open('/');
  const logo = store.banner.getByRole('img', { name: 'Larkfield' }).first();
  expect((await logo.boundingBox())?.height).toBe(26);
});
