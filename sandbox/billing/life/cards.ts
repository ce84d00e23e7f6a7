import { numericId } from '~/sandbox/commerce/catalogue/ids';
import type { PaymentMethod, PostalAddress } from '../model';
import { instant, ownRecords, save, today, type Account, type BillingRuntime } from '../runtime';

/** Whether a card can no longer be charged on a day: it is valid until the end of its last month. */
export const isExpired = ({ expiryMonth, expiryYear }: PaymentMethod, date: string): boolean =>
  `${expiryYear}-${String(expiryMonth).padStart(2, '0')}` < date.slice(0, 7);

/** The customer's default card among some, or else the first one. */
export const standardCard = (cards: readonly PaymentMethod[]): PaymentMethod | undefined =>
  cards.find(({ isDefault }) => isDefault) ?? cards[0];

/** The card used at the checkout: the customer's default one, or a new one ending in 4242. */
export function checkoutCard(
  billing: BillingRuntime,
  account: Account,
  postal: PostalAddress,
): PaymentMethod {
  const own = ownRecords(billing, 'paymentMethods', account.customer.id);
  const now = today(billing, account);
  const known = standardCard(own.filter(card => !isExpired(card, now)));
  if (known) return known;
  return save(billing, 'paymentMethods', {
    id: numericId('payment method', String(account.customer.id), String(own.length)),
    customerId: account.customer.id,
    brand: 'visa',
    last4: '4242',
    expiryMonth: 12,
    expiryYear: Number(now.slice(0, 4)) + 3,
    isDefault: own.length === 0,
    postal,
    createdAt: instant(billing),
    updatedAt: instant(billing),
  });
}
