import type { BillingAddress, PaymentMethod, Subscription } from '../model';
import { chargesOf, type Charge } from '../life/charges';
import type { Call } from './call';
import { notFound } from './reply';

type Context = Pick<Call, 'billing' | 'account'>;

const own = <T extends { readonly customerId: number }>(
  record: T | undefined,
  { account }: Context,
  what: string,
): T => {
  if (record?.customerId !== account.customer.id) throw notFound(what);
  return record;
};

/**
 * The customer's subscription with an id, cancelled ones included.
 * @throws {BillingError} 404 if there is none or it belongs to another customer
 */
export const ownSubscription = (call: Context, id: number): Subscription =>
  own(call.billing.state.value.subscriptions[String(id)], call, 'subscription');

/**
 * The customer's address with an id.
 * @throws {BillingError} 404 if there is none or it belongs to another customer
 */
export const ownAddress = (call: Context, id: number): BillingAddress =>
  own(call.billing.state.value.addresses[String(id)], call, 'address');

/**
 * The customer's payment method with an id.
 * @throws {BillingError} 404 if there is none or it belongs to another customer
 */
export const ownPaymentMethod = (call: Context, id: number): PaymentMethod =>
  own(call.billing.state.value.paymentMethods[String(id)], call, 'payment_method');

/**
 * The customer's charge with an id; upcoming charges are computed and count as well.
 * @throws {BillingError} 404 if there is none or it belongs to another customer
 */
export const ownCharge = (call: Context, id: number): Charge => {
  const charges = chargesOf(call.billing, call.account.customer.id);
  return own(
    charges.find(charge => charge.id === id),
    call,
    'charge',
  );
};
