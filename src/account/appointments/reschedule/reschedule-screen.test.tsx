import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type { Appointment } from '~/src/gateways/scheduler/decoders';
import type * as Gateway from '~/src/gateways/scheduler/scheduler-gateway';
import { allowDialogs } from '~/src/ui/testing/dialog.fixture';
import { FAILURES, held } from '~/src/account/testing/account.fixture';
import { anAppointment, slotsAt } from '~/src/account/testing/appointments.fixture';
import { fakes, resetFakes } from '~/src/account/testing/browser-session.fixture';
import { heading, open, press } from '~/src/account/testing/visit.fixture';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('~/src/account/session/browser-session', async () => {
  const { browserSessionFake } = await import('~/src/account/testing/browser-session.fixture');
  return browserSessionFake;
});
const gateway = vi.hoisted(() => {
  vi.stubEnv('GATSBY_COGNITO_CLIENT_ID', 'client');
  vi.stubEnv('GATSBY_SCHEDULER_ORIGIN', 'https://scheduler.example');
  return {
    readAppointment: vi.fn<typeof Gateway.readAppointment>(),
    listSlots: vi.fn<typeof Gateway.listSlots>(),
    rescheduleAppointment: vi.fn<typeof Gateway.rescheduleAppointment>(),
    cancelAppointment: vi.fn<typeof Gateway.cancelAppointment>(),
  };
});
vi.mock('~/src/gateways/scheduler/scheduler-gateway', async importOriginal => ({
  ...(await importOriginal<typeof Gateway>()),
  ...gateway,
}));

const PRESENT = anAppointment();
const PATH = `/account/appointments/reschedule/${PRESENT.id}`;
const NEW_TIME = '2026-12-02T10:00:00-07:00';
const SERVICE = FAILURES.filter(([name]) => name !== 'refuses the token twice');
const refusal = (code: string, status = 409) =>
  failure('user', code, { status, userErrors: [{ field: [], message: code, code }] });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T15:00:00Z'), toFake: ['Date'] });
  allowDialogs();
  resetFakes();
  vi.mocked(navigate).mockReset();
  Object.values(gateway).forEach(call => call.mockReset());
  gateway.readAppointment.mockResolvedValue(ok(PRESENT));
  gateway.listSlots.mockResolvedValue(ok(slotsAt('2026-12-01T09:00', '2026-12-02T10:00')));
  gateway.rescheduleAppointment.mockImplementation(async (_options, _id, startsAt) =>
    ok({ ...PRESENT, startsAt }),
  );
  gateway.cancelAppointment.mockResolvedValue(ok({ ...PRESENT, status: 'cancelled' }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const start = async (): Promise<void> => {
  open(PATH);
  await heading('Reschedule your consultation');
};
const choose = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('radio', { name }));
const alertOf = (sentence: RegExp) =>
  waitFor(() => {
    const found = screen.getAllByRole('alert').find(each => sentence.test(each.textContent ?? ''));
    if (!found) throw new Error(`Nothing says ${String(sentence)}.`);
    return found;
  });
const move = async (): Promise<void> => {
  await choose('Wednesday, December 2');
  await choose('10:00 AM');
  await press('Reschedule consultation');
};
const moved = async (): Promise<void> => {
  await screen.findByRole('heading', { level: 1, name: 'Your consultation has been rescheduled' });
  const now = screen.getByRole('region', { name: 'Your consultation' });
  expect(now.textContent).toContain('Wednesday, December 2 10:00 AM, Mountain Time');
};

describe('an appointment', () => {
  it.each([
    ['a visitor', false, null],
    ['a customer', true, 'id-1'],
  ])('is moved by %s', async (_, isSignedIn, idToken) => {
    if (isSignedIn) fakes.tab.signedIn();
    await start();
    expect(screen.queryByText(/→/)).toBeNull();
    const now = await screen.findByRole('region', { name: 'Your current time' });
    expect(now.textContent).toContain('Tuesday, December 1 9:00 AM, Mountain Time');
    expect(screen.getAllByText('Tuesday, December 1')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Cancel consultation' })).toBeTruthy();
    await choose('Wednesday, December 2');
    await choose('10:00 AM');
    expect(document.querySelector('.visit-end-choice')?.textContent).toBe(
      'Tue, Dec 1, 9:00 AM → Wed, Dec 2, 10:00 AM',
    );
    await press('Reschedule consultation');
    await moved();
    expect(gateway.rescheduleAppointment).toHaveBeenCalledExactlyOnceWith(
      { origin: 'https://scheduler.example', idToken },
      PRESENT.id,
      NEW_TIME,
    );
    expect(gateway.listSlots).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ appointmentId: PRESENT.id, kind: 'in-home', dealerId: 'lf-83702' }),
    );
    expect(document.activeElement?.textContent).toBe('Your consultation has been rescheduled');
    expect(screen.queryByRole('button', { name: 'Reschedule consultation' })).toBeNull();
    await press('Reschedule again');
    expect(await screen.findByRole('button', { name: 'Reschedule consultation' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Add to calendar: Wednesday/ })).toBeTruthy();
  });

  it('needs a day, a time, and another one than it has', async () => {
    await start();
    await userEvent.click(await screen.findByRole('button', { name: 'Reschedule consultation' }));
    await alertOf(/^Appointment date is required$/);
    await choose('Tuesday, December 1, booked');
    await press('Reschedule consultation');
    await alertOf(/^Please select a valid time slot$/);
    await choose('9:00 AM Booked');
    await press('Reschedule consultation');
    await alertOf(/^This is your current time/);
    expect(gateway.rescheduleAppointment).not.toHaveBeenCalled();
    await press('Keep it as it is');
    expect(navigate).toHaveBeenCalledWith('/');
  });

  it('keeps its time when the new one is gone, and offers others', async () => {
    gateway.rescheduleAppointment.mockResolvedValueOnce(refusal('slot-taken'));
    await start();
    await screen.findByRole('radio', { name: 'Wednesday, December 2' });
    gateway.listSlots.mockResolvedValue(ok(slotsAt('2026-12-01T09:00', '2026-12-03T10:00')));
    await move();
    await alertOf(/^The date and time you've selected is no longer available\. Please select/);
    await choose('Thursday, December 3');
    await waitFor(() =>
      expect(screen.queryByRole('radio', { name: 'Wednesday, December 2' })).toBeNull(),
    );
    expect(screen.getByRole('region', { name: 'Your current time' })).toBeTruthy();
  });

  it.each(SERVICE)('can be moved again when the scheduler %s', async (_, failed) => {
    gateway.rescheduleAppointment.mockResolvedValueOnce(failed);
    await start();
    await move();
    const alert = await alertOf(
      /^Error scheduling appointment\. Please contact customer service\./,
    );
    expect(within(alert).getByRole('link', { name: 'Call 1-800-555-0100' })).toBeTruthy();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await moved();
  });

  it.each(SERVICE)('was moved where only the reply was lost: %s', async (_, failed) => {
    gateway.rescheduleAppointment.mockResolvedValueOnce(failed);
    await start();
    await screen.findByRole('radio', { name: 'Wednesday, December 2' });
    gateway.readAppointment.mockResolvedValue(ok({ ...PRESENT, startsAt: NEW_TIME }));
    await move();
    await moved();
    expect(screen.queryByText(/Error scheduling appointment/)).toBeNull();
  });

  it('that has begun or was cancelled meanwhile says so', async () => {
    await start();
    await screen.findByRole('region', { name: 'Your current time' });
    gateway.rescheduleAppointment.mockResolvedValueOnce(refusal('appointment-cancelled'));
    gateway.readAppointment.mockResolvedValue(ok({ ...PRESENT, status: 'cancelled' }));
    await move();
    expect(await screen.findByText(/was canceled, so it cannot be changed/)).toBeTruthy();
    await heading('Your consultation was canceled');
    expect(screen.queryByRole('button', { name: 'Reschedule consultation' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Book a new one' })).toBeTruthy();
  });
});

describe.each([
  ['a visitor', false, SERVICE],
  ['a customer', true, FAILURES],
])('a cancellation by %s', (_, isSignedIn, failures) => {
  const cancel = async (): Promise<void> => {
    if (isSignedIn) fakes.tab.signedIn();
    await start();
    const opener = await screen.findByRole('button', { name: 'Cancel consultation' });
    fireEvent.click(opener);
    // As browsers do, whatever else has the focus by then.
    vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(() => opener.focus());
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel consultation' }));
  };
  const cancelled = async (): Promise<void> => {
    expect(await screen.findByText(/^Your consultation on Tuesday.*was canceled/)).toBeTruthy();
    await heading('Your consultation was canceled');
    expect(screen.queryByRole('button', { name: 'Reschedule consultation' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement?.tagName).toBe('H1');
  };

  it.each(failures)(
    'shows at once, and is taken back when the scheduler %s',
    async (_1, failed) => {
      const { reply, give } = held<Result<Appointment>>();
      gateway.cancelAppointment.mockReturnValueOnce(reply);
      await cancel();
      expect(await screen.findByText('Canceled')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Reschedule consultation' })).toBeNull();
      give(failed);
      await alertOf(/^Your consultation could not be canceled\..*555-0100/);
      expect(await screen.findByRole('button', { name: 'Reschedule consultation' })).toBeTruthy();
      await press('Try again');
      await cancelled();
    },
  );

  it.each(failures)('is done where only the reply was lost: it %s', async (_1, failed) => {
    gateway.cancelAppointment.mockImplementationOnce(async () => {
      gateway.readAppointment.mockResolvedValue(ok({ ...PRESENT, status: 'cancelled' }));
      return failed;
    });
    await cancel();
    await cancelled();
    expect(gateway.cancelAppointment).toHaveBeenCalledOnce();
  });
});

describe('an id', () => {
  const NOT_FOUND = failure('http', 'none', { status: 404 });

  it('that a visitor may not see leads to the sign-in and back', async () => {
    gateway.readAppointment.mockResolvedValue(NOT_FOUND);
    await start();
    expect(await screen.findByText('We could not find this consultation')).toBeTruthy();
    await heading('Your consultation');
    expect(screen.queryByText(/We hold your current time/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      `/account/login?redirect=${encodeURIComponent(PATH)}`,
    );
  });

  it('that a customer does not have leads to their list', async () => {
    fakes.tab.signedIn();
    gateway.readAppointment.mockResolvedValue(NOT_FOUND);
    await start();
    await screen.findByText('We could not find this consultation');
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  it.each(SERVICE)('can be read again when the scheduler %s', async (_, failed) => {
    gateway.readAppointment.mockResolvedValue(failed);
    await start();
    const alert = await alertOf(/Error fetching appointments/);
    gateway.readAppointment.mockResolvedValue(ok(PRESENT));
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('region', { name: 'Your current time' });
  });
});
