import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type * as Gateway from '~/src/gateways/scheduler/scheduler-gateway';
import { slotsAt } from '~/src/account/testing/appointments.fixture';
import { press } from '~/src/account/testing/visit.fixture';
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

const GONE =
  "The date and time you've selected is no longer available. Please select a different date or time";
const slotGone = (code: string) =>
  failure('user', code, { status: 409, userErrors: [{ field: [], message: code, code }] });

form.setUpBooking();

describe('days and times', () => {
  it('are those of the dealer’s clock, with more days before and after', async () => {
    await start();
    await form.chooseDealer();
    await screen.findByText(/^All times are in Mountain Time, where Larkfield of Boise is\.$/);
    expect(scheduler.listSlots).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ from: '2026-11-23', to: '2026-12-06', postalCode: '83702' }),
    );
    await form.choose('Tuesday, December 1');
    expect(screen.getByText('Morning')).toBeTruthy();
    expect(screen.getByText('Afternoon')).toBeTruthy();
    expect(screen.queryByText('Evening')).toBeNull();
    expect(form.radio('1:30 PM')).toBeTruthy();
    scheduler.listSlots.mockResolvedValue(ok(slotsAt()));
    await press('Later dates');
    expect(await screen.findByText('No times available from Dec 7 to Dec 20.')).toBeTruthy();
    await press('Earlier dates');
    await waitFor(() => expect(form.radio('Tuesday, December 1').checked).toBe(true));
  });

  it.each(['slot-taken', 'slot-past', 'slot-unavailable'])(
    'gone meanwhile (%s) are read again, and everything else stays',
    async code => {
      await fillInAll();
      scheduler.bookAppointment.mockResolvedValueOnce(slotGone(code));
      scheduler.listSlots.mockResolvedValue(ok(slotsAt('2026-12-01T13:30', '2026-12-02T10:00')));
      await form.submit();
      await form.hasAlert(GONE);
      expect(document.activeElement?.textContent).toBe('Appointment date and time');
      await waitFor(() => expect(screen.queryByRole('radio', { name: '9:00 AM' })).toBeNull());
      expect(form.field('First name').value).toBe('Ana');
      expect(form.radio(/^In-Home/).checked).toBe(true);
      await form.choose('1:30 PM');
      expect(screen.queryByText(GONE)).toBeNull();
      await form.submit();
      await form.isBooked();
      const [first, second] = scheduler.bookAppointment.mock.calls.map(
        ([, { requestId }]) => requestId,
      );
      expect(second).not.toBe(first);
    },
  );

  it('that were taken during the sign-in are reported as taken', async () => {
    await fillInAll();
    cleanup();
    scheduler.listSlots.mockResolvedValue(ok(slotsAt('2026-12-01T13:30')));
    await start();
    await form.hasAlert(GONE);
    expect(form.radio('Tuesday, December 1').checked).toBe(true);
  });
});

it('show which step is done, and next to the button what is chosen', async () => {
  await start();
  const done = () => screen.queryAllByText('Done:').length;
  expect(done()).toBe(0);
  await form.chooseDealer();
  expect(done()).toBe(1);
  expect(screen.queryByText(/· Larkfield of Boise$/)).toBeNull();
  await form.chooseTime();
  expect(done()).toBe(2);
  expect(screen.getByText('Tue, Dec 1, 9:00 AM · Larkfield of Boise')).toBeTruthy();
  form.fillInDetails();
  await waitFor(() => expect(done()).toBe(3));
});
