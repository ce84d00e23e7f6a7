import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { accessibilityViolations } from '../fixtures/accessibility-violations';
import { AccountArea } from '../fixtures/account-area';
import type { Person } from '../fixtures/account-area';
import { expect, test } from '../fixtures/test';

const PLAYLIST = '/account/videos/playlists/gps-collar-training';
const FIRST = `${PLAYLIST}/fit-and-charge`;
const CONSUMER_SERVICE = /^http:\/\/127\.0\.0\.1:4851\/api\/v1\/video-progress/;

/** The film of a page. */
class Film {
  readonly video: Locator;

  constructor(readonly page: Page) {
    this.video = page.locator('video');
  }

  place(): Promise<number> {
    return this.video.evaluate((video: HTMLVideoElement) => video.currentTime);
  }

  state() {
    return this.video.evaluate((video: HTMLVideoElement) => ({
      isPaused: video.paused,
      isMuted: video.muted,
      speed: video.playbackRate,
      captions: video.textTracks[0]?.mode ?? null,
    }));
  }

  /** Plays by the keyboard and pauses in a chapter. */
  async watchFrom(chapter: string, seconds: number): Promise<void> {
    await this.page.getByRole('button', { name: chapter }).click();
    await expect.poll(() => this.place()).toBeGreaterThan(seconds);
    await this.page.keyboard.press('k');
    await expect.poll(async () => (await this.state()).isPaused).toBe(true);
  }

  /** Plays the last second. */
  async watchTheEnd(): Promise<void> {
    await this.video.evaluate(async (video: HTMLVideoElement) => {
      await video.play();
      video.currentTime = video.duration - 0.5;
    });
  }
}

const saved = (page: Page) =>
  page.waitForResponse(
    each => CONSUMER_SERVICE.test(each.url()) && each.request().method() === 'PUT' && each.ok(),
  );

const onAnotherDevice = async (browser: Browser, person: Person): Promise<BrowserContext> => {
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL ?? '' });
  const page = await context.newPage();
  const account = new AccountArea(page, context.request);
  await account.signIn(person);
  await account.isGreeted('Robin');
  return context;
};

test('watch, leave, resume here and on another device, and go on with the next one', async ({
  page,
  request,
  store,
  browser,
}) => {
  test.slow();
  await store.skipPrompts('/');
  const account = new AccountArea(page, request);
  const person = await account.joinAsNew();
  await account.main.getByRole('link', { name: 'Training Videos', exact: true }).click();
  await account.isAt('Training Videos');
  await expect(account.main.getByText('Not started').first()).toBeVisible();
  expect(await accessibilityViolations(page, 'main')).toEqual([]);

  await account.main.getByRole('link', { name: 'GPS collar training' }).click();
  await account.isAt('GPS collar training');
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await account.main.getByRole('link', { name: 'Start with Lesson 1: Fit and charge' }).click();
  await account.isAt('Lesson 1: Fit and charge');
  const film = new Film(page);
  expect((await film.state()).isPaused).toBe(true);
  expect(await accessibilityViolations(page, 'main')).toEqual([]);

  const reply = saved(page);
  await film.watchFrom('Choose the posts, from 0:07', 8);
  await reply;
  const place = await film.place();
  await page.getByRole('link', { name: 'GPS collar training' }).first().click();
  await account.isAt('GPS collar training');
  await expect(account.main.getByText(/^Resumes at 0:0[89]$/)).toBeVisible();

  const other = await onAnotherDevice(browser, person);
  const there = await other.newPage();
  await there.goto('/account/videos');
  await there.getByRole('link', { name: /^Lesson 1: Fit and charge, from 0:0[89]$/ }).click();
  const filmThere = new Film(there);
  await expect(there.getByText(/Resumes at 0:0[89]/).first()).toBeVisible();
  // The shortcuts come with the player's controls.
  await expect(there.getByLabel('Speed')).toBeVisible();
  await filmThere.video.focus();
  await there.keyboard.press('k');
  await expect.poll(() => filmThere.place()).toBeGreaterThan(place - 0.2);
  const watched = saved(there);
  await filmThere.watchTheEnd();
  const next = there.getByRole('main').getByText('Next: Lesson 2: Wear it and forget it');
  await expect(next).toBeVisible();
  await watched;
  expect(await accessibilityViolations(there, 'main')).toEqual([]);
  await expect(there).toHaveURL(/\/wear-it-and-forget-it$/, { timeout: 20_000 });
  await expect.poll(async () => (await filmThere.state()).isPaused).toBe(false);
  await there.keyboard.press('Tab');
  await filmThere.watchTheEnd();
  await there.getByRole('button', { name: 'Stay here' }).click();
  await expect(there.getByText(/^Starts in/)).toHaveCount(0);
  await there.getByRole('button', { name: 'Play now' }).click();
  await expect(there).toHaveURL(/\/draw-the-line$/);
  await other.close();

  await page.goto(PLAYLIST);
  await expect(account.main.getByText('2 of 8 watched')).toBeVisible();
  await expect(account.main.getByText('Watched', { exact: true })).toHaveCount(2);
});

test('a playlist, captions, speed and sound by the keyboard', async ({
  page,
  request,
  store,
  keyboard,
}) => {
  await store.skipPrompts('/');
  const account = new AccountArea(page, request);
  await account.joinAsNew();
  await page.goto('/account/videos');
  const title = account.main.getByRole('heading', { level: 1 });
  await keyboard.use(account.main.getByRole('link', { name: 'GPS collar training' }));
  await account.isAt('GPS collar training');
  await expect(title).toBeFocused();
  await keyboard.use(account.main.getByRole('link', { name: /^Start with Lesson 1/ }));
  await account.isAt('Lesson 1: Fit and charge');
  await expect(title).toBeFocused();
  const film = new Film(page);
  await expect(page.getByLabel('Speed')).toBeVisible();
  await page.getByRole('button', { name: /^Play: / }).focus();
  const is = (what: Readonly<Record<string, unknown>>) =>
    expect.poll(() => film.state()).toMatchObject(what);
  await is({ captions: 'showing', speed: 1, isPaused: true, isMuted: false });
  await page.keyboard.press(' ');
  await is({ isPaused: false });
  await expect(film.video).toBeFocused();
  await expect.poll(() => film.place()).toBeGreaterThan(0);
  await page.keyboard.press('c');
  await is({ captions: 'disabled' });
  await expect(page.getByRole('button', { name: 'Captions', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await page.keyboard.press('>');
  await page.keyboard.press('>');
  await is({ speed: 1.5 });
  await expect(page.getByLabel('Speed')).toHaveValue('1.5');
  await page.keyboard.press('m');
  await is({ isMuted: true });
  await page.keyboard.press(' ');
  await is({ isPaused: true });
  const before = await film.place();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => film.place()).toBeGreaterThan(before + 0.5);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('VIDEO');
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();

  await page.reload();
  await expect(page.getByLabel('Speed')).toHaveValue('1.5');
  await is({ captions: 'disabled', speed: 1.5 });
  await page.getByText('Keyboard shortcuts').click();
  await expect(page.getByText('Captions on or off')).toBeVisible();
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
});

test.describe('without a service', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the film plays, and the place is saved once the service answers', async ({
    page,
    request,
    store,
    sandbox,
    guard,
  }) => {
    guard.allow(/answered 503|status of 503/);
    await store.skipPrompts('/');
    const account = new AccountArea(page, request);
    await account.joinAsNew();
    await sandbox.addFault({
      service: 'consumer-service',
      match: { path: '/api/v1/video-progress' },
      fault: { kind: 'status', status: 503 },
    });
    await page.goto(FIRST);
    const film = new Film(page);
    const alert = account.main.getByRole('alert');
    await expect(alert).toContainText('Your progress could not be loaded.');
    await film.watchFrom('Choose the posts, from 0:07', 8);
    await film.watchTheEnd();
    await expect(account.main.getByText('Next: Lesson 2: Wear it and forget it')).toBeVisible();
    // Who wants less motion is led nowhere.
    await expect(account.main.getByText(/^Starts in/)).toHaveCount(0);
    await page.reload();
    await expect(account.main.getByText('Watched', { exact: true })).toBeVisible();
    await expect(alert).toBeVisible();

    await sandbox.clearFaults();
    const reply = saved(page);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await reply;
    await expect(alert).toHaveCount(0);
    await page.evaluate(() => {
      Object.keys(localStorage)
        .filter(key => key.startsWith('video_'))
        .forEach(key => localStorage.removeItem(key));
    });
    await page.goto(PLAYLIST);
    await expect(account.main.getByText('1 of 8 watched')).toBeVisible();
  });

  test('a film that cannot be loaded says so and is tried again', async ({
    page,
    request,
    store,
    guard,
  }) => {
    guard.allow(/fit-and-charge|ERR_FAILED|net::/);
    await store.skipPrompts('/');
    const account = new AccountArea(page, request);
    await account.joinAsNew();
    await page.route('**/*.webm*', route => route.abort());
    await page.goto(FIRST);
    const film = new Film(page);
    await film.video.focus();
    await page.keyboard.press('k');
    const alert = account.main.getByRole('alert');
    await expect(alert).toContainText('The video could not be played.');
    expect(await accessibilityViolations(page, 'main')).toEqual([]);
    await page.unroute('**/*.webm*');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => film.place()).toBeGreaterThan(0);
    await expect(alert).toHaveCount(0);
  });
});

for (const prefix of ['', '/en-ca']) {
  test(`${prefix}/account/videos/playlists leads to the videos for now`, async ({ request }) => {
    const reply = await request.get(`${prefix}/account/videos/playlists`, { maxRedirects: 0 });
    expect(reply.status()).toBe(302);
    expect(reply.headers().location).toMatch(new RegExp(`${prefix}/account/videos$`));
  });
}
