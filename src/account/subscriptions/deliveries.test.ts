import { describe, expect, it } from 'vitest';
import { usd } from '../testing/account.fixture';
import { charge, chargeItem, subscription } from '../testing/billing.fixture';
import { upcomingDeliveries, withRetry } from './deliveries';

const plan = subscription({ id: '72', title: 'Plan', nextChargeDate: '2026-11-25' });
const declined = charge({
  id: '901',
  status: 'error',
  scheduledAt: '2026-11-25',
  retryDate: '2026-11-28',
  items: [chargeItem({ subscriptionId: '72' })],
  total: usd(1386),
});

describe('a subscription whose card was declined', () => {
  it('is due on the day of the next attempt, for the amount of its charge', () => {
    const [delivery, ...others] = upcomingDeliveries([plan], [declined]);
    expect(delivery).toMatchObject({ day: '2026-11-28', charge: declined, total: usd(1386) });
    expect(delivery?.items[0]).toMatchObject({ retryDate: '2026-11-28', canBeSkipped: false });
    expect(others).toEqual([]);
  });

  it('stays apart from what else goes to its address on that day', () => {
    const goods = subscription({ nextChargeDate: '2026-11-28' });
    const queued = charge({ scheduledAt: '2026-11-28' });
    const deliveries = upcomingDeliveries([plan, goods], [queued, declined]);
    expect(deliveries.map(({ charge: of, items }) => [of?.id, items.map(({ id }) => id)])).toEqual([
      ['900', ['71']],
      ['901', ['72']],
    ]);
  });

  it.each([
    ['was moved to another day', { nextChargeDate: '2026-12-10' }],
    ['is canceled', { status: 'cancelled' as const }],
    ['is not tried any more', { hasFailed: true }],
    ['is in another charge', { id: '73' }],
  ])('is left as it is once it %s', (_, changes) => {
    const other = { ...plan, ...changes };
    expect(withRetry(other, [declined])).toBe(other);
  });

  it('is left as it is when no attempt follows', () => {
    expect(withRetry(plan, [{ ...declined, retryDate: null }])).toBe(plan);
  });
});
