import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

const FORMS = 'http://127.0.0.1:4852';
const EMAIL_TOOL = 'http://127.0.0.1:4853';

/** An address that only this test uses. */
const addressOf = (name: string): string => `${name}-${Date.now()}@mail.example`;

const known = async (page: Page, address: string): Promise<string> =>
  (await page.request.get(address)).text();

test('the newsletter asks for an address alone, shows its code, and then asks for more', async ({
  page,
  store,
}) => {
  const email = addressOf('newsletter');
  await store.open('/spring-into-safety');
  const form = store.main.getByRole('form', { name: 'Sign up' });
  const submit = form.getByRole('button', { name: 'Sign up' });
  await expect(form.getByRole('textbox')).toHaveCount(1);
  const ask = store.main.getByText(/^Join our email list/);
  await expect(ask).toBeVisible();
  await submit.click();
  await expect(form.getByText('Email address required')).toBeVisible();
  await expect(form.getByLabel('Email address')).toBeFocused();
  await form.getByLabel('Email address').fill('dog@home');
  await expect(form.getByText('Please re-check your email address.')).toBeVisible();
  await form.getByLabel('Email address').fill(email);
  await submit.click();
  await expect(store.main.getByText('You are on the list')).toBeVisible();
  await expect(ask).toBeHidden();
  expect(await known(page, `${EMAIL_TOOL}/profiles`)).toContain(email);

  const more = store.main.getByRole('form', { name: /^Tell us a little more/ });
  await more.getByRole('button', { name: 'Save' }).click();
  await expect(more.getByText('First name required')).toBeVisible();
  await expect(more.getByText('Please select an interest')).toBeVisible();
  await more.getByLabel('First name').fill('Zephyrine');
  await more.getByRole('radio', { name: 'Cat' }).check();
  await more.getByRole('button', { name: 'Save' }).click();
  await expect(store.main.getByText('Saved. Thank you.')).toBeVisible();
  expect(await known(page, `${EMAIL_TOOL}/profiles`)).toContain('Zephyrine');

  await store.main.getByRole('link', { name: 'Shop with WELCOME10' }).click();
  await store.isAt('Shop');
  await expect(page).toHaveURL(/discount=WELCOME10/);
});

test('the newsletter form in the footer signs up with an address alone', async ({
  page,
  store,
}) => {
  const email = addressOf('footer');
  await store.open('/cart');
  const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
  await form.getByLabel('Email address').pressSequentially(email);
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('contentinfo').getByText('You are on the list')).toBeVisible();
  expect(await known(page, `${EMAIL_TOOL}/profiles`)).toContain(email);
});

test('a consultation request includes the code of the link', async ({ page, store }) => {
  const email = addressOf('lead');
  await store.open('/free-consultation?referral_code=PLAY150&utm_source=post');
  const form = store.main.getByRole('form', { name: 'Book a free visit' });
  await form.getByRole('button', { name: 'Book a free visit' }).click();
  await expect(form.getByText('First name is a required field')).toBeVisible();
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Moss');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('(208) 555-0100');
  await form.getByLabel('ZIP code').fill('837');
  await form.getByLabel('What is it about?').selectOption('I am not sure yet');
  await expect(form.getByText('Invalid value for ZIP code')).toBeVisible();
  await form.getByLabel('ZIP code').fill('83702');
  await form.getByRole('button', { name: 'Book a free visit' }).click();
  await expect(store.main.getByText('Thank you. A dealer will call you.')).toBeVisible();
  const leads = await known(page, `${FORMS}/leads`);
  const [lead] = leads.split('"requestId"').filter(each => each.includes(email));
  expect(lead).toContain('"referral_code":"PLAY150"');
  // This visitor declined analytics.
  expect(lead).not.toContain('utm_source');
});

test('a shopper signs up for a stock alert after a captcha', async ({ page, store }) => {
  const email = addressOf('alert');
  await store.openProduct('gps-collar');
  await store.choose('Size', 'L');
  await store.choose('Color', 'Coral');
  await store.main.getByRole('button', { name: 'Notify me when it is available' }).click();
  const dialog = page.getByRole('dialog', { name: 'Notify me when it is available' });
  await dialog.getByRole('button', { name: 'Notify me', exact: true }).click();
  await expect(dialog.getByText('Email address required')).toBeVisible();
  await expect(dialog.getByText('Please complete the CAPTCHA')).toBeVisible();
  await dialog.getByLabel('Email address').fill(email);
  const captcha = dialog.frameLocator('iframe[title="reCAPTCHA"]');
  await captcha.getByRole('checkbox', { name: "I'm not a robot" }).check();
  await expect(dialog.getByText('Please complete the CAPTCHA')).toBeHidden();
  await dialog.getByRole('button', { name: 'Notify me', exact: true }).click();
  await expect(dialog.getByText('We will email you')).toBeVisible();
  expect(await known(page, `${EMAIL_TOOL}/profiles`)).toContain(email);
  await page.keyboard.press('Escape');
  await store.expectCount(0);

  // Another address is another alert.
  await store.main.getByLabel('Email address').fill('other@example.com');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Email address')).toHaveValue('other@example.com');
});

test('tabs react to arrow keys and the address', async ({ page, store }) => {
  await store.open('/why-gps-collar#tab-who-should-look-at-wire');
  const tabs = store.main.getByRole('tablist');
  const wire = tabs.getByRole('tab', { name: 'Who should look at wire' });
  await expect(wire).toHaveAttribute('aria-selected', 'true');
  await expect(wire).toBeInViewport();
  await wire.focus();
  await page.keyboard.press('Home');
  await expect(tabs.getByRole('tab', { name: "Who it's for" })).toBeFocused();
  await expect(store.main.getByRole('tabpanel', { name: "Who it's for" })).toBeVisible();
  await expect(store.main.getByRole('tabpanel')).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/#tab-what-you-pay-again$/);
});

test('a video plays on request, with its captions', async ({ store }) => {
  await store.open('/why-gps-collar');
  await expect(store.main.locator('video')).toHaveCount(0);
  await store.main.getByRole('link', { name: 'Watch: Draw the line' }).click();
  const film = store.main.locator('video');
  await expect(film).toBeFocused();
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length))
    .toBe(6);
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.duration))
    .toBeGreaterThan(10);
});
