import { describe, expect, it, vi } from 'vitest';
import type { ReorderVariant } from '~/src/gateways/shopify/account/reorder-variants';
import { orderLine, usd } from '../testing/account.fixture';
import { reorderVariant } from '../testing/reorder-variant.fixture';
import { planReorder } from './plan-reorder';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));

const ID = 'gid://shopify/ProductVariant/1';

const offer = (...[variant, product]: Parameters<typeof reorderVariant>) =>
  reorderVariant({ price: usd(1000), ...variant }, product);

const plan = (found: ReorderVariant | null, lines = [orderLine({ quantity: 3 })]) =>
  planReorder(lines, new Map(found ? [[ID, found]] : []), 'USD');

describe('a line that is bought again', () => {
  it.each([
    ['gone', null],
    ['soldOut', offer({ availability: 'outOfStock' })],
    ['soldOut', offer({ quantityAvailable: 0 })],
    ['comingSoon', offer({ availability: 'comingSoon' })],
    ['discontinued', offer({ availability: 'discontinued' })],
    ['dealer', offer({ isLeadGeneration: true })],
    ['price', offer({ price: { cents: 1000, currency: 'CAD' } })],
    ['plan', offer({}, { requiresSellingPlan: true })],
    ['renewing', offer({ requiresShipping: false }, { requiresSellingPlan: true })],
  ] as const)('stays out: %s', (reason, found) => {
    expect(plan(found)).toEqual({
      lines: [],
      fewer: [],
      left: [{ title: 'GPS Collar', reason }],
    });
  });

  it('is added in the quantity that was bought', () => {
    expect(plan(offer()).lines).toMatchObject([
      { input: { merchandiseId: ID, quantity: 3, sellingPlanId: null, attributes: [] } },
    ]);
  });

  it('is added as far as there is stock, which lines of one variant share', () => {
    const found = plan(offer({ quantityAvailable: 4 }), [
      orderLine({ quantity: 3 }),
      orderLine({ title: 'Second', quantity: 2 }),
      orderLine({ title: 'Third', quantity: 1 }),
    ]);
    expect(found.lines.map(({ input }) => input.quantity)).toEqual([3, 1]);
    expect(found.fewer).toEqual([{ title: 'Second', count: 1 }]);
    expect(found.left).toEqual([{ title: 'Third', reason: 'soldOut' }]);
  });

  it('is bought on the plan that fits its frequency', () => {
    const plans = ['Auto-renews every 1 month', 'Auto-renews every 12 months'].map((name, at) => ({
      id: `plan-${at}`,
      name,
      discountPercent: 0,
      interval: null,
    }));
    const found = plan(
      offer(
        { subscriptionFrequency: '12 months' },
        { requiresSellingPlan: true, sellingPlanGroups: [{ name: 'Renewal', plans }] },
      ),
    );
    expect(found.lines[0]?.input.sellingPlanId).toBe('plan-1');
    expect(found.left).toEqual([]);
  });
});
