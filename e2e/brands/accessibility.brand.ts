import { accessibilityViolations } from '../fixtures/accessibility-violations';
import { expect, test } from '../fixtures/test';
import { brand, builtPages, samplePages } from './built-brand';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pages = process.env.EVERY_PAGE === 'yes' ? builtPages() : samplePages();

for (const { path, template } of pages) {
  test(`${brand.id} ${path} (${template}): axe finds nothing`, async ({ page, store, guard }) => {
    // The address of the page for what does not exist answers with that status.
    if (path.endsWith('/404')) guard.allow(/ 404\b/);
    // The offline page has a script of its own.
    if (template.startsWith('offline')) await page.goto(path);
    else await store.open(path);
    expect(await accessibilityViolations(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width, 'pixels by which the page scrolls sideways').toBeLessThanOrEqual(0);
  });
}
