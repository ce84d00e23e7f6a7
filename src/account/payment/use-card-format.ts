import { useTranslation } from 'react-i18next';
import { useLocale } from '~/src/features/locale';
import type { PaymentMethod } from '~/src/gateways/recharge/payment-methods';
import { dateFormat } from '../ui/date-format';
import { expiryState } from './card-expiry';
import { useStoreDay } from './use-store-day';

const BRANDS = [
  ...(['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'maestro', 'unionpay'] as const),
];
const KINDS = ['PAYPAL', 'APPLE_PAY', 'GOOGLE_PAY', 'SEPA_DEBIT'] as const;

const SPELLINGS: Readonly<Record<string, (typeof BRANDS)[number]>> = {
  americanexpress: 'amex',
  dinersclub: 'diners',
  master: 'mastercard',
};

/** A card's brand, however the provider spells it; null if unknown. */
const brandOf = (brand: string): (typeof BRANDS)[number] | null => {
  const plain = brand.toLowerCase().replaceAll(/[^a-z]/g, '');
  return SPELLINGS[plain] ?? BRANDS.find(each => each === plain) ?? null;
};

/** A payment method as text. */
export interface CardText {
  /** Such as "Visa ending in 4242". */
  readonly name: string;
  /** When it expires or expired; null if it never does. */
  readonly expiry: string | null;
  readonly state: 'valid' | 'soon' | 'expired' | 'invalid';
}

/** Formats payment methods in the shopper's locale. */
export const useCardFormat = (): ((method: PaymentMethod) => CardText) => {
  const { t } = useTranslation('account-payment');
  const { locale } = useLocale();
  const today = useStoreDay();
  return method => {
    const known = brandOf(method.brand);
    const kind = KINDS.find(each => each === method.kind);
    const brand = known ? t(`brands.${known}`) : t(`kinds.${kind ?? 'CARD'}`);
    const expiry = expiryState(method, today);
    const state = expiry !== 'expired' && method.status === 'invalid' ? 'invalid' : expiry;
    const month =
      method.expiry &&
      dateFormat(locale.dateFormat, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        Date.UTC(method.expiry.year, method.expiry.month - 1, 1),
      );
    return {
      name: method.last4 === '' ? brand : t('cardName', { brand, last4: method.last4 }),
      expiry: month && t(`expiry.${expiry}`, { month }),
      state,
    };
  };
};
