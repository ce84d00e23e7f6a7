// A page of each template in US English, read once: what would otherwise be a page load per question.
// The same pages in Canadian English are read in templates-on-a-phone.spec.ts.
import { accessibilityViolations } from './fixtures/accessibility-violations';
import { layoutShifts, watchLayoutShift } from './fixtures/layout-shift';
import { allowNotFound, TEMPLATES, WIDTHS } from './fixtures/site-map';
import { expect, test } from './fixtures/test';
import { sticksOut } from './fixtures/text-size';

test.use({ visitor: 'new' });

/** Share of the screen; what is called a good page stays below a tenth (Core Web Vitals). */
const HARDLY_SEEN = 0.01;

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

    // On a slow machine the page arrives in parts: styles and fonts are kept from the first visit,
    // so the second one paints before its end.
    await page.emulateMedia({ reducedMotion: null });
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await store.open(path);
    const shifts = await layoutShifts(page);
    const moved = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(moved, JSON.stringify(shifts)).toBeLessThan(HARDLY_SEEN);
  });
}
