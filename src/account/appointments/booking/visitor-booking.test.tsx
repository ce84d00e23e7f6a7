import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type * as Gateway from '~/src/gateways/scheduler/scheduler-gateway';
import { inSeconds, TOKEN } from '~/src/account/session/session.fixture';
import { slotsAt, visitDealer } from '~/src/account/testing/appointments.fixture';
import { fakes } from '~/src/account/testing/browser-session.fixture';
import { type } from '~/src/account/testing/visit.fixture';
import * as form from './booking.fixture';
import { fillInAll, start } from './fill-in.fixture';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('~/src/account/session/browser-session', async () => {
  const { browserSessionFake } = await import('~/src/account/testing/browser-session.fixture');
  return browserSessionFake;
});
vi.hoisted(() => {
  vi.stubEnv('GATSBY_COGNITO_CLIENT_ID', 'client');
  vi.stubEnv('GATSBY_SCHEDULER_ORIGIN', 'https://scheduler.example');
});
vi.mock('~/src/gateways/scheduler/scheduler-gateway', async importOriginal => ({
  ...(await importOriginal<typeof Gateway>()),
  ...(await import('./booking.fixture')).scheduler,
}));
const { scheduler } = form;

form.setUpBooking();

describe('a visitor', () => {
  it('books with the dealer, the time and the details that were chosen', async () => {
    await fillInAll();
    await type('Referral code (optional)', ' FRIEND-1 ');
    await form.submit();
    await form.isBooked();
    const requestId = scheduler.bookAppointment.mock.lastCall?.[1].requestId;
    expect(requestId).toMatch(/^[\w-]{36}$/);
    expect(scheduler.bookAppointment).toHaveBeenCalledExactlyOnceWith(
      { origin: 'https://scheduler.example', idToken: null },
      {
        requestId,
        dealerId: 'lf-83702',
        kind: 'in-home',
        startsAt: '2026-12-01T09:00:00-07:00',
        firstName: 'Ana',
        lastName: 'Field',
        address: '1 Lark Lane',
        postalCode: '83702',
        phone: '2085550199',
        email: 'ana@example.com',
        referralCode: 'FRIEND-1',
      },
    );
    expect(screen.getByText(/^A confirmation is on its way to ana@example\.com/)).toBeTruthy();
    const calendar = screen.getByRole('link', { name: /^Add to calendar/ });
    expect(calendar.getAttribute('href')).toBe('https://scheduler.example/calendar.ics?key=1');
    expect(screen.getByRole('link', { name: 'Change or cancel it' }).getAttribute('href')).toBe(
      `/account/appointments/reschedule/${'a'.repeat(32)}`,
    );
    expect(document.activeElement?.textContent).toBe('Your consultation is booked');
    expect(window.sessionStorage.getItem('booking_draft')).toBeNull();
  });

  it('hears what is missing, and begins with the first of it', async () => {
    await start();
    await form.submit();
    await screen.findByText('ZIP code is required');
    const labels = ['First name', 'Last name', 'Address', 'Email address', 'Phone number'];
    for (const label of labels) expect(screen.getByText(`${label} is required`)).toBeTruthy();
    await form.hasAlert('Appointment date is required');
    // The dealers are only shown once there is a ZIP code.
    expect(screen.queryByText('Dealer is required')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(form.field('ZIP code')));
    expect(scheduler.bookAppointment).not.toHaveBeenCalled();
  });

  it('hears once, below the dealers, that one of them has to be chosen', async () => {
    const [boise, nampa] = ['lf-83702', 'lf-83651'].map(id =>
      visitDealer({ id, name: `Dealer ${id}`, servesPostalCode: false }),
    );
    scheduler.listVisitDealers.mockResolvedValue(ok([boise, nampa].flatMap(each => each ?? [])));
    await start('?postalCode=83702');
    await screen.findByRole('radio', { name: /lf-83702/ });
    await form.submit();
    await form.hasAlert('Dealer is required');
    expect(screen.getAllByText('Dealer is required')).toHaveLength(1);
    expect(screen.queryByText('ZIP code is required')).toBeNull();
  });

  it.each([
    ['ZIP code', '837', 'ZIP code must be at least 5 characters'],
    ['ZIP code', 'nowhere', 'ZIP code is invalid'],
    ['Email address', 'ana@', 'Email address is invalid'],
    ['Phone number', '555-0199', 'Phone number is invalid'],
    ['First name', 'A', 'First name must be at least 2 characters'],
    ['Last name', ' B ', 'Last name must be at least 2 characters'],
    ['First name', '12', 'First name is invalid'],
    ['First name', 'x'.repeat(101), 'First name must be at most 100 characters'],
  ])('hears that the %s %j will not do', async (label, text, sentence) => {
    await start();
    fireEvent.change(form.field(label), { target: { value: text } });
    await form.submit();
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('is asked for a time slot on the chosen day', async () => {
    await start();
    await form.chooseDealer();
    await form.choose('Wednesday, December 2');
    form.fillInDetails();
    await form.submit();
    await form.hasAlert('Please select a valid time slot');
    await waitFor(() => expect(document.activeElement).toBe(form.radio('10:00 AM')));
    await form.choose('10:00 AM');
    await form.submit();
    await form.isBooked();
  });

  it('finds dealers by Enter, who say what they offer', async () => {
    await start();
    await userEvent.type(form.field('ZIP code'), '83702{Enter}');
    await form.choose(/^Larkfield of Nampa/);
    expect(scheduler.listVisitDealers).toHaveBeenCalledWith(expect.anything(), '83702');
    expect(
      form.radio(/^Larkfield of Boise.*Boise, ID.*2 miles away.*Serves your area/),
    ).toBeTruthy();
    expect(form.radio(/^Virtual/).checked).toBe(true);
    expect(screen.queryByRole('radio', { name: /^In-Home/ })).toBeNull();
  });

  it('hears that there are no dealers, and what happens then', async () => {
    scheduler.listVisitDealers.mockResolvedValue(ok([]));
    await start('?postalCode=99501');
    expect(
      (await screen.findAllByText('There are currently no dealers in your region.')).length,
    ).toBe(2);
    expect(screen.getByRole('link', { name: 'Request a call' }).getAttribute('href')).toBe(
      '/free-consultation#book',
    );
    expect(screen.getByRole('link', { name: 'Call 1-800-555-0100' })).toBeTruthy();
  });

  it.each(['dealer', 'dealerId'])('has the place of the address, and its %s', async name => {
    await start(`?${name}=lf-83702&postalCode=83702`);
    await waitFor(() => expect(form.radio(/^Larkfield of Boise/).checked).toBe(true));
    expect(form.field('ZIP code').value).toBe('83702');
  });

  it('is asked for the type once there is a dealer, before times appear, by one name', async () => {
    await start();
    expect(screen.getByText('Type of consultation: not chosen yet')).toBeTruthy();
    expect(screen.getByText('Choose a dealer first to see the available times.')).toBeTruthy();
    form.fill('ZIP code', '83702');
    await userEvent.click(screen.getByRole('button', { name: 'Find dealers' }));
    await form.choose(/^Larkfield of Boise/);
    expect(
      screen.getByText(/^Choose the type of .* available times of Larkfield of Boise/),
    ).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Type of consultation' })).toBeTruthy();
    await form.submit();
    await form.hasAlert('Type of consultation is required');
  });

  it('chooses again where the ZIP code was changed without a search', async () => {
    await fillInAll();
    form.fill('ZIP code', '83301');
    const twinFalls = visitDealer({ id: 'lf-83301', name: 'Larkfield of Twin Falls' });
    scheduler.listVisitDealers.mockResolvedValue(ok([twinFalls]));
    await form.submit();
    await waitFor(() => expect(form.radio(/^Larkfield of Twin Falls/).checked).toBe(true));
    expect(scheduler.bookAppointment).not.toHaveBeenCalled();
    expect(screen.queryByText('Dealer is required')).toBeNull();
    await form.chooseTime();
    await form.submit();
    await form.isBooked();
    expect(scheduler.bookAppointment.mock.lastCall?.[1]).toMatchObject({
      dealerId: 'lf-83301',
      postalCode: '83301',
    });
  });

  it('with an account finds the sign-in, which leads back, and loses nothing', async () => {
    await fillInAll();
    expect(screen.getByText('Already have an account?')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/account/login?redirect=%2Faccount%2Fappointments%2Fbook',
    );
    cleanup();
    fakes.tab.signedIn();
    await start();
    await waitFor(() => expect(form.radio('9:00 AM').checked).toBe(true));
    expect(form.field('Address').value).toBe('1 Lark Lane');
    expect(screen.queryByText('Already have an account?')).toBeNull();
    expect(screen.queryByLabelText('Email address')).toBeNull();
  });
});

it('promises for tomorrow no reminder the day before, and no contact after the visit', async () => {
  // More than a day ahead, though it is tomorrow's.
  scheduler.listSlots.mockResolvedValue(ok(slotsAt('2026-11-24T09:00')));
  await start();
  await form.chooseDealer();
  expect(screen.getByText('For the confirmation and a reminder the day before.')).toBeTruthy();
  expect(
    screen.getByText(/^Your dealer will contact you within 1\sto\s2 business days/),
  ).toBeTruthy();
  await form.choose('Tuesday, November 24');
  await form.choose('9:00 AM');
  expect(screen.getByText('For the confirmation.')).toBeTruthy();
  expect(screen.getByText('Your dealer will contact you before your consultation.')).toBeTruthy();
  expect(screen.queryByText(/reminder|business days/)).toBeNull();
  form.fillInDetails();
  await form.submit();
  await form.isBooked();
  expect(screen.getByText('A confirmation is on its way to ana@example.com.')).toBeTruthy();
  expect(
    screen.getByText('Larkfield of Boise will contact you before your consultation.'),
  ).toBeTruthy();
});

it('waits for the session, and reports if it cannot be loaded', async () => {
  fakes.tab.signedIn({ ...TOKEN, expiresAt: inSeconds(-5) });
  fakes.tab.shop.renewToken.mockResolvedValueOnce(
    failure('timeout', 'no answer', { isRetryable: true }),
  );
  await start();
  await form.hasAlert(/^The store is taking too long to respond/);
  expect(screen.queryByLabelText('ZIP code')).toBeNull();
  await form.retry();
  await waitFor(() => expect(form.field('First name').value).toBe('Avery'));
});
