import type { Cart, CartLine } from '~/src/domain/commerce/cart';
import { lineKey, type AddLine, type Intent, type QueuedIntent } from './intents';

/** Test data: a line of variant `v`, ten dollars a piece. */
export function cartLine(v: string, quantity: number, more: Partial<CartLine> = {}): CartLine {
  const price = { cents: 1000, currency: 'USD' as const };
  return {
    id: `line-${v}`,
    quantity,
    attributes: [],
    merchandise: {
      id: v,
      title: `Variant ${v}`,
      sku: `SKU-${v}`,
      quantityAvailable: null,
      isBackorder: false,
      isAvailable: true,
      price,
      compareAtPrice: null,
      selectedOptions: [],
      image: null,
      product: {
        id: `product-${v}`,
        handle: `product-${v}`,
        title: `Product ${v}`,
        productType: 'Collar',
        vendor: 'Larkfield',
        tags: [],
      },
    },
    sellingPlan: null,
    offeredPlan: null,
    discounts: [],
    unitPrice: price,
    total: { ...price, cents: price.cents * quantity },
    ...more,
  };
}

export function cartOf(lines: readonly CartLine[], more: Partial<Cart> = {}): Cart {
  return {
    id: 'cart-1',
    note: null,
    checkoutUrl: 'https://shop.test/checkout/cart-1',
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    createdAt: '2025-03-30T10:00:00Z',
    updatedAt: '2025-03-30T10:00:00Z',
    subtotal: {
      cents: lines.reduce((sum, { total }) => sum + total.cents, 0),
      currency: 'USD',
    },
    countryCode: 'US',
    email: null,
    phone: null,
    attributes: [],
    discountCodes: [],
    orderDiscounts: [],
    wallets: [],
    lines,
    ...more,
  };
}

export const keyFor = (v: string, sellingPlanId: string | null = null): string =>
  lineKey({ merchandiseId: v, sellingPlanId, attributes: [] });

export function addLine(v: string, quantity = 1): AddLine {
  const { merchandise, sellingPlan, offeredPlan } = cartLine(v, quantity);
  return {
    input: { merchandiseId: v, quantity, sellingPlanId: null, attributes: [] },
    display: { merchandise, sellingPlan, offeredPlan },
  };
}

export const queued = (...intents: readonly Intent[]): QueuedIntent[] =>
  intents.map((intent, index) => ({ id: `i${index}`, at: index, intent }));
