import { AccountArea, newAddress } from '../fixtures/account-area';
import { accessibilityViolations } from '../fixtures/accessibility-violations';
import { Appointments, BOISE, TWIN_FALLS } from '../fixtures/appointments';
import { hold } from '../fixtures/hold';
import { expect, test } from '../fixtures/test';

const PATH = '/account/appointments/book';
const GONE =
  "The date and time you've selected is no longer available. Please select a different date or time";
const isBooking = (address: string, method: string): boolean =>
  method === 'POST' && new URL(address).pathname === '/api/v1/appointments';

test('a visitor books from a dealer’s page, has the file and mails, and moves it by their link', async ({
  page,
  request,
  store,
  sandbox,
}) => {
  const visits = new Appointments(page, store, request);
  const email = newAddress();
  await store.open('/dealers?postalCode=83702');
  await store.main.getByRole('link', { name: 'Book a visit with Larkfield of Boise' }).click();
  await visits.isAt('Book a consultation');
  await expect(store.main.getByRole('radio', { name: BOISE.name })).toBeChecked();
  await expect(store.main.getByText('Already have an account?')).toBeVisible();
  await store.main.getByRole('radio', { name: /^Virtual/ }).check();
  const startsAt = await visits.chooseTime();
  await visits.fillInDetails(email);
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await visits.submit();
  await visits.isAt('Your consultation is booked');
  await expect(store.main.getByText('Virtual consultation')).toBeVisible();
  await expect(store.main.getByText(/within 1\sto\s2 business days/)).toBeVisible();
  await expect(store.main.getByText('About 1 hour', { exact: true })).toBeVisible();
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  const utc = new Date(startsAt).toISOString().replace(/[-:]|\.000/g, '');
  expect(await visits.calendarFile()).toContain(`\r\nDTSTART:${utc}\r\n`);

  const [confirmation] = await visits.mailsTo(email);
  expect(confirmation?.subject).toMatch(/^Your virtual visit is booked for /);
  const { pathname } = new URL(confirmation?.link ?? '');
  // Some hours before: a reading in that time sends the reminder.
  await visits.moveClock(sandbox.scope, (Date.parse(startsAt) - Date.now()) / 1000 - 20 * 3600);
  await page.goto(pathname);
  await visits.isAt('Reschedule your consultation');
  await expect(store.main.getByRole('region', { name: 'Your current time' })).toBeVisible();
  await expect
    .poll(async () => (await visits.mailsTo(email)).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/^Reminder: your virtual visit on /));

  await store.main.getByRole('group', { name: 'Choose a date' }).getByRole('radio').last().check();
  await visits.times.getByRole('radio').last().check();
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await store.main.getByRole('button', { name: 'Reschedule consultation' }).click();
  await visits.isAt('Your consultation has been rescheduled');
  await expect(store.main.getByText(`new date and time to ${email}`)).toBeVisible();
  await store.main.getByRole('button', { name: 'Cancel consultation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this consultation?' });
  expect(await accessibilityViolations(page, 'dialog[open]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel consultation' }).click();
  await expect(store.main.getByText(/^Your consultation on .* was canceled/)).toBeVisible();
  const subjects = (await visits.mailsTo(email)).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringMatching(/^Your virtual visit was moved to /));
  expect(subjects.at(-1)).toMatch(/^Your virtual visit on .* was canceled$/);
});

test('a time that another customer takes is reported, in a booking and in a move; nothing is lost', async ({
  page,
  request,
  store,
  guard,
  sandbox,
}) => {
  guard.allow(/\b(409|500)\b/);
  const visits = new Appointments(page, store, request);
  await store.open(PATH);
  await visits.chooseDealer(TWIN_FALLS);
  await expect(store.main.getByRole('radio', { name: /^In-Home/ })).toBeChecked();
  const startsAt = await visits.chooseTime();
  await visits.fillInDetails(newAddress());
  await visits.bookElsewhere(startsAt);
  await visits.submit();
  await expect(store.main.getByText(GONE)).toBeVisible();
  await expect(
    store.main.getByRole('heading', { name: 'Appointment date and time' }),
  ).toBeFocused();
  await expect(store.main.locator(`input[value="${startsAt}"]`)).toHaveCount(0);
  await expect(store.main.getByLabel('Phone number')).toHaveValue('(208) 555-0199');
  await visits.chooseTime();
  await visits.submit();
  await visits.isAt('Your consultation is booked');

  await store.main.getByRole('link', { name: 'Change or cancel it' }).click();
  const days = store.main.getByRole('group', { name: 'Choose a date' }).getByRole('radio');
  const move = store.main.getByRole('button', { name: 'Reschedule consultation' });
  const now = store.main.getByRole('region', { name: 'Your current time' });
  await days.nth(1).check();
  const wanted = visits.times.getByRole('radio').first();
  await wanted.check();
  const taken = await wanted.inputValue();
  const before = (await now.getByRole('time').textContent()) ?? '';
  await visits.bookElsewhere(taken);
  await move.click();
  await expect(store.main.getByText(GONE)).toBeVisible();
  await expect(store.main.getByRole('heading', { name: 'A new date and time' })).toBeFocused();
  await expect(store.main.locator(`input[value="${taken}"]`)).toHaveCount(0);
  await expect(now.getByRole('time')).toHaveText(before);
  await days.first().check();
  await visits.times.getByRole('radio').last().check();
  await move.click();
  await visits.isAt('Your consultation has been rescheduled');

  await sandbox.addFault({
    service: 'scheduler',
    match: { path: `/api/v1/appointments/${page.url().split('/').at(-1)}/cancel` },
    fault: { kind: 'status', status: 500 },
    times: 1,
  });
  await store.main.getByRole('button', { name: 'Cancel consultation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel consultation' }).click();
  const alert = store.main.getByRole('alert').filter({ hasText: 'could not be canceled' });
  await expect(alert).toBeVisible();
  await visits.isAt('Your consultation has been rescheduled');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(store.main.getByText(/^Your consultation on .* was canceled/)).toBeVisible();
  await visits.isAt('Your consultation was canceled');
  await expect(alert).toBeHidden();
  expect(await sandbox.faultsMet('scheduler')).toBe(1);
});

test('a customer signs in on the way, books, and cancels with one tap', async ({
  page,
  request,
  store,
}) => {
  await store.skipPrompts('/');
  const account = new AccountArea(page, request);
  const visits = new Appointments(page, store, request);
  const { email, password } = await account.create();

  await account.open(`${PATH}?dealer=${TWIN_FALLS.id}`);
  await visits.chooseDealer(BOISE);
  await store.main.getByRole('radio', { name: /^In-Home/ }).check();
  await visits.chooseTime();
  await store.main.getByLabel('Phone number').fill('208-555-0140');
  await store.main.getByRole('link', { name: 'Sign in' }).click();
  await account.isAt('Sign in');
  await account.fillIn(email, password);
  await visits.isAt('Book a consultation');
  await expect(store.main.getByLabel('First name')).toHaveValue('Robin');
  await expect(store.main.getByLabel('Phone number')).toHaveValue('208-555-0140');
  await expect(visits.times.getByRole('radio').first()).toBeChecked();
  await expect(store.main.getByLabel('Email address for the confirmation')).toHaveValue(email);
  await store.main.getByLabel('Address', { exact: true }).fill('418 Larch Street');
  await visits.submit();
  await visits.isAt('Your consultation is booked');

  await account.open('/account');
  const next = store.main.getByRole('region', { name: 'Your next consultation' });
  await expect(next).toContainText('In-Home consultation');
  await next.getByRole('link', { name: 'All appointments' }).click();
  await visits.isAt('Appointments');
  await expect(page).toHaveTitle(/^Appointments/);
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  const answer = await hold(page, each => each.url().endsWith('/cancel'));
  await store.main.getByRole('button', { name: /^Cancel: / }).click();
  await page.getByRole('button', { name: 'Cancel consultation' }).click();
  const past = store.main.getByRole('region', { name: 'Past and canceled' });
  await expect(past.getByText('Canceled', { exact: true })).toBeVisible();
  await expect(store.main.getByRole('heading', { name: 'Upcoming' })).toBeFocused();
  await expect(store.main.getByText(/was canceled/)).toBeHidden();
  answer();
  await expect(store.main.getByText(/was canceled/)).toBeVisible();
  await page.reload();
  await expect(past.getByText('Canceled', { exact: true })).toBeVisible();
});

test('a scheduler that fails is said with a number to call; one press books once', async ({
  page,
  request,
  store,
  guard,
  sandbox,
}) => {
  guard.allow(/\b500\b/);
  const visits = new Appointments(page, store, request);
  const email = newAddress();
  await store.open(PATH);
  await visits.chooseDealer(TWIN_FALLS);
  await visits.chooseTime();
  await visits.fillInDetails(email);
  await sandbox.addFault({
    service: 'scheduler',
    match: { path: '/api/v1/appointments' },
    times: 1,
    fault: { kind: 'status', status: 500 },
    after: 'applied',
  });
  const sent: string[] = [];
  page.on('request', each => {
    if (isBooking(each.url(), each.method())) sent.push(each.postData() ?? '');
  });
  await visits.submit();
  const alert = store.main.getByRole('alert').filter({ hasText: 'Error scheduling appointment.' });
  await expect(alert).toContainText('Please contact customer service.');
  await expect(alert.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/);
  await expect(store.main.getByLabel('Last name')).toHaveValue('Field');
  await alert.getByRole('button', { name: 'Try again' }).dblclick();
  await visits.isAt('Your consultation is booked');
  expect(new Set(sent).size).toBe(1);
  expect(sent.length).toBe(2);
  expect((await visits.mailsTo(email)).length).toBe(1);
});

test('there is nobody in some regions, and a list that fails has a retry', async ({
  page,
  request,
  store,
  guard,
  sandbox,
}) => {
  guard.allow(/\b500\b/);
  await store.skipPrompts('/');
  const account = new AccountArea(page, request);
  await account.signIn();
  await account.isGreeted('Sam');
  await sandbox.addFault({
    service: 'scheduler',
    match: { path: '/api/v1/appointments' },
    fault: { kind: 'status', status: 500 },
  });
  await account.open('/account/appointments');
  await expect(store.main.getByText('Error fetching appointments')).toBeVisible();
  await sandbox.clearFaults();
  await store.main.getByRole('button', { name: 'Try again' }).click();
  await store.main.getByText(/^Book a(nother)? consultation$/).click();
  await expect(store.main.getByLabel('ZIP code')).not.toHaveValue('');
  await store.main.getByRole('button', { name: 'Change', exact: true }).click();
  await store.main.getByLabel('ZIP code').fill('X0A 0H0');
  await store.main.getByLabel('ZIP code').press('Enter');
  const none = store.main.locator('p', {
    hasText: 'There are currently no dealers in your region.',
  });
  await expect(none.last()).toBeVisible();
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
});

test('Canada has its own words and its own dealers’ clocks', async ({ page, request, store }) => {
  const visits = new Appointments(page, store, request);
  await store.open(`/en-ca${PATH}`);
  await store.main.getByLabel('Postal code').fill('k1p 1j1');
  await store.main.getByRole('button', { name: 'Find dealers' }).click();
  await store.main.getByRole('radio', { name: /Ottawa/ }).check();
  await store.main.getByRole('radio', { name: /^In-Home/ }).check();
  await expect(store.main.getByText(/^All times are in Eastern Time, where/)).toBeVisible();
  await visits.chooseTime();
  await visits.fillInDetails(newAddress());
  await visits.submit();
  await visits.isAt('Your consultation is booked');
  await store.main.getByRole('link', { name: 'Change or cancel it' }).click();
  await expect(page).toHaveURL(/\/en-ca\/account\/appointments\/reschedule\/[0-9a-f]{32}$/);
});
