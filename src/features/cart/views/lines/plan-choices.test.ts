import { describe, expect, it } from 'vitest';
import { cartLine } from '~/src/features/cart/queue/cart.fixture';
import type { LiveOffer } from '~/src/domain/commerce/live-offer';
import { planChoices } from './plan-choices';
import type { DeliveryInterval } from '~/src/domain/commerce/product';

const usd = (cents: number) => ({ cents, currency: 'USD' as const });

const plan = (id: string, interval: DeliveryInterval, discountPercent = 15) => ({
  id,
  name: `Plan ${id}`,
  discountPercent,
  interval,
});

const offer = (more: Partial<LiveOffer> = {}): LiveOffer => ({
  requiresSellingPlan: false,
  sellingPlanGroups: [
    {
      name: 'Autoship',
      plans: [plan('six', { count: 6, unit: 'month' }), plan('three', { count: 3, unit: 'month' })],
    },
  ],
  variants: [
    {
      id: 'a',
      sku: 'A',
      price: usd(2000),
      compareAtPrice: null,
      availability: 'inStock',
      quantityAvailable: null,
      isBackorder: false,
    },
  ],
  ...more,
});

const withTerm = (value: string) => {
  const line = cartLine('a', 1);
  return {
    ...line,
    merchandise: { ...line.merchandise, selectedOptions: [{ name: 'Term', value }] },
  };
};

describe('the ways to buy a line', () => {
  it('are a one-time purchase and each plan at its current price, the most frequent first', () => {
    expect(planChoices(cartLine('a', 1), offer())).toEqual([
      { plan: null, discountPercent: 0, price: usd(2000) },
      ...['three', 'six'].map(id => ({
        plan: { id, name: `Plan ${id}`, price: usd(1700) },
        discountPercent: 15,
        price: usd(1700),
      })),
    ]);
  });

  it('leave out the one-time purchase where a plan is required', () => {
    const choices = planChoices(cartLine('a', 1), offer({ requiresSellingPlan: true }));
    expect(choices?.map(({ plan: each }) => each?.id)).toEqual(['three', 'six']);
  });

  it('keep a variant that stands for a term to plans of that term', () => {
    const renewals = offer({
      requiresSellingPlan: true,
      sellingPlanGroups: [
        {
          name: 'Renewal',
          plans: [
            plan('monthly', { count: 1, unit: 'month' }, 0),
            plan('yearly', { count: 12, unit: 'month' }, 0),
          ],
        },
      ],
    });
    expect(planChoices(withTerm('Yearly'), renewals)?.map(each => each.plan?.id)).toEqual([
      'yearly',
    ]);
    expect(planChoices(withTerm('Monthly'), renewals)?.map(each => each.plan?.id)).toEqual([
      'monthly',
    ]);
  });

  it('do not bind what may be bought once to the words of an option', () => {
    expect(planChoices(withTerm('12 month supply'), offer())).toHaveLength(3);
  });

  it('are unknown for a variant that is no longer sold', () => {
    expect(planChoices(cartLine('gone', 1), offer())).toBeNull();
  });
});
