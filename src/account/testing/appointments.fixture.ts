import type { Appointment, SchedulerDealer, SlotList } from '~/src/gateways/scheduler/decoders';

/** A dealer in Boise who offers both kinds of visit. */
export const visitDealer = (changes: Partial<SchedulerDealer> = {}): SchedulerDealer => ({
  id: 'lf-83702',
  name: 'Larkfield of Boise',
  phone: '(208) 555-0100',
  companyOwned: true,
  address: {
    street: '9 Grove St',
    city: 'Boise',
    region: 'ID',
    postalCode: '83702',
    country: 'US',
  },
  timeZone: 'America/Boise',
  kinds: ['in-home', 'virtual'],
  distance: 2.4,
  servesPostalCode: true,
  ...changes,
});

const { distance: _distance, servesPostalCode: _serves, ...dealer } = visitDealer();

/** Tuesday, December 1, 2026 at 9:00 AM in Boise. */
export const anAppointment = (changes: Partial<Appointment> = {}): Appointment => ({
  id: 'a'.repeat(32),
  status: 'open',
  kind: 'in-home',
  dealer,
  startsAt: '2026-12-01T09:00:00-07:00',
  endsAt: '2026-12-01T10:00:00-07:00',
  firstName: 'Avery',
  lastName: 'Brooks',
  address: '418 Larch Street',
  postalCode: '83702',
  phone: '2085550140',
  email: 'avery@example.com',
  referralCode: null,
  createdAt: '2026-11-20T16:00:00Z',
  calendarUrl: 'https://scheduler.example/calendar.ics?key=1',
  ...changes,
});

/** An hour starting at a time in Boise's standard time, such as `2026-12-01T09:00`. */
export const slot = (wall: string): SlotList['slots'][number] => ({
  startsAt: `${wall}:00-07:00`,
  endsAt: `${wall.slice(0, 11)}${String(Number(wall.slice(11, 13)) + 1).padStart(2, '0')}:00:00-07:00`,
});

/** Free times in Boise. */
export const slotsAt = (...walls: readonly string[]): SlotList => ({
  timeZone: 'America/Boise',
  slots: walls.map(slot),
});
