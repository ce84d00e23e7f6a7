import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { describe, expect, it, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type * as Gateway from '~/src/gateways/scheduler/scheduler-gateway';
import { anAppointment } from '~/src/account/testing/appointments.fixture';
import { heading, open } from '~/src/account/testing/visit.fixture';
import * as form from './booking.fixture';

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

const fillInAll = async (): Promise<void> => {
  open(PATH);
  await heading('Book a consultation');
  await form.chooseDealer();
  await form.chooseTime();
  form.fillInDetails();
};

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
