import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/test';

/** Holds the mouse button down for some frames, as a real finger does. */
const pressSlowly = async (page: Page, button: Locator): Promise<void> => {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not in the page.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 12; frame += 1) {
      await new Promise(resolve => requestAnimationFrame(resolve));
    }
  });
  // A pressed button is drawn slightly smaller around the same center.
  const pressed = await button.boundingBox();
  const middle = (pressed?.y ?? 0) + (pressed?.height ?? 0) / 2;
  expect(middle, 'nothing moves under the press').toBeCloseTo(box.y + box.height / 2, 0);
  await page.mouse.up();
};

test('the contact form is submitted by the press that leaves an invalid field', async ({
  page,
  store,
}) => {
  await store.open('/support/contact');
  const form = store.main.getByRole('form');
  await form.getByLabel('First name').fill('A');
  await form.getByLabel('Last name').focus();
  await expect(form.getByText('First name must be at least 2 characters')).toBeVisible();
  await form.getByLabel('Email').fill('ada@');
  await pressSlowly(page, form.getByRole('button', { name: 'Send message' }));
  await expect(form.getByText(/fields need another look/)).toBeVisible();
  await expect(form.getByText('We need a complete valid email address.')).toBeVisible();
});

test('a lead form is submitted by the press that leaves an invalid field', async ({
  page,
  store,
}) => {
  await store.open('/free-consultation');
  const form = store.main.getByRole('form', { name: 'Book a free visit' });
  await form.getByLabel('Email').fill('ada@');
  await form.getByLabel('Phone').focus();
  await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('ZIP code').fill('837');
  await pressSlowly(page, form.getByRole('button', { name: 'Book a free visit' }));
  await expect(form.getByText('First name is a required field')).toBeVisible();
  await expect(form.getByText('Invalid value for ZIP code')).toBeVisible();
});

test('the newsletter form of a page is submitted by the press that leaves an invalid field', async ({
  page,
  store,
}) => {
  await store.open('/spring-into-safety');
  const form = store.main.getByRole('form', { name: 'Sign up' });
  const email = form.getByLabel('Email address');
  await email.fill('dog@home');
  await pressSlowly(page, form.getByRole('button', { name: 'Sign up' }));
  await expect(form.getByText('Please re-check your email address.')).toBeVisible();
  await expect(email).toBeFocused();
});

test('the newsletter form in the footer is submitted by its first press', async ({
  page,
  store,
}) => {
  await store.open('/cart');
  const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
  await form.scrollIntoViewIfNeeded();
  await pressSlowly(page, form.getByRole('button', { name: 'Sign up' }));
  await expect(form.getByText('Email address required')).toBeVisible();
  await expect(form.getByLabel('Email address')).toBeFocused();
});
