import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import type * as Gateway from '~/src/gateways/scheduler/scheduler-gateway';
import { signedOut } from '../session/session-errors';
import { FAILURES, showScreen } from '../testing/account.fixture';
import { anAppointment } from '../testing/appointments.fixture';
import { OpenAppointment } from './open-appointment';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('~/src/config/settings/browser-scheduler-settings', () => ({
  schedulerOrigin: 'https://scheduler.example',
}));
const { listAppointments } = vi.hoisted(() => ({
  listAppointments: vi.fn<typeof Gateway.listAppointments>(),
}));
vi.mock('~/src/gateways/scheduler/scheduler-gateway', async importOriginal => ({
  ...(await importOriginal<typeof Gateway>()),
  listAppointments,
}));

beforeEach(() => {
  listAppointments.mockReset().mockResolvedValue(ok({ open: [anAppointment()], past: [] }));
});
afterEach(cleanup);

describe('the open appointment on the first screen', () => {
  it('is the next one, with the way to move it', async () => {
    showScreen(<OpenAppointment />);
    const next = await screen.findByRole('region', { name: 'Your next consultation' });
    expect(next.textContent).toContain('Tuesday, December 1 9:00 AM, Mountain Time');
    const links = within(next)
      .getAllByRole('link')
      .map(link => link.getAttribute('href'));
    expect(links).toContain(`/account/appointments/reschedule/${'a'.repeat(32)}`);
    expect(links).toContain('/account/appointments');
  });

  it('leaves nothing where there is none', async () => {
    listAppointments.mockResolvedValue(
      ok({ open: [], past: [anAppointment({ status: 'cancelled' })] }),
    );
    const { container } = showScreen(<OpenAppointment />);
    await waitFor(() => expect(listAppointments).toHaveBeenCalledOnce());
    expect(container.textContent).toBe('');
  });

  it.each(FAILURES.filter(([name]) => name !== 'refuses the token twice'))(
    'ends in a sentence and a retry when the scheduler %s',
    async (_, failed) => {
      listAppointments.mockResolvedValueOnce(failed);
      showScreen(<OpenAppointment />);
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toMatch(/Error fetching appointments/);
      await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
      await screen.findByRole('region', { name: 'Your next consultation' });
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('says nothing of a missing identity token, which is only logged', async () => {
    listAppointments.mockResolvedValue(signedOut());
    const { container } = showScreen(<OpenAppointment />);
    await waitFor(() => expect(listAppointments).toHaveBeenCalledOnce());
    expect(container.querySelector('[role="alert"]')).toBeNull();
  });
});
