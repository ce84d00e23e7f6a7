import { newAddress } from '../fixtures/account-area';
import { Appointments, BOISE } from '../fixtures/appointments';
import { expect, test } from '../fixtures/test';

test('the whole booking, a move and a cancellation work by keyboard', async ({
  page,
  request,
  store,
  keyboard,
}) => {
  const visits = new Appointments(page, store, request);
  const title = store.main.getByRole('heading', { level: 1 });
  await store.open('/account/appointments/book?postalCode=83702&dealerId=lf-83702');
  await expect(store.main.getByRole('radio', { name: BOISE.name })).toBeChecked();
  await store.main.getByRole('radio', { name: /^In-Home/ }).focus();
  await keyboard.press('ArrowDown');
  await expect(store.main.getByRole('radio', { name: /^Virtual/ })).toBeChecked();
  const days = store.main.getByRole('group', { name: 'Choose a date' }).getByRole('radio');
  await expect(days.first()).toBeVisible();
  // There are no earlier days yet: that button is disabled, but keeps its place.
  await keyboard.press('Tab', 'Tab');
  await expect(store.main.getByRole('button', { name: 'Later dates' })).toBeFocused();
  await keyboard.press('Tab', 'ArrowRight', 'ArrowRight');
  await expect(days.nth(2)).toBeChecked();
  await keyboard.press('Tab', 'Space');
  await expect(visits.times.getByRole('radio').first()).toBeChecked();
  await keyboard.press('Tab', 'Tab');
  await page.keyboard.type('Ana');
  await keyboard.press('Tab');
  await page.keyboard.type('Field');
  await keyboard.press('Tab');
  await page.keyboard.type('1 Lark Lane');
  await keyboard.press('Tab');
  await page.keyboard.type(newAddress());
  await keyboard.press('Enter');
  await expect(store.main.getByText('Phone number is required')).toBeVisible();
  await expect(store.main.getByLabel('Phone number')).toBeFocused();
  await page.keyboard.type('2085550199');
  await keyboard.press('Enter');
  await visits.isAt('Your consultation is booked');
  await expect(title).toBeFocused();

  await keyboard.use(store.main.getByRole('link', { name: 'Change or cancel it' }));
  await visits.isAt('Reschedule your consultation');
  await keyboard.goTo(days.first());
  await keyboard.press('ArrowRight');
  await expect(days.nth(1)).toBeChecked();
  await keyboard.goTo(visits.times.getByRole('radio').first());
  await keyboard.press('Space');
  await expect(visits.times.getByRole('radio').first()).toBeChecked();
  await keyboard.use(store.main.getByRole('button', { name: 'Reschedule consultation' }));
  await visits.isAt('Your consultation has been rescheduled');
  await expect(title).toBeFocused();

  const opener = store.main
    .getByRole('region', { name: 'Your consultation', exact: true })
    .getByRole('button', { name: 'Cancel consultation' });
  const dialog = page.getByRole('dialog', { name: 'Cancel this consultation?' });
  await keyboard.use(opener);
  await expect(dialog).toBeVisible();
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.use(dialog.getByRole('button', { name: 'Cancel consultation' }));
  await expect(store.main.getByText(/^Your consultation on .* was canceled/)).toBeVisible();
  await visits.isAt('Your consultation was canceled');
  await expect(title).toBeFocused();
});
