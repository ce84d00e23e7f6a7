import { expect, it } from 'vitest';
import type { CartLine } from '../../domain/cart';
import { toCartMessage } from './track-cart';

const money = (cents: number) => ({ cents, currency: 'CAD' as const });

const line: CartLine = {
  id: 'line',
  quantity: 3,
  attributes: [],
  merchandise: {
    id: 'gid://shopify/ProductVariant/1',
    title: '2 pack',
    sku: 'LF-PWR-2',
    quantityAvailable: null,
    isAvailable: true,
    price: money(3695),
    compareAtPrice: null,
    selectedOptions: [],
    image: null,
    product: {
      id: 'gid://shopify/Product/1',
      handle: 'power-cap-battery',
      title: 'Power Cap Battery',
      productType: 'Power / Batteries',
      vendor: 'Larkfield',
      tags: [],
    },
  },
  sellingPlan: { id: 'plan', name: 'Every 3 months', price: money(3141) },
  offeredPlan: null,
  discounts: [],
  unitPrice: money(3141),
  total: money(9423),
};

it('speaks of what was added, not of all that the line holds', () => {
  const message = toCartMessage({ type: 'added', store: 'ca', line, quantity: 2 }, 'Larkfield');
  expect(message).toEqual({
    event: 'add_to_cart',
    ecommerce: {
      currency: 'CAD',
      value: 62.82,
      items: [
        expect.objectContaining({
          item_id: 'LF-PWR-2',
          item_category: 'power',
          item_category2: 'batteries',
          price: 31.41,
          quantity: 2,
          affiliation: 'Larkfield',
          isSubscription: true,
        }),
      ],
    },
  });
});

it('names a removal as the tag manager does', () => {
  const message = toCartMessage({ type: 'removed', store: 'ca', line, quantity: 1 }, 'Larkfield');
  expect(message.event).toBe('remove_from_cart');
});
