/** Replies as the platform sends them, for tests. */
import type { WireCart } from './to-cart';
import type { WireLine } from './to-cart-line';

const money = (amount: string) => ({ amount, currencyCode: 'USD' });

/**
 * A cart line of two packs.
 * @param changes fields to replace
 */
export const wireLine = (id: string, changes: Partial<WireLine> = {}): WireLine => ({
  id,
  quantity: 2,
  attributes: [],
  cost: { amountPerQuantity: money('23.76'), totalAmount: money('47.52') },
  discountAllocations: [],
  sellingPlanAllocation: null,
  merchandise: {
    id: 'gid://shopify/ProductVariant/1',
    title: '2 pack',
    sku: 'LF-CAP-2',
    quantityAvailable: null,
    price: money('27.95'),
    compareAtPrice: null,
    selectedOptions: [{ name: 'Pack', value: '2 pack' }],
    image: null,
    product: {
      id: 'gid://shopify/Product/1',
      title: 'Power Cap Battery',
      handle: 'power-cap-battery',
      productType: 'Power',
      vendor: 'Larkfield',
      tags: ['power'],
      sellingPlanGroups: {
        nodes: [
          {
            sellingPlans: {
              nodes: [
                {
                  id: 'plan-1',
                  priceAdjustments: [{ adjustmentValue: { adjustmentPercentage: 15 } }],
                },
              ],
            },
          },
        ],
      },
    },
  },
  ...changes,
});

/**
 * A cart with the lines; its totals are fixed and do not depend on them.
 * @param pageInfo of the lines: by default, there are no more
 */
export const wireCart = (
  lines: readonly WireLine[],
  pageInfo: NonNullable<WireCart['lines']>['pageInfo'] = { hasNextPage: false, endCursor: null },
): WireCart => ({
  id: 'gid://shopify/Cart/1?key=k',
  note: '',
  checkoutUrl: 'https://shop.example/cart/c/1',
  totalQuantity: 2,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-02T00:00:00Z',
  cost: { subtotalAmount: money('47.52') },
  buyerIdentity: { countryCode: 'US', email: null, phone: null, preferences: null },
  attributes: [{ key: 'Dealer ID', value: '7' }],
  discountCodes: [{ code: 'HELLO', applicable: true }],
  lines: { nodes: lines, pageInfo },
});
