import { describe, expect, it } from 'vitest';
import { upcomingDeliveries } from '../subscriptions/deliveries';
import { card, charge, chargeItem, subscription } from '../testing/billing.fixture';
import { cardAlerts } from './card-alerts';

describe('alerts of cards', () => {
  const until = (year: number, month: number) => ({ expiry: { year, month } });
  const on = (nextChargeDate: string) => upcomingDeliveries([subscription({ nextChargeDate })], []);
  const kinds = (method: ReturnType<typeof card>, day = '2026-12-05') =>
    cardAlerts([], on(day), [method], '2026-11-23').map(({ kind }) => kind);

  it.each([
    [2026, 10, '2026-11-30', ['expired']],
    [2026, 11, '2026-11-30', []],
    [2026, 11, '2026-12-01', ['expires']],
    [2026, 12, '2026-12-31', []],
    [2026, 12, '2027-01-01', ['expires']],
    [2028, 2, '2028-02-29', []],
  ] as const)(
    'for a card good until %i-%i and a charge on %s: %j',
    (year, month, day, expected) => {
      expect(kinds(card('1', ['5'], until(year, month)), day)).toEqual(expected);
    },
  );

  it('name a card that was declined', () => {
    expect(kinds(card('1', ['5'], { status: 'invalid' }))).toEqual(['invalid']);
  });

  it('leave out cards that are charged for nothing', () => {
    expect(kinds(card('1', ['6'], until(2026, 10)))).toEqual([]);
    expect(cardAlerts([], [], [card('1', ['5'], until(2026, 10))], '2026-11-23')).toEqual([]);
  });

  it('appear once per card, with its earliest charge', () => {
    const deliveries = upcomingDeliveries(
      [
        subscription({ id: '72', addressId: '6', nextChargeDate: '2026-12-20' }),
        subscription({ id: '71', nextChargeDate: '2026-12-05' }),
      ],
      [],
    );
    const old = card('1', ['5', '6'], until(2026, 10));
    const [alert, ...others] = cardAlerts([], deliveries, [old], '2026-11-23');
    expect(alert).toMatchObject({ day: '2026-12-05', subscriptionId: '71' });
    expect(others).toEqual([]);
  });

  it('say when a declined card is tried again, rather than the day that has passed', () => {
    const plan = subscription({ nextChargeDate: '2026-11-25' });
    const declined = charge({
      status: 'error',
      scheduledAt: '2026-11-25',
      retryDate: '2026-11-28',
      items: [chargeItem()],
    });
    const old = card('1', ['5'], until(2026, 10));
    const deliveries = upcomingDeliveries([plan], [declined]);
    expect(cardAlerts([plan], deliveries, [old], '2026-11-26')).toEqual([
      { kind: 'retry', method: old, day: '2026-11-28', subscriptionId: '71' },
    ]);
    const noCard = cardAlerts([plan], deliveries, [], '2026-11-26');
    expect(noCard).toMatchObject([{ kind: 'retry', method: null }]);
  });

  it('include a card that is no longer retried, even if it has no upcoming charge', () => {
    const plan = subscription({ nextChargeDate: null, hasFailed: true });
    const old = card('1', ['5'], until(2026, 10));
    const alerts = (changes = {}) => cardAlerts([{ ...plan, ...changes }], [], [old], '2026-12-20');
    expect(alerts()).toEqual([{ kind: 'stopped', method: old, day: null, subscriptionId: '71' }]);
    expect(alerts({ status: 'cancelled' })).toEqual([]);
  });
});
