import { listPaymentMethods as list, updatePaymentMethod } from '@rechargeapps/storefront-client';
import { array, boolean, object, optional, picklist, pipe, string, transform } from 'valibot';
import { nullable } from '~/src/domain/data/decode';
import type { Result } from '~/src/domain/data/result';
import { callAs, type RechargeConfig, type RechargeSession } from './call';
import { id, text } from './fields';
import { pageQuery, readAllPages } from './pages';
import { billingAddress, type BillingAddress } from './to-address';

/** A card or another way to pay (spec account §3). */
export interface PaymentMethod {
  readonly id: string;
  /** Such as `CREDIT_CARD` or `PAYPAL`. */
  readonly kind: string;
  /** Such as `visa`; empty for anything but a card. */
  readonly brand: string;
  readonly last4: string;
  /** The last month in which a card can be charged; null if it does not expire. */
  readonly expiry: { readonly month: number; readonly year: number } | null;
  readonly isDefault: boolean;
  /** Whether the provider can charge it. */
  readonly status: 'valid' | 'invalid' | 'not_validated';
  /** The addresses charged to it. */
  readonly addresses: readonly BillingAddress[];
}

const wireMethod = object({
  id,
  payment_type: string(),
  payment_details: nullable(object({ brand: text, last4: text, exp_month: text, exp_year: text })),
  default: boolean(),
  status: picklist(['valid', 'invalid', 'not_validated']),
  include: optional(object({ addresses: optional(array(billingAddress), []) })),
});

const expiryOf = (month: string, year: string): PaymentMethod['expiry'] =>
  /^\d{1,2}$/.test(month) && /^\d{4}$/.test(year)
    ? { month: Number(month), year: Number(year) }
    : null;

const paymentMethod = pipe(
  wireMethod,
  transform(
    ({ payment_details: details, ...wire }): PaymentMethod => ({
      id: wire.id,
      kind: wire.payment_type,
      brand: details?.brand ?? '',
      last4: details?.last4 ?? '',
      expiry: expiryOf(details?.exp_month ?? '', details?.exp_year ?? ''),
      isDefault: wire.default,
      status: wire.status,
      addresses: wire.include?.addresses ?? [],
    }),
  ),
);

const page = pipe(
  object({ next_cursor: nullable(string()), payment_methods: array(paymentMethod) }),
  transform(({ next_cursor, payment_methods }) => ({
    nextCursor: next_cursor,
    records: payment_methods,
  })),
);

/** The customer's payment methods with the addresses that are charged to them. Errors as `callRecharge`. */
export const listPaymentMethods = (
  config: RechargeConfig,
  session: RechargeSession,
): Promise<Result<readonly PaymentMethod[]>> =>
  readAllPages(cursor =>
    callAs(config, session, page, known =>
      list(known, { ...pageQuery(cursor, {}), include: ['addresses'] }),
    ),
  );

/** Makes a payment method the default one. Errors as `callRecharge`. */
export const makeDefaultPaymentMethod = (
  config: RechargeConfig,
  session: RechargeSession,
  methodId: string,
): Promise<Result<PaymentMethod>> =>
  callAs(config, session, paymentMethod, known =>
    updatePaymentMethod(known, methodId, { default: true }),
  );
