import type { APIRequestContext, Page } from '@playwright/test';
import { accessibilityViolations } from '../fixtures/accessibility-violations';
import { AccountArea } from '../fixtures/account-area';
import { Appointments } from '../fixtures/appointments';
import { ACCOUNT_SCREENS, WIDTHS } from '../fixtures/site-map';
import type { Store } from '../fixtures/store';
import { expect, test } from '../fixtures/test';
import { setLetters, sticksOut } from '../fixtures/text-size';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const AVERY = { email: 'avery@example.com', password: 'kennel-gate-40' };

const ID_TOKEN = 'identity_id_token_larkfield';

/** The widths of the window, and how high the bar may be there: at 1024 its tabs have two rows. */
const BAR_HEIGHTS = [
  [1024, 184],
  [1280, 132],
  [1440, 132],
  [1920, 132],
] as const;

/** What a sign-in left in the browser: one of each worker serves all its tests. */
let session: Readonly<Record<string, string>> | null = null;

const signIn = async (page: Page, request: APIRequestContext, store: Store): Promise<void> => {
  await store.skipPrompts('/');
  if (!session) {
    const account = new AccountArea(page, request);
    await account.signIn(AVERY);
    await account.isGreeted('Avery');
    session = await account.kept();
    return;
  }
  // A page without scripts, quicker than any of the shop's.
  await page.goto('/robots.txt');
  await page.evaluate(kept => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, session);
};

const isLoaded = async (store: Store): Promise<void> => {
  await expect(store.main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(store.main.locator('.account-skeleton, [aria-busy="true"]')).toHaveCount(0);
};

for (const screen of ACCOUNT_SCREENS) {
  const { name, path } = screen;
  test(`${name} fits every width and text of twice the size, and axe finds nothing`, async ({
    page,
    request,
    store,
  }) => {
    if (!('isOfVisitor' in screen)) await signIn(page, request, store);
    if ('hasAppointment' in screen) {
      await new Appointments(page, store, request).bookFor(session?.[ID_TOKEN] ?? '');
    }
    await store.open('first' in screen ? screen.first : path);
    await isLoaded(store);
    if ('first' in screen) {
      const first = store.main.getByRole('article').first().locator('a[href^="/account"]').first();
      await store.open(`${await first.getAttribute('href')}${path}`);
      await isLoaded(store);
    }
    expect(await accessibilityViolations(page)).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => sticksOut(page), `at ${width} pixels`).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await setLetters(page, '200%');
    await expect.poll(() => sticksOut(page), 'letters of twice the size').toEqual([]);
  });
}

test('the bar of the account greets in one line, in a low bar, at every desktop width', async ({
  page,
  request,
  store,
}) => {
  await signIn(page, request, store);
  await store.open('/account/orders');
  await isLoaded(store);
  const bar = store.main.locator('.account-bar');
  for (const [width, most] of BAR_HEIGHTS) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await bar.getByText('Welcome, Avery').evaluate(welcome => {
      const text = document.createRange();
      text.selectNodeContents(welcome);
      return text.getClientRects().length;
    });
    expect(lines, `lines of the greeting at ${width} pixels`).toBe(1);
    const box = await bar.boundingBox();
    expect(box?.height, `height of the bar at ${width} pixels`).toBeLessThanOrEqual(most);
  }
});

test('on a phone the screens below the first one begin with the tabs, and end them with the way out', async ({
  page,
  request,
  store,
}) => {
  await signIn(page, request, store);
  await page.setViewportSize({ width: 390, height: 844 });
  const welcome = store.main.getByText('Welcome, Avery');
  await store.open('/account');
  await expect(welcome).toBeVisible();
  await store.open('/account/orders');
  await isLoaded(store);
  await expect(welcome).toBeHidden();
  const bar = await store.main.locator('.account-bar').boundingBox();
  expect(bar?.height).toBeLessThanOrEqual(76);
  await store.main.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/account\/login/);
});
