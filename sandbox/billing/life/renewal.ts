import type { Renewal, RenewalLine } from '~/sandbox/commerce/checkout/renewal-orders';
import type { StoreRuntime } from '~/sandbox/commerce/runtime';
import { planFor } from '../frequency';
import type { BillingAddress, BillingData, ChargeItem } from '../model';
import { storeCustomer, type Account } from '../runtime';

/** The items of a charge as order lines, without variants that the store no longer sells. */
export function renewalLines(
  store: StoreRuntime,
  items: readonly ChargeItem[],
  { subscriptions }: BillingData,
): readonly RenewalLine[] {
  return items.flatMap(({ variantId, subscriptionId, quantity, unitCents, properties }) => {
    const variant = store.catalogue.variantsById.get(variantId);
    if (!variant) return [];
    const subscription = subscriptions[String(subscriptionId)];
    const plan = subscription ? planFor(store, variant, subscription.frequency) : null;
    const attributes = properties.map(({ name, value }) => ({ key: name, value }));
    return [{ variant, plan, quantity, unitCents, attributes }];
  });
}

/** What it takes to turn a charge into an order. */
export function renewalOf(
  account: Account,
  address: BillingAddress,
  { lines, createdAt }: Pick<Renewal, 'lines' | 'createdAt'>,
): Renewal {
  const { company: _company, countryCode: _code, ...postal } = address.postal;
  const { settings } = account.store;
  return {
    lines,
    createdAt,
    customerId: account.customer.storeCustomerId,
    email: storeCustomer(account)?.email ?? '',
    shippingAddress: { ...postal, country: settings.countryName },
    note: address.orderNote,
  };
}
