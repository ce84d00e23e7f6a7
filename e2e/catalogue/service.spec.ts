import { accessibilityViolations } from '../fixtures/accessibility-violations';
import { expect, test } from '../fixtures/test';

const POSTAL_CODE = '83702';

test('a service shows free days near the shopper in place of a quantity', async ({
  page,
  store,
}) => {
  await store.openProduct('training-consultation');
  await expect(store.main.getByLabel('Quantity')).toHaveCount(0);
  await expect(store.main.getByText('Each session lasts about 1 hour.')).toBeVisible();
  const field = store.main.getByLabel('ZIP or postal code');
  await field.fill('837');
  await store.main.getByRole('button', { name: 'Show dates' }).click();
  await expect(store.main.getByText('Please enter a valid ZIP or Postal Code')).toBeVisible();

  await field.fill(POSTAL_CODE);
  await field.press('Enter');
  const days = store.main.getByRole('group', { name: 'Choose your dealer' }).getByRole('radio');
  await expect(days.first()).toBeVisible();
  expect(await days.count()).toBeGreaterThan(0);
  await days.first().check();
  await expect(store.main.getByText(/is your dealer now/)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  await store.addButton.click();
  await expect(store.toast).toBeVisible();
  await store.expectCount(1);
});

test('a service can be added to the cart while no dates are known', async ({
  page,
  guard,
  store,
}) => {
  guard.allow(/ifb-dealer-search|ERR_FAILED/);
  await page.route('**/prod/ifb-dealer-search*', route => route.abort());
  await store.openProduct('training-consultation');
  await store.main.getByLabel('ZIP or postal code').fill(POSTAL_CODE);
  await store.main.getByRole('button', { name: 'Show dates' }).click();
  await expect(store.main.getByText(/^We could not load the dates/)).toBeVisible();
  await store.addButton.click();
  await expect(store.toast).toBeVisible();
});
