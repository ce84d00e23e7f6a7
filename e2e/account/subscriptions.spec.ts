import type { Page } from '@playwright/test';
import { addMonths } from '~/src/domain/calendar/store-day';
import { accessibilityViolations } from '../fixtures/accessibility-violations';
import { buyOnAutoship } from '../fixtures/buy-on-autoship';
import { expect, test } from '../fixtures/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const written = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

test('what is bought on autoship is seen, skipped in two taps, paused, changed, cancelled and reactivated', async ({
  guard,
  page,
  request,
  store,
}) => {
  test.slow();
  // The provider counts the calls of the whole shop: two tests at once reach its limit, and are answered later.
  guard.allow(/answered 429: \S+:4845\/|status of 429 .*:4845\//);
  const billing = await buyOnAutoship({ page, request, store });
  const booked = await billing.newest();
  const { id } = booked;
  const first = booked.next_charge_scheduled_at ?? '';
  const form = page.getByRole('dialog');
  const fact = (label: string) =>
    store.main.locator('.sub-facts > div').filter({ has: page.getByText(label, { exact: true }) });
  const saved = (sentence: string) => expect(store.main.getByText(sentence)).toBeVisible();
  const isBooked = (what: Readonly<Record<string, unknown>>) =>
    expect.poll(() => billing.newest()).toMatchObject(what);

  await store.open('/account/subscriptions');
  const next = store.main.getByRole('region', { name: 'Next delivery' });
  await expect(next.getByText('Total with shipping and taxes')).toBeVisible();
  expect(await accessibilityViolations(page, 'main')).toEqual([]);

  await next.getByRole('link', { name: 'Skip this delivery' }).click();
  await expect(
    form.getByText(`Your upcoming order on ${written(first)} will be skipped.`),
  ).toBeVisible();
  expect(await accessibilityViolations(page, 'dialog[open]')).toEqual([]);
  await form.getByRole('button', { name: 'Skip this delivery' }).click();
  await expect(page).toHaveURL(/\/account\/subscriptions$/);
  await saved('Your order is skipped.');
  const second = addMonths(first, 3, booked.order_day_of_month ?? undefined);
  await isBooked({ next_charge_scheduled_at: second });
  await expect(next.locator(`time[datetime="${second}"]`)).toBeVisible();

  await store.main.getByRole('article').getByRole('link').click();
  await expect(fact('Next order date')).toContainText(written(second));
  await expect(fact('Status')).toContainText('Next delivery skipped');
  await store.main.getByRole('button', { name: 'Undo skip' }).click();
  await saved('Your change has been undone.');
  await isBooked({ next_charge_scheduled_at: first });
  await store.main.getByRole('link', { name: 'Skip this delivery' }).click();
  await form.getByRole('button', { name: 'Skip this delivery' }).click();
  await isBooked({ next_charge_scheduled_at: second });
  expect(await accessibilityViolations(page, 'main')).toEqual([]);

  await store.main.getByRole('link', { name: 'Pause', exact: true }).click();
  await form.getByRole('radio', { name: /^1 Month/ }).check();
  const third = addMonths(second, 1);
  await expect(
    form.getByText(`Your upcoming shipment moves from ${written(second)} to ${written(third)}.`),
  ).toBeVisible();
  expect(await accessibilityViolations(page, 'dialog[open]')).toEqual([]);
  await form.getByRole('button', { name: 'Pause subscription' }).click();
  await saved('Your subscription has been paused');
  await isBooked({ next_charge_scheduled_at: third });

  await store.main.getByRole('link', { name: 'Change: Frequency' }).click();
  await expect(form.getByRole('radio', { name: 'Quarterly' })).toBeChecked();
  expect(await accessibilityViolations(page, 'dialog[open]')).toEqual([]);
  await form.getByRole('radio', { name: 'Semi-Annually' }).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await saved('Your changes have been saved.');
  await expect(fact('Frequency')).toContainText('Semi-Annually');
  await isBooked({ order_interval_frequency: 6, order_interval_unit: 'month' });

  await store.open(`/account/subscriptions/${id}/quantity`);
  await form.getByRole('button', { name: 'One more' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await saved('Your changes have been saved.');
  await isBooked({ quantity: 2 });

  await store.main.getByRole('link', { name: 'Cancel subscription' }).click();
  await form.getByRole('radio', { name: 'I already have more than I need' }).check();
  expect(await accessibilityViolations(page, 'dialog[open]')).toEqual([]);
  await form.getByRole('button', { name: 'Continue' }).click();
  await form.getByText('Add a comment').click();
  await form.getByLabel(/^Anything else/).fill('Two are left.');
  expect(await accessibilityViolations(page, 'dialog[open]')).toEqual([]);
  await form.getByRole('button', { name: 'Cancel subscription' }).click();
  await saved('Your subscription has been canceled.');
  await expect(fact('Status')).toContainText('Canceled');
  await isBooked({
    status: 'cancelled',
    cancellation_reason: 'I already have more than I need',
    cancellation_reason_comments: 'Two are left.',
  });
  await store.open(`/account/subscriptions/${id}/cancel`);
  await expect(form.getByText('You cannot cancel non-active subscription.')).toBeVisible();
  await form.getByRole('button', { name: 'Back to the subscription' }).click();

  await store.main.getByRole('link', { name: 'Reactivate' }).click();
  await form.getByRole('button', { name: 'Reactivate' }).click();
  await saved('Your subscription is active again.');
  await expect(fact('Status')).toContainText('Active');
  await isBooked({ status: 'active' });
});

test('a change shows before the provider has answered, comes back if refused, and is seen in another tab', async ({
  page,
  request,
  store,
  context,
  guard,
}) => {
  guard.allow(/status of 500|answered 500/);
  const billing = await buyOnAutoship({ page, request, store });
  const { id } = await billing.newest();
  const path = `/account/subscriptions/${id}`;
  const other = await context.newPage();
  await other.goto(path);
  const quantityOf = (tab: Page) =>
    tab.locator('.sub-facts > div').filter({ has: tab.getByText('Quantity', { exact: true }) });
  await expect(quantityOf(other)).toContainText('1');

  type Answer = (isWell: boolean) => void;
  let ask: (answer: Answer) => void = () => undefined;
  await page.route(`**/subscriptions/${id}?*`, async route => {
    if (route.request().method() !== 'PUT') return route.fallback();
    const isWell = await new Promise<boolean>(resolve => ask(resolve));
    return isWell ? route.continue() : route.fulfill({ status: 500, json: { error: 'Down' } });
  });
  const change = async (): Promise<Answer> => {
    await store.open(`${path}/quantity`);
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'One more' }).click();
    const asked = new Promise<Answer>(resolve => (ask = resolve));
    await form.getByRole('button', { name: 'Save' }).click();
    return asked;
  };

  const refuse = await change();
  await expect(quantityOf(page)).toContainText('2');
  refuse(false);
  await expect(
    store.main.getByText('Your changes could not be saved at this time. Please try again later.'),
  ).toBeVisible();
  await expect(quantityOf(page)).toContainText('1');
  expect((await billing.newest()).quantity).toBe(1);

  const confirm = await change();
  await expect(quantityOf(page)).toContainText('2');
  confirm(true);
  await expect(store.main.getByText('Your changes have been saved.')).toBeVisible();
  expect((await billing.newest()).quantity).toBe(2);
  await expect(quantityOf(other)).toContainText('2');
});

test('the keyboard opens an action, leaves it and comes back to its link', async ({
  page,
  request,
  store,
  keyboard,
}) => {
  const billing = await buyOnAutoship({ page, request, store });
  const { id } = await billing.newest();
  await store.open(`/account/subscriptions/${id}`);
  const pause = store.main.getByRole('link', { name: 'Pause', exact: true });
  await keyboard.goTo(pause);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pause$/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/subscriptions/${id}$`));
  await keyboard.goTo(pause);
  await keyboard.press('Enter');
  await keyboard.goTo(page.getByRole('dialog').getByRole('button', { name: 'Keep as it is' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(pause).toBeFocused();
});

test('the product is swapped and the address changed, in the provider’s books too', async ({
  page,
  request,
  store,
}) => {
  const billing = await buyOnAutoship({ page, request, store });
  const { id, sku } = await billing.newest();
  const form = page.getByRole('dialog');
  await store.open(`/account/subscriptions/${id}/swap`);
  await form.getByRole('radio').first().check();
  await form.getByRole('button', { name: 'Swap product' }).click();
  await expect(store.main.getByText('Your changes have been saved.')).toBeVisible();
  await expect.poll(async () => (await billing.newest()).sku).not.toBe(sku);
  const { sku: swapped } = await billing.newest();
  await store.main.getByText('More details').click();
  await expect(store.main.getByText(swapped, { exact: true })).toBeVisible();

  await store.open(`/account/subscriptions/${id}/address`);
  await form.getByRole('button', { name: 'Edit this address' }).click();
  await form.getByLabel('Address', { exact: true }).fill('7 Mill Race');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(store.main.getByText('Your changes have been saved.')).toBeVisible();
  await expect(store.main.getByText('7 Mill Race')).toBeVisible();
  await expect.poll(async () => billing.streetOf(await billing.newest())).toBe('7 Mill Race');

  await store.open(`/account/subscriptions/${id}/address`);
  await form.getByRole('button', { name: 'Use a new address' }).click();
  await form.getByLabel('Address', { exact: true }).fill('9 Quarry Road');
  await form.getByLabel('City').fill('Nampa');
  await form.getByLabel('State').selectOption('Idaho');
  await form.getByLabel('ZIP code').fill('83651');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(store.main.getByText('Your changes have been saved.')).toBeVisible();
  await expect.poll(async () => billing.streetOf(await billing.newest())).toBe('9 Quarry Road');
});
