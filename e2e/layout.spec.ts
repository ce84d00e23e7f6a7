import { isDrawn } from './fixtures/findings';
import { allowNotFound, LOCALES, pathIn, TEMPLATES } from './fixtures/site-map';
import { expect, test } from './fixtures/test';

const WIDTHS = [320, 390, 768, 1024, 1440];

for (const { id, prefix } of LOCALES) {
  for (const { name, path } of TEMPLATES) {
    test(`${id} ${name} never scrolls sideways`, async ({ guard, page, store }) => {
      allowNotFound(guard);
      await store.open(pathIn(prefix, path));
      await isDrawn(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(overflow, `at ${width} pixels`).toBeLessThanOrEqual(0);
      }
    });
  }
}
