import { afterEach, describe, expect, it, vi } from 'vitest';
import { STORE_TIME_ZONES } from '~/src/config/store-time-zones';
import {
  addDays,
  addMonths,
  dayIn,
  daysBetween,
  isStoreDay,
} from '~/src/domain/calendar/store-day';
import { expiryState, isExpiredOn } from '../payment/card-expiry';
import { chargeItem } from '../testing/billing.fixture';
import { shortDay, shownDay } from '../ui/shown-day';
import {
  daysUntil,
  DELAYS,
  delayedTo,
  deliveryAfter,
  isOrderDay,
  isDelayed,
  orderDays,
  paidUntil,
  PAUSES,
  pausedUntil,
  skippedBy,
} from './schedule';
import { daysOf } from './testing/days.fixture';

/** Browsers far from the store, some with a clock that changes on other days or at midnight. */
const BROWSER_ZONES = [
  'America/Los_Angeles',
  'America/Havana',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

/** The leap day, the changes of daylight saving here and there, and the ends of the months. */
const DAYS = daysOf(2028, 2028);

const frequency = { unit: 'month', count: 1 } as const;

/** Everything that the rules make of a day. */
const rulesOn = (day: string) => {
  const today = addDays(day, -3);
  const next = { id: '71', frequency, dayOfMonth: 31, nextChargeDate: addMonths(day, 1, 31) };
  const state = { ...next, status: 'active', hasFailed: false } as const;
  const expiry = { year: 2028, month: 2 };
  return [
    DELAYS.map(delay => delayedTo(day, delay, today)),
    PAUSES.map(pause => pausedUntil(day, pause, today)),
    [deliveryAfter(day, next), paidUntil(day, frequency, '2027-12-31'), orderDays(day)],
    [daysUntil(day, today), daysUntil(today, day), daysBetween(day, '2030-01-01')],
    [isStoreDay(day), isOrderDay(day, today), isDelayed(state, today)],
    skippedBy(next, { scheduledAt: day, items: [chargeItem()] }, today),
    [isExpiredOn({ expiry }, day), expiryState({ expiry }, day)],
    (['us', 'ca'] as const).flatMap(store => {
      const zone = STORE_TIME_ZONES[store];
      // Shortly before and after midnight by the clocks of both stores.
      const moments = ['04:30', '05:30'].map(time => `${day}T${time}:00Z`);
      return moments.flatMap(moment => [
        dayIn(zone, new Date(moment)),
        shownDay(moment, { dateFormat: 'en-US', store }),
        shortDay(day, { dateFormat: 'en-US', store }),
      ]);
    }),
  ];
};

const inZone = <T>(zone: string, task: () => T): T => {
  vi.stubEnv('TZ', zone);
  return task();
};

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a browser in another time zone', () => {
  const expected = inZone('UTC', () => DAYS.map(rulesOn));

  it.each(BROWSER_ZONES)('has the days of the store: %s', zone => {
    inZone(zone, () => {
      // The clock of this process is really another one.
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      expect(timeZone).toBe(zone);
      expect(new Date('2028-01-15T12:00:00Z').getTimezoneOffset()).not.toBe(0);
      expect(DAYS.map(rulesOn)).toEqual(expected);
    });
  });
});
