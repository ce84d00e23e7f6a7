import { randomBytes } from 'node:crypto';
import type { PricedCart, PricedLine, StoredCart } from '../cart/model';
import { numericId } from '../catalogue/ids';
import type { StoreRuntime } from '../runtime';
import type { StoreData } from '../state';
import { addressOf, type FormValues } from './form';
import { nextChargeDate } from './next-charge';
import type { OrderLine, OrderRecord, SubscriptionRecord } from './order-model';
import { checkoutTotals } from './totals';

export interface Purchase {
  readonly cart: StoredCart;
  readonly priced: PricedCart;
  readonly form: FormValues;
  readonly returnUrl: string;
}

function orderLine(priced: PricedLine, store: StoreRuntime): OrderLine {
  const { line, variant, plan } = priced;
  return {
    variantId: variant.id,
    productHandle: variant.productHandle,
    title: store.catalogue.productsByHandle.get(variant.productHandle)?.title ?? variant.sku,
    variantTitle: variant.title === 'Default Title' ? '' : variant.title,
    sku: variant.sku,
    quantity: line.quantity,
    unitCents: priced.unitCents,
    totalCents: priced.totalCents,
    planName: plan?.name ?? null,
    attributes: line.attributes,
  };
}

function subscriptionsOf(
  lines: readonly PricedLine[],
  store: StoreRuntime,
  order: OrderRecord,
): readonly SubscriptionRecord[] {
  return lines.flatMap(priced => {
    const { plan, line } = priced;
    if (!plan) return [];
    const interval = { unit: plan.interval, count: plan.intervalCount };
    return [
      {
        id: numericId('subscription', order.token, line.id),
        orderName: order.name,
        email: order.email,
        lines: [orderLine(priced, store)],
        interval,
        nextChargeDate: nextChargeDate(store.now(), interval),
      },
    ];
  });
}

const withSales = (sold: StoreData['sold'], lines: readonly PricedLine[]): StoreData['sold'] =>
  lines.reduce<Record<string, number>>(
    (total, { line, variant }) => ({
      ...total,
      [variant.id]: (total[String(variant.id)] ?? 0) + line.quantity,
    }),
    { ...sold },
  );

/**
 * Turns a cart into an order: it gets the next number, the stock is reduced, autoship lines become
 * subscriptions, and the cart is deleted.
 */
export function placeOrder(store: StoreRuntime, purchase: Purchase): OrderRecord {
  const { cart, priced, form, returnUrl } = purchase;
  const { nextOrderNumber } = store.state.value;
  const token = randomBytes(16).toString('hex');
  const bought = priced.lines.filter(({ line }) => line.quantity > 0);
  const order: OrderRecord = {
    id: numericId('order', token),
    name: `#${nextOrderNumber}`,
    token,
    createdAt: store.now().toISOString(),
    currency: store.settings.currency,
    email: form.email,
    shippingAddress: addressOf(form, store.settings),
    lines: bought.map(line => orderLine(line, store)),
    totals: checkoutTotals(priced, store.settings),
    note: cart.note,
    attributes: cart.attributes,
    discountCodes: priced.codes.flatMap(({ code, applicable }) => (applicable ? [code] : [])),
    returnUrl,
  };
  store.state.update(data => {
    const { [cart.token]: _bought, ...carts } = data.carts;
    return {
      carts,
      orders: [...data.orders, order],
      subscriptions: [...data.subscriptions, ...subscriptionsOf(bought, store, order)],
      sold: withSales(data.sold, bought),
      nextOrderNumber: nextOrderNumber + 1,
    };
  });
  return order;
}
