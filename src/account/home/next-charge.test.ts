import { describe, expect, it } from 'vitest';
import { card, charge, chargeItem, subscription } from '../testing/billing.fixture';
import { cardAlerts, nextCharge } from './next-charge';

const service = chargeItem({ subscriptionId: '80', title: 'Collar service' });
const collar = subscription({ id: '80', isDigital: true, petName: 'Moss', canBeSkipped: false });

describe('the next charge', () => {
  it('is the first, with what the subscriptions know of its items', () => {
    const both = charge({ items: [chargeItem(), service] });
    const next = nextCharge([both, charge({ id: '901' })], [subscription(), collar]);
    expect(next?.charge.id).toBe('900');
    expect(next?.isDelivery).toBe(true);
    expect(next?.items.map(({ petName, canBeSkipped }) => [petName, canBeSkipped])).toEqual([
      [null, true],
      ['Moss', false],
    ]);
  });

  it('is no delivery where only services are paid', () => {
    expect(nextCharge([charge({ items: [service] })], [collar])?.isDelivery).toBe(false);
  });

  it('is none without charges', () => {
    expect(nextCharge([], [subscription()])).toBeNull();
  });
});

describe('alerts of cards', () => {
  const until = (year: number, month: number) => ({ expiry: { year, month } });
  const kinds = (method: ReturnType<typeof card>, scheduledAt = '2026-12-05') =>
    cardAlerts([charge({ scheduledAt })], [method], '2026-11-23').map(({ kind }) => kind);

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
    expect(cardAlerts([], [card('1', ['5'], until(2026, 10))], '2026-11-23')).toEqual([]);
  });

  it('come once for a card, with its soonest charge', () => {
    const charges = [
      charge({ scheduledAt: '2026-12-05' }),
      charge({ id: '901', addressId: '6', scheduledAt: '2026-12-20' }),
    ];
    const [alert, ...others] = cardAlerts(
      charges,
      [card('1', ['5', '6'], until(2026, 10))],
      '2026-11-23',
    );
    expect(alert).toMatchObject({ charge: { scheduledAt: '2026-12-05' }, subscriptionId: '71' });
    expect(others).toEqual([]);
  });
});
