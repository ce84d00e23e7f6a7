import type { Locator, Page } from '@playwright/test';
import { passCaptcha } from '../fixtures/pass-captcha';
import { expect, test } from '../fixtures/test';

const CONTACT = '/support/contact';

const formOf = (page: Page): Locator =>
  page.getByRole('form', { name: 'Message to customer care' });

const fillIn = async (form: Locator): Promise<void> => {
  await form.getByLabel('Topic').selectOption('order');
  await form.getByLabel('First name').fill('Avery');
  await form.getByLabel('Last name').fill('Quinn');
  await form.getByLabel('Email').fill('avery@example.com');
  await form.getByLabel('Message').fill('My parcel has stood still in Ohio for four days.');
};

const send = (form: Locator) => form.getByRole('button', { name: 'Send message' }).click();

test('a message reaches customer care despite a reload and a failure, without losing input', async ({
  store,
  page,
  sandbox,
  guard,
}) => {
  guard.allow(/503/);
  const form = formOf(page);
  await store.open(CONTACT);
  await send(form);
  await expect(form.getByText('First name is a required field')).toBeVisible();
  await expect(form.getByLabel('Topic')).toBeFocused();
  await fillIn(form);
  await page.reload();
  await expect(form.getByLabel('Message')).toHaveValue(/Ohio/);
  // The captcha loads with the first use of the form; a reload is not a use.
  await form.getByLabel('Message').focus();
  await passCaptcha(page);
  await sandbox.addFault({
    service: 'consumer-service',
    fault: { kind: 'status', status: 503 },
    times: 1,
  });
  await send(form);
  await expect(
    form.getByText('Please try again later, or contact customer support.'),
  ).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue(/Ohio/);
  await passCaptcha(page);
  await send(form);
  await expect(page.getByRole('heading', { name: 'Thank you, Avery' })).toBeFocused();
  await expect(page.getByText(/Your reference number is CT-\d+\./)).toBeVisible();
  expect(await sandbox.requests('consumer-service')).toHaveLength(2);
});

test('an invalid email address is reported at its field', async ({ store, page, guard }) => {
  guard.allow(/422/);
  const form = formOf(page);
  await store.open(`/en-ca${CONTACT}?product=LF-GPS`);
  await expect(form.getByLabel('Product or model number (optional)')).toHaveValue('LF-GPS');
  await fillIn(form);
  await form.getByLabel('Email').fill('avery@nowhere.invalid');
  await passCaptcha(page);
  await send(form);
  await expect(form.getByText('Please re-check your email address.')).toBeVisible();
  await expect(form.getByLabel('Email')).toBeFocused();
});

test('an article gets feedback with reasons', async ({ store, page, sandbox }) => {
  await store.open('/support/articles/gps-collar-does-not-charge');
  const feedback = page.getByRole('region', { name: 'Was this helpful?' });
  await feedback.getByRole('button', { name: 'No', exact: true }).click();
  await feedback.getByRole('checkbox', { name: 'Something was missing' }).check();
  await feedback.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you. A person reads every one of these.')).toBeFocused();
  expect(await sandbox.requests('consumer-service')).toHaveLength(2);
});

test('a video plays with its captions, and resumes where it was left', async ({ store, page }) => {
  await store.open('/videos/gps-collar-training');
  const film = page.locator('video');
  await page.getByRole('button', { name: 'Choose the posts, from 0:07' }).click();
  const place = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(place).toBeGreaterThan(7);
  await film.evaluate((video: HTMLVideoElement) => {
    video.pause();
    video.currentTime = 8;
  });
  const words = () =>
    film.evaluate((video: HTMLVideoElement) => {
      const cue = video.textTracks[0]?.activeCues?.[0];
      return cue instanceof VTTCue ? cue.text : null;
    });
  await expect.poll(words).toContain('Short posts suit most coats');
  await page.reload();
  await expect(page.getByText(/You left off at 0:08/)).toBeVisible();
});
