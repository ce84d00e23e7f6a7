import { describe, expect, it } from 'vitest';
import { upcomingDeliveries, withRetry } from '../subscriptions/deliveries';
import { daysOf, numbers } from '../subscriptions/testing/days.fixture';
import { card, charge, chargeItem, subscription } from '../testing/billing.fixture';
import { cardAlerts } from './card-alerts';
import { canBeCharged, expiryState, isExpiredOn } from './card-expiry';

/** A leap day among them. */
const DAYS = daysOf(2027, 2029);
/** The days around the end of each month, and one in its middle. */
const EDGES = DAYS.filter(day => /-(?:01|02|15|2[789]|3[01])$/.test(day));

/** The last day of a month, counted apart from the code under test. */
const lastDayOf = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

const EXPIRIES = Array.from({ length: 48 }, (_, at) => ({
  year: 2026 + Math.floor(at / 12),
  month: 1 + (at % 12),
}));

describe('a card', () => {
  it('is good to the last day of its month, and on no later day', () => {
    for (const expiry of EXPIRIES) {
      const last = lastDayOf(expiry.year, expiry.month);
      for (const day of EDGES) {
        const isOver = day > last;
        const state = [
          isExpiredOn({ expiry }, day),
          !canBeCharged({ expiry, status: 'valid' }, day),
          expiryState({ expiry }, day) === 'expired',
        ];
        expect(state, `${last} on ${day}`).toEqual([isOver, isOver, isOver]);
      }
    }
  });

  it('expires soon in its last month and the one before it', () => {
    for (const { year, month } of EXPIRIES) {
      const beforeThat = lastDayOf(year, month - 2);
      for (const day of EDGES.filter(each => each <= lastDayOf(year, month))) {
        const state = expiryState({ expiry: { year, month } }, day);
        expect(state, `${year}-${month} on ${day}`).toBe(day > beforeThat ? 'soon' : 'valid');
      }
    }
  });
});

describe('an alert', () => {
  it('is of a card that has expired today, or will have by the next charge', () => {
    const next = numbers(5);
    const seen = new Set<string>();
    for (let round = 0; round < 3000; round += 1) {
      const at = next(DAYS.length - 60);
      const [today = '', nextChargeDate = ''] = [DAYS[at], DAYS[at + next(60)]];
      const expiry = { year: Number(today.slice(0, 4)), month: 1 + next(12) };
      const last = lastDayOf(expiry.year, expiry.month);
      const deliveries = upcomingDeliveries([subscription({ nextChargeDate })], []);
      const kinds = cardAlerts([], deliveries, [card('1', ['5'], { expiry })], today);
      const due = nextChargeDate > last ? ['expires'] : [];
      const expected = today > last ? ['expired'] : due;
      expect(kinds.map(({ kind }) => kind)).toEqual(expected);
      seen.add(expected.join());
    }
    expect(seen).toEqual(new Set(['', 'expires', 'expired']));
  });

  it('of a retry names its day, whatever the day of the charge was', () => {
    for (const [at, scheduledAt] of DAYS.slice(0, -4).entries()) {
      const retryDate = DAYS[at + 3] ?? '';
      const declined = charge({ status: 'error', scheduledAt, retryDate, items: [chargeItem()] });
      const plan = subscription({ nextChargeDate: scheduledAt });
      expect(withRetry(plan, [declined]).nextChargeDate).toBe(retryDate);
      const deliveries = upcomingDeliveries([plan], [declined]);
      const [alert] = cardAlerts([plan], deliveries, [], DAYS[at + 1] ?? '');
      expect(alert).toMatchObject({ kind: 'retry', day: retryDate });
    }
  });
});
