import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { describe, expect, it, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type * as Gateway from '~/src/gateways/scheduler/scheduler-gateway';
import { anAppointment, slotsAt } from '~/src/account/testing/appointments.fixture';
import { open } from '~/src/account/testing/visit.fixture';
import * as form from './booking.fixture';
import { fillInAll } from './fill-in.fixture';

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

const PATH = '/account/appointments/book';

form.setUpBooking();

describe('what is booked', () => {
  const path = '/account/register';

  it('is offered to be kept in an account with the same address', async () => {
    await fillInAll();
    await form.submit();
    await form.isBooked();
    expect(screen.getByText('Create an account to manage this consultation.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    const state = { email: 'ana@example.com' };
    expect(navigate).toHaveBeenCalledWith(path, { state, replace: false });
    expect(window.sessionStorage.getItem('login_redirect')).toBe('/account/appointments');
  });

  it('is shown again after a reload', async () => {
    await fillInAll();
    await form.submit();
    await form.isBooked();
    cleanup();
    open(PATH, window.history.state);
    await form.isBooked();
    expect(scheduler.readAppointment).toHaveBeenCalledWith(expect.anything(), 'a'.repeat(32));
    expect(screen.queryByRole('button', { name: 'Book consultation' })).toBeNull();
  });

  it.each([
    ['was cancelled since', ok(anAppointment({ status: 'cancelled' }))],
    ['cannot be read', failure('http', 'Error', { status: 500 })],
  ])('gives way to the form after a reload where it %s', async (_, reply) => {
    scheduler.readAppointment.mockResolvedValue(reply);
    open(PATH, { booked: 'a'.repeat(32) });
    expect(await screen.findByRole('button', { name: 'Book consultation' })).toBeTruthy();
  });
});

describe('a booking without an answer', () => {
  const LOST = failure('timeout', 'no answer', { isRetryable: true });
  const NOT_ANSWERED = /^We couldn’t confirm your last booking/;

  const sendAndReload = async (): Promise<void> => {
    await fillInAll();
    scheduler.bookAppointment.mockResolvedValueOnce(LOST);
    await form.submit();
    await form.hasAlert(/^Error scheduling appointment/);
    cleanup();
    // It was made, so its time is not free any more.
    scheduler.listSlots.mockResolvedValue(ok(slotsAt('2026-12-02T10:00')));
    open(PATH);
    await form.hasAlert(NOT_ANSWERED);
  };

  it('is repeated after a reload, not made a second time', async () => {
    await sendAndReload();
    await form.retry();
    await form.isBooked();
    const [first, second] = scheduler.bookAppointment.mock.calls.map(([, request]) => request);
    expect(second).toEqual(first);
    expect(window.sessionStorage.getItem('booking_attempt')).toBeNull();
  });

  it('keeps its time while it is not known whether it was made', async () => {
    await sendAndReload();
    await screen.findByText('Choose a date');
    await waitFor(() => expect(form.field('Last name').value).toBe('Field'));
    expect(screen.queryByText(/is no longer available/)).toBeNull();
  });

  it('is dropped once the time turns out to be another customer’s', async () => {
    await sendAndReload();
    const userErrors = [{ field: [], message: 'taken', code: 'slot-taken' }];
    scheduler.bookAppointment.mockResolvedValueOnce(
      failure('user', 'taken', { status: 409, userErrors }),
    );
    await form.retry();
    await form.hasAlert(/is no longer available/);
    cleanup();
    open(PATH);
    await screen.findByText('Choose a date');
    expect(screen.queryByText(NOT_ANSWERED)).toBeNull();
  });
});
