import type { RunningScheduler, SchedulerReply } from './start-scheduler';

/** A visitor's in-home visit in Boise, where two fitters work. */
const BOOKING = {
  requestId: 'request-0001',
  dealerId: 'lf-83702',
  kind: 'in-home',
  startsAt: '2026-12-01T09:00:00-07:00',
  firstName: 'Ana',
  lastName: 'Field',
  address: '1 Lark Lane',
  postalCode: '83702',
  phone: '2085550199',
  email: 'ana@example.com',
};

/** A refusal as a test expects it. */
export const failed = (status: number, code: string, fields?: readonly object[]) => ({
  status,
  document: { error: { code, ...(fields ? { fields } : {}) } },
});

/** What the tests of appointments ask of a scheduler. */
export const visits = (scheduler: () => RunningScheduler) => ({
  /** Books the visit in Boise with some fields changed. */
  book: (more: object = {}, asked: { readonly token?: string } = {}): Promise<SchedulerReply> =>
    scheduler().ask('Appointment', 'POST', '/api/v1/appointments', {
      ...asked,
      body: { ...BOOKING, ...more },
    }),

  /** Moves or cancels an appointment. */
  change: (
    id: unknown,
    action: 'reschedule' | 'cancel',
    body: object = {},
    token?: string,
  ): Promise<SchedulerReply> =>
    scheduler().ask('Appointment', 'POST', `/api/v1/appointments/${String(id)}/${action}`, {
      body,
      ...(token === undefined ? {} : { token }),
    }),

  /** The beginnings of a dealer's free times. */
  slots: async (query: string, dealer = 'lf-83702'): Promise<readonly string[]> => {
    const path = `/api/v1/dealers/${dealer}/slots?${query}`;
    const { document } = await scheduler().ask('SlotList', 'GET', path);
    const list: unknown = document.slots;
    return Array.isArray(list)
      ? list.map((slot: unknown) => String(Reflect.get(Object(slot) as object, 'startsAt')))
      : [];
  },
});
