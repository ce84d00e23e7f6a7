import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';

const CONTACT = '/support/contact';

const passCaptcha = async (page: Page): Promise<void> => {
  const frame = page.frameLocator('iframe[title="reCAPTCHA"]');
  await frame.getByRole('checkbox', { name: "I'm not a robot" }).check();
  await expect(frame.getByRole('checkbox')).toBeDisabled();
};

const fillIn = async (page: Page): Promise<void> => {
  await page.getByLabel('Topic').selectOption('order');
  await page.getByLabel('First name').fill('Avery');
  await page.getByLabel('Last name').fill('Quinn');
  await page.getByLabel('Email').fill('avery@example.com');
  await page.getByLabel('Message').fill('My parcel has stood still in Ohio for four days.');
};

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

test('a message reaches customer care, past a reload and a failure that lose nothing', async ({
  store,
  page,
  sandbox,
  guard,
}) => {
  guard.allow(/503/);
  await store.open(CONTACT);
  await send(page);
  await expect(page.getByText('First name is a required field')).toBeVisible();
  await expect(page.getByLabel('Topic')).toBeFocused();
  await fillIn(page);
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue(/Ohio/);
  await passCaptcha(page);
  await sandbox.addFault({ service: 'service', fault: { kind: 'status', status: 503 }, times: 1 });
  await send(page);
  await expect(
    page.getByText('Please try again later, or contact customer support.'),
  ).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue(/Ohio/);
  await passCaptcha(page);
  await send(page);
  await expect(page.getByRole('heading', { name: 'Thank you, Avery' })).toBeFocused();
  await expect(page.getByText(/Its number is CT-\d+\./)).toBeVisible();
  expect(await sandbox.requests('service')).toHaveLength(2);
});

test('an address that takes no mail is told at its field', async ({ store, page, guard }) => {
  guard.allow(/422/);
  await store.open(`/en-ca${CONTACT}?product=LF-GPS`);
  await expect(page.getByLabel('Product or model number (optional)')).toHaveValue('LF-GPS');
  await fillIn(page);
  await page.getByLabel('Email').fill('avery@nowhere.invalid');
  await passCaptcha(page);
  await send(page);
  await expect(page.getByText('Please re-check your email address.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('an article is judged, with reasons', async ({ store, page, sandbox }) => {
  await store.open('/support/articles/gps-collar-does-not-charge');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Something was missing' }).check();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you. A person reads every one of these.')).toBeFocused();
  expect(await sandbox.requests('service')).toHaveLength(2);
});

test('a film plays with its captions, and goes on where it was left', async ({ store, page }) => {
  await store.open('/videos/gps-collar-training');
  const film = page.locator('video');
  await page.getByRole('button', { name: 'Choose the posts, from 0:07' }).click();
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(7);
  const words = () =>
    film.evaluate((video: HTMLVideoElement) => {
      const cue = video.textTracks[0]?.activeCues?.[0];
      return cue instanceof VTTCue ? cue.text : null;
    });
  await expect.poll(words).toContain('Short posts suit most coats');
  await film.evaluate((video: HTMLVideoElement) => video.pause());
  await page.reload();
  await expect(page.getByText(/You stopped at 0:0[789]/)).toBeVisible();
});
