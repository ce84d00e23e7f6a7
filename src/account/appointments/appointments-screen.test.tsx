import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type { Appointment, AppointmentList } from '~/src/gateways/scheduler/decoders';
import type * as Gateway from '~/src/gateways/scheduler/scheduler-gateway';
import { allowDialogs } from '~/src/ui/testing/dialog.fixture';
import { changeInOtherTab } from '../data/other-tabs.fixture';
import { CUSTOMER, FAILURES, fakeSession, held, showScreen } from '../testing/account.fixture';
import { anAppointment } from '../testing/appointments.fixture';
import { AppointmentsScreen } from './appointments-screen';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('~/src/config/settings/browser-scheduler-settings', () => ({
  schedulerOrigin: 'https://scheduler.example',
}));
const gateway = vi.hoisted(() => ({
  listAppointments: vi.fn<typeof Gateway.listAppointments>(),
  readAppointment: vi.fn<typeof Gateway.readAppointment>(),
  cancelAppointment: vi.fn<typeof Gateway.cancelAppointment>(),
}));
vi.mock('~/src/gateways/scheduler/scheduler-gateway', async importOriginal => ({
  ...(await importOriginal<typeof Gateway>()),
  ...gateway,
}));

const NEXT = anAppointment({ referralCode: 'FRIEND-1' });
const LATER = anAppointment({
  id: 'b'.repeat(32),
  kind: 'virtual',
  startsAt: '2026-12-09T14:30:00-07:00',
});
const OVER = anAppointment({
  id: 'c'.repeat(32),
  status: 'past',
  startsAt: '2026-08-03T09:00:00-06:00',
});
const WHEN = 'Tuesday, December 1, 2026 at 9:00 AM, Mountain Time';

let stored: AppointmentList = { open: [], past: [] };
/** What the scheduler does with the request, whether or not its reply arrives. */
const applyCancellation = (): Appointment => {
  const cancelled: Appointment = { ...NEXT, status: 'cancelled' };
  stored = { open: [LATER], past: [cancelled, OVER] };
  return cancelled;
};
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T15:00:00Z'), toFake: ['Date'] });
  allowDialogs();
  stored = { open: [NEXT, LATER], past: [OVER] };
  gateway.listAppointments.mockReset().mockImplementation(async () => ok(stored));
  gateway.readAppointment.mockReset().mockImplementation(async (_options, id) => {
    const found = [...stored.open, ...stored.past].find(each => each.id === id);
    return found ? ok(found) : failure('http', 'none', { status: 404 });
  });
  gateway.cancelAppointment.mockReset().mockImplementation(async () => ok(applyCancellation()));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const cards = () => screen.getAllByRole('article').map(each => each.textContent ?? '');
const region = (name: string) => screen.findByRole('region', { name });

describe('the appointments', () => {
  it('follow what another tab has changed', async () => {
    showScreen(<AppointmentsScreen />);
    await region('Upcoming');
    applyCancellation();
    changeInOtherTab(['scheduler', 'us', CUSTOMER.id]);
    await waitFor(() => expect(cards()[0]).toMatch(/^Virtual consultation/));
  });

  it('say what, when by the dealer’s clock, with whom, where and what happens next', async () => {
    showScreen(<AppointmentsScreen />);
    const [first, second] = within(await region('Upcoming')).getAllByRole('article');
    expect(screen.getByRole('heading', { level: 1, name: 'Appointments' })).toBeTruthy();
    expect(first?.textContent).toMatch(/^In-Home consultationBooked/);
    expect(first?.textContent).toContain('Tuesday, December 1 9:00 AM, Mountain TimeAbout 1 hour');
    expect(first?.textContent).toContain('Larkfield of Boise(208) 555-0100');
    expect(first?.textContent).toContain('418 Larch Street, 83702');
    expect(first?.textContent).toContain('Referral codeFRIEND-1');
    expect(first?.textContent).toContain('will contact you within 1\u00a0to\u00a02 business days');
    expect(second?.textContent).toContain('Virtual consultation');
    expect(second?.textContent).toContain('2:30 PM, Mountain Time');
    expect(second?.textContent).toContain('Online.');
    expect(second?.textContent).not.toContain('Referral code');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href(`Reschedule: ${WHEN}`)).toBe(`/account/appointments/reschedule/${NEXT.id}`);
    expect(href(`Add to calendar: ${WHEN}`)).toBe(NEXT.calendarUrl);
    expect(href('Book another consultation')).toBe('/account/appointments/book');
    const past = within(await region('Past and canceled')).getByRole('article');
    expect(past.textContent).toMatch(/Completed.*August 3, 2026 9:00 AM/);
    expect(within(past).queryByRole('button')).toBeNull();
    expect(past.textContent).not.toContain('business days');
  });

  it('shortly before one promise contact before it, and no reminder the day before', async () => {
    vi.setSystemTime('2026-11-30T15:00:00Z');
    showScreen(<AppointmentsScreen />);
    const [first, second] = within(await region('Upcoming')).getAllByRole('article');
    expect(first?.textContent).toContain('will contact you before your consultation.');
    expect(second?.textContent).toContain('will contact you within 1\u00a0to\u00a02 business days');
    const expected = screen.getByRole('complementary', { name: 'What to expect' }).textContent;
    expect(expected).toContain('Your dealer will contact you before your consultation.');
    expect(expected).not.toContain('reminder');
  });

  it('lead to the booking where there are none, and to the orders for bought services', async () => {
    stored = { open: [], past: [] };
    showScreen(<AppointmentsScreen />);
    expect(await screen.findByText('No consultations yet')).toBeTruthy();
    expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
      '/account/appointments/book',
      '/account/orders',
    ]);
    expect(screen.getByText(/^Only free consultations are listed here\./)).toBeTruthy();
  });

  it.each(FAILURES)('end in a sentence and a retry when the scheduler %s', async (_, failed) => {
    gateway.listAppointments.mockResolvedValueOnce(failed);
    showScreen(<AppointmentsScreen />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^Error fetching appointments.+[.]Try again$/);
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await region('Upcoming');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are asked for with the id token', async () => {
    const session = fakeSession();
    showScreen(<AppointmentsScreen />, { session });
    await region('Upcoming');
    expect(gateway.listAppointments).toHaveBeenCalledWith(
      expect.objectContaining({ origin: 'https://scheduler.example', idToken: 'id token' }),
    );
  });
});

describe('a cancellation', () => {
  const cancel = async (): Promise<void> => {
    await userEvent.click(await screen.findByRole('button', { name: `Cancel: ${WHEN}` }));
    const dialog = screen.getByRole('dialog', { name: 'Cancel this consultation?' });
    expect(dialog.textContent).toContain(WHEN);
    const instead = within(dialog).getByRole('link', { name: 'Reschedule instead' });
    expect(instead.getAttribute('href')).toBe(`/account/appointments/reschedule/${NEXT.id}`);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel consultation' }));
  };

  it('asks first, and keeps the consultation if it is not meant', async () => {
    showScreen(<AppointmentsScreen />);
    await userEvent.click(await screen.findByRole('button', { name: `Cancel: ${WHEN}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(gateway.cancelAppointment).not.toHaveBeenCalled();
    expect(cards()[0]).toContain('Booked');
  });

  it('shows at once, is said when it is done, and keeps the focus in the list', async () => {
    const { reply, give } = held<Result<Appointment>>();
    gateway.cancelAppointment.mockReturnValueOnce(reply);
    showScreen(<AppointmentsScreen />);
    await cancel();
    const past = await region('Past and canceled');
    expect(within(past).getAllByRole('article')).toHaveLength(2);
    expect(past.textContent).toContain('Canceled');
    expect(screen.queryByText(/was canceled/)).toBeNull();
    expect(document.activeElement?.textContent).toBe('Upcoming');
    give(ok(applyCancellation()));
    const said = await screen.findByText(/^Your consultation on Tuesday.* was canceled/);
    expect(said.querySelector('svg')).toBeTruthy();
  });

  it.each(FAILURES)('is taken back and can be repeated: the scheduler %s', async (_, failed) => {
    gateway.cancelAppointment.mockResolvedValueOnce(failed);
    showScreen(<AppointmentsScreen />);
    await cancel();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^Your consultation could not be canceled\..*555-0100/);
    expect(within(await region('Upcoming')).getAllByRole('article')).toHaveLength(2);
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText(/was canceled/);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(gateway.cancelAppointment).toHaveBeenCalledTimes(2);
  });

  it.each(FAILURES)(
    'is done where only the reply was lost: the scheduler %s',
    async (_, failed) => {
      gateway.cancelAppointment.mockImplementationOnce(async () => {
        applyCancellation();
        return failed;
      });
      showScreen(<AppointmentsScreen />);
      await cancel();
      await screen.findByText(/^Your consultation on Tuesday.* was canceled/);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(within(await region('Upcoming')).getAllByRole('article')).toHaveLength(1);
      expect((await region('Past and canceled')).textContent).toContain('Canceled');
      expect(gateway.cancelAppointment).toHaveBeenCalledOnce();
    },
  );

  it('can be repeated where the reply and the reading after it were lost', async () => {
    const lost = failure('network', 'No answer.', { isRetryable: true });
    gateway.cancelAppointment.mockImplementationOnce(async () => {
      applyCancellation();
      return lost;
    });
    gateway.readAppointment.mockResolvedValueOnce(lost);
    showScreen(<AppointmentsScreen />);
    await cancel();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^Your consultation could not be canceled\./);
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText(/was canceled/);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of one that has begun is refused without another try', async () => {
    gateway.cancelAppointment.mockResolvedValueOnce(
      failure('user', 'past', {
        status: 409,
        userErrors: [{ field: [], message: 'past', code: 'appointment-past' }],
      }),
    );
    showScreen(<AppointmentsScreen />);
    await cancel();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/has already begun or is over/);
    expect(within(alert).queryByRole('button')).toBeNull();
  });
});
