import { numericId } from '~/sandbox/commerce/catalogue/ids';
import type { CatalogueVariant } from '~/sandbox/commerce/catalogue/model';
import type {
  OrderLine,
  OrderRecord,
  SubscriptionRecord,
} from '~/sandbox/commerce/checkout/order-model';
import type { StoreRuntime } from '~/sandbox/commerce/runtime';
import { dateIn, dayOfMonth } from '~/sandbox/core/calendar';
import { customerPrice } from '../customer-price';
import { frequencyOf } from '../frequency';
import type { BillingAddress, BillingCustomer, PostalAddress, Subscription } from '../model';
import { ownRecords, save, type Account, type BillingRuntime } from '../runtime';
import { subscriptionsUrl } from '../subscriptions-url';
import { addAddress } from './addresses';
import { checkoutCard } from './cards';
import { chargeItem } from './upcoming';

/** The provider's customer id for a customer of the store. Derived, so it is the same on every run. */
export const billingCustomerId = ({ settings }: StoreRuntime, storeCustomerId: number): number =>
  numericId('billing customer', settings.id, String(storeCustomerId));

/** Whether a variant is a collar's service plan, which comes with licenses. */
export function isServicePlan({ catalogue }: StoreRuntime, variant: CatalogueVariant): boolean {
  const product = catalogue.productsByHandle.get(variant.productHandle);
  return variant.weightPounds === null && product?.requiresSellingPlan === true;
}

/** The shipping address of an order. */
export function postalOf({ settings }: StoreRuntime, order: OrderRecord): PostalAddress {
  const { country: _country, ...postal } = order.shippingAddress;
  return { ...postal, company: '', countryCode: settings.country };
}

function ensureCustomer(
  billing: BillingRuntime,
  store: StoreRuntime,
  { customerId, createdAt }: OrderRecord,
): BillingCustomer {
  const id = billingCustomerId(store, customerId);
  const known = billing.state.value.customers[String(id)];
  return (
    known ??
    save(billing, 'customers', {
      id,
      store: store.settings.id,
      storeCustomerId: customerId,
      createdAt,
      updatedAt: createdAt,
    })
  );
}

function ensureAddress(
  billing: BillingRuntime,
  account: Account,
  order: OrderRecord,
): BillingAddress {
  const postal = postalOf(account.store, order);
  const { id: customerId } = account.customer;
  const own = ownRecords(billing, 'addresses', customerId);
  const card = checkoutCard(billing, account, postal);
  const known = own.find(
    each =>
      each.paymentMethodId === card.id && JSON.stringify(each.postal) === JSON.stringify(postal),
  );
  if (known) return known;
  const address = { customerId, postal, paymentMethodId: card.id, orderNote: null };
  return addAddress(billing, address, order.createdAt, order.token);
}

const subscriptionOf = (
  { id, interval, nextChargeDate }: SubscriptionRecord,
  { variantId, quantity, unitCents, attributes }: OrderLine,
  address: BillingAddress,
  { order, zone }: { readonly order: OrderRecord; readonly zone: string },
): Subscription => ({
  id,
  variantId,
  quantity,
  unitCents,
  nextChargeDate,
  customerId: address.customerId,
  addressId: address.id,
  frequency: frequencyOf(interval),
  dayOfMonth: dayOfMonth(dateIn(new Date(order.createdAt), zone)),
  properties: attributes.map(({ key, value }) => ({ name: key, value })),
  cancellation: null,
  maxRetriesReached: false,
  createdAt: order.createdAt,
  updatedAt: order.createdAt,
});

/** The charge paid at the checkout, with one more of its items. */
function saveCheckoutCharge(
  billing: BillingRuntime,
  subscription: Subscription,
  order: OrderRecord,
  zone: string,
): void {
  const id = numericId('charge', 'checkout', String(order.id));
  const known = billing.state.value.charges[String(id)];
  save(billing, 'charges', {
    id,
    customerId: subscription.customerId,
    addressId: subscription.addressId,
    status: 'success',
    type: 'checkout',
    orderId: order.id,
    error: null,
    attempts: 1,
    retryOn: null,
    processedAt: order.createdAt,
    scheduledOn: dateIn(new Date(order.createdAt), zone),
    items: [...(known?.items ?? []), chargeItem(subscription)],
    createdAt: order.createdAt,
    updatedAt: order.createdAt,
  });
}

function allocateLicenses(
  billing: BillingRuntime,
  { store }: Account,
  { id, variantId, quantity }: Subscription,
  order: OrderRecord,
): void {
  const variant = store.catalogue.variantsById.get(variantId);
  if (!variant || !isServicePlan(store, variant)) return;
  const { shopName } = store.settings;
  const link = subscriptionsUrl(store.settings);
  billing.licenses.allocate({ subscriptionId: id, email: order.email, quantity, shopName, link });
}

/**
 * Turns a customer's new purchases on selling plans into subscriptions; the provider learns of them
 * from the store.
 */
export function importContracts(
  billing: BillingRuntime,
  store: StoreRuntime,
  storeCustomerId: number,
): void {
  const known = billing.state.value.subscriptions;
  const zone = store.settings.timeZone;
  for (const contract of store.state.value.subscriptions) {
    if (known[String(contract.id)]) continue;
    const order = store.state.value.orders.find(({ name }) => name === contract.orderName);
    const [line] = contract.lines;
    if (order?.customerId !== storeCustomerId || !line) continue;
    const account = { customer: ensureCustomer(billing, store, order), store };
    const address = ensureAddress(billing, account, order);
    const variant = store.catalogue.variantsById.get(line.variantId);
    const unitCents = variant ? customerPrice(account, variant, line.unitCents) : line.unitCents;
    const subscription = save(
      billing,
      'subscriptions',
      subscriptionOf(contract, { ...line, unitCents }, address, { order, zone }),
    );
    saveCheckoutCharge(billing, subscription, order, zone);
    allocateLicenses(billing, account, subscription, order);
  }
}
