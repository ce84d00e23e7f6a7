import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import type * as Gateway from '~/src/gateways/scheduler/scheduler-gateway';
import { anAppointment, slotsAt, visitDealer } from '~/src/account/testing/appointments.fixture';
import { resetFakes } from '~/src/account/testing/browser-session.fixture';

/** A fake scheduler. */
export const scheduler = {
  listVisitDealers: vi.fn<typeof Gateway.listVisitDealers>(),
  listSlots: vi.fn<typeof Gateway.listSlots>(),
  bookAppointment: vi.fn<typeof Gateway.bookAppointment>(),
  readAppointment: vi.fn<typeof Gateway.readAppointment>(),
};

/** Two dealers with free times on two days; every request succeeds. */
const resetScheduler = (): void => {
  const nampa = visitDealer({ id: 'lf-83651', name: 'Larkfield of Nampa', kinds: ['virtual'] });
  scheduler.listVisitDealers.mockReset().mockResolvedValue(ok([visitDealer(), nampa]));
  scheduler.listSlots
    .mockReset()
    .mockResolvedValue(ok(slotsAt('2026-12-01T09:00', '2026-12-01T13:30', '2026-12-02T10:00')));
  scheduler.readAppointment
    .mockReset()
    .mockImplementation(async (_options, id) =>
      ok(anAppointment({ id, email: 'ana@example.com' })),
    );
  scheduler.bookAppointment
    .mockReset()
    .mockImplementation(async (_options, { startsAt, kind }) =>
      ok(anAppointment({ startsAt, kind, email: 'ana@example.com' })),
    );
};

/**
 * Before each test: a Monday morning, a scheduler that accepts everything, nobody signed in. Cleans
 * up after it.
 */
export const setUpBooking = (): void => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-23T15:00:00Z'), toFake: ['Date'] });
    resetFakes();
    resetScheduler();
    vi.mocked(navigate).mockReset();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    window.sessionStorage.clear();
    window.history.replaceState(null, '');
  });
};

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const fill = (label: string, value: string): void =>
  void fireEvent.change(field(label), { target: { value } });
export const radio = (name: string | RegExp) =>
  screen.getByRole<HTMLInputElement>('radio', { name });
export const choose = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('radio', { name }));

/** Searches a postal code and chooses the dealer in Boise, at home. */
export const chooseDealer = async (): Promise<void> => {
  fill('ZIP code', '83702');
  await userEvent.click(screen.getByRole('button', { name: 'Find dealers' }));
  await choose(/^Larkfield of Boise/);
  await choose(/^In-Home/);
};

/** Chooses December 1 at 9. */
export const chooseTime = async (): Promise<void> => {
  await choose('Tuesday, December 1');
  await choose('9:00 AM');
};

/** Fills in the contact details. */
export const fillInDetails = (): void => {
  fill('First name', 'Ana');
  fill('Last name', 'Field');
  fill('Address', '1 Lark Lane');
  fill('Email address', 'ana@example.com');
  fill('Phone number', '(208) 555-0199');
};

export const submit = (): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: 'Book consultation' }));

/** The text of the alert, once it appears. */
export const hasAlert = (sentence: string | RegExp) =>
  waitFor(() => {
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent ?? '');
    expect(
      alerts.some(text => (sentence instanceof RegExp ? sentence.test(text) : text === sentence)),
    ).toBe(true);
  });

export const isBooked = () =>
  screen.findByRole('heading', { level: 1, name: 'Your consultation is booked' });

export const retry = async (): Promise<void> => {
  const alert = screen
    .getAllByRole('alert')
    .find(each => within(each).queryByRole('button', { name: 'Try again' }));
  if (!alert) throw new Error('There is nothing to try again.');
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
};
