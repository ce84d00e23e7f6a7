import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type * as Gateway from '~/src/gateways/scheduler/scheduler-gateway';
import { FAILURES } from '~/src/account/testing/account.fixture';
import { slotsAt, visitDealer } from '~/src/account/testing/appointments.fixture';
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

const FAILED = /^Error scheduling appointment\. Please contact customer service\./;

form.setUpBooking();

describe('a failure of the scheduler', () => {
  const SERVICE = FAILURES.filter(([name]) => name !== 'refuses the token twice');

  it.each(SERVICE)('that %s at the booking loses nothing', async (_, failed) => {
    await fillInAll();
    scheduler.bookAppointment.mockResolvedValueOnce(failed);
    await form.submit();
    await form.hasAlert(FAILED);
    expect(screen.getByRole('link', { name: 'Call 1-800-555-0100' })).toBeTruthy();
    expect(form.field('Last name').value).toBe('Field');
    await form.retry();
    await form.isBooked();
    const [first, second] = scheduler.bookAppointment.mock.calls.map(
      ([, { requestId }]) => requestId,
    );
    expect(second).toBe(first);
  });

  it('whose answer was lost says that it may be booked, and a change takes its place', async () => {
    await fillInAll();
    scheduler.bookAppointment.mockResolvedValueOnce(failure('http', 'Error', { status: 500 }));
    await form.submit();
    await form.hasAlert(/may have gone through.*you won’t be booked twice/);
    scheduler.bookAppointment.mockResolvedValueOnce(
      failure('user', 'no', {
        status: 422,
        userErrors: [{ field: ['phone'], message: 'no', code: 'invalid' }],
      }),
    );
    form.fill('Phone number', '208-555-0100');
    await form.submit();
    await screen.findByText('Phone number is invalid');
    form.fill('Phone number', '208-555-0101');
    await form.submit();
    await form.isBooked();
    const [first, refused, last] = scheduler.bookAppointment.mock.calls.map(([, sent]) => sent);
    expect(first).not.toHaveProperty('replaces');
    expect(refused?.replaces).toEqual([first?.requestId]);
    expect(last?.replaces).toEqual([first?.requestId]);
    expect(new Set([first, refused, last].map(sent => sent?.requestId)).size).toBe(3);
    expect(window.sessionStorage.getItem('booking_attempt')).toBeNull();
  });

  it('that refuses for now says nothing of a booking', async () => {
    await fillInAll();
    scheduler.bookAppointment.mockResolvedValueOnce(failure('http', 'Slow down', { status: 429 }));
    await form.submit();
    await form.hasAlert(FAILED);
    expect(screen.queryByText(/may have gone through/)).toBeNull();
  });

  it('after the booking was made repeats it, though its time is not free any more', async () => {
    await fillInAll();
    scheduler.bookAppointment.mockResolvedValueOnce(
      failure('timeout', 'no answer', { isRetryable: true }),
    );
    scheduler.listSlots.mockResolvedValue(ok(slotsAt('2026-12-02T10:00')));
    await form.submit();
    await form.hasAlert(FAILED);
    await form.retry();
    await form.isBooked();
    const [first, second] = scheduler.bookAppointment.mock.calls.map(([, request]) => request);
    expect(second).toEqual(first);
  });

  it.each(SERVICE)('that %s at the dealers ends in a retry', async (_, failed) => {
    scheduler.listVisitDealers.mockResolvedValue(failed);
    await start('?postalCode=83702');
    await waitFor(() => form.hasAlert(/^The dealers near you could not be loaded\./), {
      timeout: 9000,
    });
    scheduler.listVisitDealers.mockResolvedValue(ok([visitDealer()]));
    await form.retry();
    await waitFor(() => expect(form.radio(/^Larkfield of Boise/).checked).toBe(true));
    expect(form.field('ZIP code').value).toBe('83702');
  });

  it.each(SERVICE)('that %s at the free times ends in a retry', async (_, failed) => {
    scheduler.listSlots.mockResolvedValue(failed);
    await start();
    await form.chooseDealer();
    await waitFor(() => form.hasAlert(/^The available times could not be loaded\./), {
      timeout: 9000,
    });
    scheduler.listSlots.mockResolvedValue(ok(slotsAt('2026-12-01T09:00')));
    await form.retry();
    await form.chooseTime();
    expect(form.radio(/^In-Home/).checked).toBe(true);
  });

  it.each([
    ['dealerId', /^This dealer does not serve your postal code/],
    ['kind', /^This dealer does not offer this type/],
    ['phone', 'Phone number is invalid'],
  ])(
    'about the %s is shown at the field, and the next attempt is a new booking',
    async (name, sentence) => {
      await fillInAll();
      const userErrors = [{ field: [name], message: 'no', code: 'invalid' }];
      scheduler.bookAppointment.mockResolvedValueOnce(
        failure('user', 'no', { status: 422, userErrors }),
      );
      await form.submit();
      expect(await screen.findByText(sentence)).toBeTruthy();
      expect(form.field('First name').value).toBe('Ana');
      await form.submit();
      await form.isBooked();
      const ids = scheduler.bookAppointment.mock.calls.map(([, { requestId }]) => requestId);
      expect(new Set(ids).size).toBe(2);
    },
  );
});
