// A page of each template in each locale, read once: what would otherwise be a page load per question.
import { accessibilityViolations } from './fixtures/accessibility-violations';
import { layoutShifts, watchLayoutShift } from './fixtures/layout-shift';
import { allowNotFound, LOCALES, pathIn, TEMPLATES, WIDTHS } from './fixtures/site-map';
import { expect, test } from './fixtures/test';
import { sticksOut } from './fixtures/text-size';

test.use({ visitor: 'new' });

for (const { id, prefix } of LOCALES) {
  for (const { name, path } of TEMPLATES) {
    test(`${id} ${name} hydrates without errors or layout shifts, fits every width, and axe finds nothing`, async ({
      guard,
      page,
      store,
    }) => {
      allowNotFound(guard);
      await watchLayoutShift(page);
      await store.open(pathIn(prefix, path));
      expect(await layoutShifts(page)).toEqual([]);
      // Without transitions, so that no color is read halfway.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await accessibilityViolations(page)).toEqual([]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        // The header may rearrange a frame later.
        await expect.poll(() => sticksOut(page), `at ${width} pixels`).toEqual([]);
      }
    });
  }
}
