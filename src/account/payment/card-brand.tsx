import type { PaymentMethod } from '~/src/gateways/recharge/payment-methods';
import { brandOf } from './use-card-format';

const MARKS = {
  visa: 'VISA',
  mastercard: 'MC',
  amex: 'AMEX',
  discover: 'DISC',
  diners: 'DC',
  jcb: 'JCB',
  maestro: 'MA',
  unionpay: 'UP',
} as const;

/** A small card with the letters of its brand; the name is next to it. */
export function CardBrand({ method }: { readonly method: Pick<PaymentMethod, 'brand'> }) {
  const brand = brandOf(method.brand);
  return brand === null ? null : (
    <span className="card-brand" aria-hidden="true">
      {MARKS[brand]}
    </span>
  );
}
