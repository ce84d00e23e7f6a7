import { buyOnAutoship } from '../fixtures/buy-on-autoship';
import { expect, test } from '../fixtures/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('two windows change one subscription, and neither overwrites what it has not seen', async ({
  page,
  request,
  store,
  context,
}) => {
  const billing = await buyOnAutoship({ page, request, store });
  const { id, next_charge_scheduled_at: first } = await billing.newest();
  const path = `/account/subscriptions/${id}`;
  const other = await context.newPage();
  const form = page.getByRole('dialog');
  const otherForm = other.getByRole('dialog');

  await store.open(`${path}/quantity`);
  await other.goto(`${path}/quantity`);
  await form.getByRole('button', { name: 'One more' }).click();
  await otherForm.getByRole('button', { name: 'One more' }).click();
  await otherForm.getByRole('button', { name: 'One more' }).click();
  await otherForm.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Your changes have been saved.')).toBeVisible();
  await expect(form.getByRole('alert')).toHaveText(/^This was changed in another window\./);
  await expect(form.getByRole('textbox', { name: 'Quantity' })).toHaveValue('3');
  await form.getByRole('button', { name: 'One more' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(store.main.getByText('Your changes have been saved.')).toBeVisible();
  expect((await billing.newest()).quantity).toBe(4);

  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByText('Your change could not be undone.')).toBeVisible();
  expect((await billing.newest()).quantity).toBe(4);

  await store.open(`${path}/skip`);
  await expect(form.getByRole('button', { name: 'Skip this delivery' })).toBeVisible();
  await other.goto(`${path}/skip`);
  await otherForm.getByRole('button', { name: 'Skip this delivery' }).click();
  await expect(other.getByText('Your order is skipped.')).toBeVisible();
  await expect(form.getByRole('alert')).toContainText('was changed in another window');
  const { next_charge_scheduled_at: second } = await billing.newest();
  expect(second).not.toBe(first);
  await form.getByRole('button', { name: 'Keep it' }).click();
  await expect(form).toBeHidden();
  expect((await billing.newest()).next_charge_scheduled_at).toBe(second);
});
