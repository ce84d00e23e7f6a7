// A page of each template in US English, read once: what would otherwise be a page load per question.
// The same pages in Canadian English are read in templates-on-a-phone.spec.ts.
import type { Page } from '@playwright/test';
import { accessibilityViolations } from './fixtures/accessibility-violations';
import { layoutShifts, watchLayoutShift } from './fixtures/layout-shift';
import { allowNotFound, TEMPLATES, WIDTHS } from './fixtures/site-map';
import type { Store } from './fixtures/store';
import { expect, test } from './fixtures/test';
import { sticksOut } from './fixtures/text-size';

test.use({ visitor: 'new' });

/** Share of the screen; what is called a good page stays below a tenth (Core Web Vitals). */
const HARDLY_SEEN = 0.01;

/** One page for each kind of first screen: pictures, facts, a list, a form, a long text. */
const FIRST_SCREENS = [
  'home',
  'product',
  'lead product',
  'collection',
  'search-driven collection',
  'cart',
  'content page',
  'finder',
  'blog post',
  'support',
  'dealers',
  'sign-in',
];

/**
 * Hardly anything moves while a page arrives on a slow machine. Its styles and fonts are kept from
 * an earlier visit, so that it is painted in parts.
 */
const staysWhileArriving = async (page: Page, store: Store, path: string): Promise<void> => {
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await store.open(path);
  const shifts = await layoutShifts(page);
  const moved = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(moved, JSON.stringify(shifts)).toBeLessThan(HARDLY_SEEN);
};

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

    if (FIRST_SCREENS.includes(name)) {
      await page.emulateMedia({ reducedMotion: null });
      await staysWhileArriving(page, store, path);
    }
  });
}
