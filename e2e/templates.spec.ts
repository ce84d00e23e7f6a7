// A page of each template in US English, read once: what would otherwise be a page load per question.
// The same pages in Canadian English are read in templates-on-a-phone.spec.ts.
import { accessibilityViolations } from './fixtures/accessibility-violations';
import { layoutShifts, watchLayoutShift } from './fixtures/layout-shift';
import { allowNotFound, TEMPLATES, WIDTHS } from './fixtures/site-map';
import { expect, test } from './fixtures/test';
import { sticksOut } from './fixtures/text-size';

test.use({ visitor: 'new' });

for (const { name, path } of TEMPLATES) {
  test(`${name} hydrates without errors or layout shifts, fits every width, and axe finds nothing`, async ({
    guard,
    page,
    store,
  }) => {
    allowNotFound(guard);
    await watchLayoutShift(page);
    await store.open(path);
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
