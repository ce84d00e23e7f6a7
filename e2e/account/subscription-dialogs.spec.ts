import { accessibilityViolations } from '../fixtures/accessibility-violations';
import { buyOnAutoship } from '../fixtures/buy-on-autoship';
import { expect, test } from '../fixtures/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const DAY_MS = 24 * 60 * 60 * 1000;

const dayAfter = (day: string | null, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

test('every change of a subscription is made by keyboard, reaches the books, and axe finds nothing', async ({
  guard,
  page,
  request,
  store,
  keyboard,
}) => {
  test.slow();
  // The provider counts the calls of the whole shop: two tests at once reach its limit.
  guard.allow(/answered 429: \S+:4845\/|status of 429 .*:4845\//);
  const billing = await buyOnAutoship({ page, request, store });
  const { id, next_charge_scheduled_at: first, sku } = await billing.newest();
  const path = `/account/subscriptions/${id}`;
  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const start = async (link: string): Promise<void> => {
    await keyboard.use(store.main.getByRole('link', { name: link, exact: true }));
    await expect(dialog).toBeVisible();
    expect(await accessibilityViolations(page, 'dialog[open]'), link).toEqual([]);
  };
  const isSaved = async (sentence = 'Your changes have been saved.'): Promise<void> => {
    await expect(dialog).toBeHidden();
    await expect(store.main.getByText(sentence)).toBeVisible();
  };
  const isBooked = (what: Readonly<Record<string, unknown>>) =>
    expect.poll(() => billing.newest()).toMatchObject(what);
  await store.open(path);

  await start('Change: Quantity');
  await keyboard.use(button('One more'));
  await keyboard.use(button('Save'));
  await isSaved();
  await isBooked({ quantity: 2 });

  await start('Change: Next order date');
  await keyboard.goTo(dialog.getByRole('radio', { checked: true }));
  await dialog.getByRole('radio', { name: /^1 week later/ }).focus();
  await keyboard.press('Space');
  await keyboard.use(button('Save'));
  await isSaved();
  await isBooked({ next_charge_scheduled_at: dayAfter(first, 7) });

  await start('Change: Next order date');
  await dialog.getByRole('radio', { name: 'Another day' }).focus();
  await keyboard.press('Space');
  const field = dialog.getByLabel('Next order date');
  await field.fill('2001-01-01');
  await keyboard.use(button('Save'));
  await expect(dialog.getByText('Please select a valid date for your next order.')).toBeVisible();
  expect(await accessibilityViolations(page, 'dialog[open]')).toEqual([]);
  await field.fill(dayAfter(first, 20));
  await keyboard.use(button('Save'));
  await isSaved();
  await isBooked({ next_charge_scheduled_at: dayAfter(first, 20) });

  await start('Change: Shipping address');
  await keyboard.use(button('Edit this address'));
  expect(await accessibilityViolations(page, 'dialog[open]')).toEqual([]);
  const street = dialog.getByLabel('Address', { exact: true });
  await keyboard.goTo(street);
  await keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('12 Weir Lane');
  await keyboard.use(button('Save address'));
  await isSaved();
  await expect.poll(async () => billing.streetOf(await billing.newest())).toBe('12 Weir Lane');

  await start('Swap product');
  await keyboard.goTo(dialog.getByRole('radio').first());
  await keyboard.press('Space');
  await keyboard.use(button('Swap product'));
  await isSaved();
  await expect.poll(async () => (await billing.newest()).sku).not.toBe(sku);

  await start('Cancel subscription');
  await keyboard.goTo(dialog.getByRole('radio').first());
  await keyboard.press('Space');
  await keyboard.use(button('Continue'));
  await keyboard.use(button('Cancel subscription'));
  await isSaved('Your subscription has been canceled.');
  await isBooked({ status: 'cancelled' });

  await start('Reactivate');
  await keyboard.use(button('Reactivate'));
  await isSaved('Your subscription is active again.');
  await isBooked({ status: 'active' });
});
