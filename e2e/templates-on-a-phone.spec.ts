// A page of each template in Canadian English on a phone, read once, a year after it was built and with
// storage blocked: as it arrives, with large text, with long words. In US English: templates.spec.ts.
import type { Page } from '@playwright/test';
import { accessibilityViolations } from './fixtures/accessibility-violations';
import { blockStorage } from './fixtures/blocked-storage';
import { layoutShifts, watchLayoutShift } from './fixtures/layout-shift';
import { allowNotFound, pathIn, TEMPLATES } from './fixtures/site-map';
import { expect, test } from './fixtures/test';
import { LONG_WORD, setLetters, sticksOut } from './fixtures/text-size';

test.use({ visitor: 'new' });

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

const NEXT_YEAR = new Date().getFullYear() + 1;

for (const { name, path } of TEMPLATES) {
  test(`${name} hydrates without errors or layout shifts, fits with large text and long words, and axe finds nothing`, async ({
    guard,
    context,
    page,
    store,
  }) => {
    allowNotFound(guard);
    await page.clock.install({ time: new Date(NEXT_YEAR, 0, 1) });
    await blockStorage(context);
    await watchLayoutShift(page);
    await store.open(pathIn('/en-ca', path));
    expect(await page.evaluate(() => new Date().getFullYear())).toBe(NEXT_YEAR);
    expect(await layoutShifts(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await accessibilityViolations(page)).toEqual([]);

    await setLetters(page, '200%');
    expect(await sticksOut(page), 'letters of twice the size').toEqual([]);

    await setLetters(page, '');
    await addLongWords(page);
    expect(await sticksOut(page), 'long words').toEqual([]);
  });
}
