import { randomBytes } from 'node:crypto';
import { addInterval, dateIn } from '~/sandbox/core/calendar';
import type { PricedCart, PricedLine, StoredCart } from '../cart/model';
import { numericId } from '../catalogue/ids';
import { blankCustomer, customerByEmail, customerById, saveCustomer } from '../customer/customers';
import type { Customer } from '../customer/model';
import type { StoreRuntime } from '../runtime';
import type { StoreData } from '../state';
import { createOrder } from './create-order';
import { addressOf, type FormValues } from './form';
import type { OrderRecord, SubscriptionRecord } from './order-model';

export interface Purchase {
  readonly cart: StoredCart;
  readonly priced: PricedCart;
  readonly form: FormValues;
  readonly returnUrl: string;
}

/** An order's lines are those of the priced cart, in the same order. */
function subscriptionsOf(
  lines: readonly PricedLine[],
  store: StoreRuntime,
  order: OrderRecord,
): readonly SubscriptionRecord[] {
  return lines.flatMap(({ plan, line }, index) => {
    const orderLine = order.lines[index];
    if (!plan || !orderLine) return [];
    const interval = { unit: plan.interval, count: plan.intervalCount };
    return [
      {
        id: numericId('subscription', order.token, line.id),
        orderName: order.name,
        email: order.email,
        lines: [orderLine],
        interval,
        nextChargeDate: addInterval(dateIn(store.now(), store.settings.timeZone), interval),
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

/** The customer of an address; a stranger becomes one without an account. */
function customerOfForm(store: StoreRuntime, { email, firstName, lastName }: FormValues): Customer {
  const found = customerByEmail(store, email);
  return found ?? saveCustomer(store, { ...blankCustomer(store, email), firstName, lastName });
}

/**
 * Turns a cart into an order: it gets the next number, the stock is reduced, autoship lines become
 * subscriptions, and the cart is deleted.
 */
export function placeOrder(store: StoreRuntime, purchase: Purchase): OrderRecord {
  const { cart, priced, form, returnUrl } = purchase;
  const { nextOrderNumber } = store.state.value;
  const bought = priced.lines.filter(({ line }) => line.quantity > 0);
  const signedIn = customerById(store, cart.buyerIdentity.customerId);
  const created = createOrder(store, {
    priced,
    token: randomBytes(16).toString('hex'),
    number: nextOrderNumber,
    createdAt: store.now(),
    email: form.email,
    customerId: (signedIn ?? customerOfForm(store, form)).id,
    shippingAddress: addressOf(form, store.settings),
    note: cart.note,
    attributes: cart.attributes,
    returnUrl,
  });
  const order = { ...created, cartToken: cart.token, isSignedIn: signedIn !== null };
  store.state.update(data => {
    const { [cart.token]: _bought, ...carts } = data.carts;
    const { [cart.token]: _refused, ...refusedForms } = data.refusedForms ?? {};
    return {
      ...data,
      carts,
      refusedForms,
      orders: [...data.orders, order],
      subscriptions: [...data.subscriptions, ...subscriptionsOf(bought, store, order)],
      sold: withSales(data.sold, bought),
      nextOrderNumber: nextOrderNumber + 1,
    };
  });
  store.purchases.announce(order);
  return order;
}
