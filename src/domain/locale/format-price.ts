import type { CurrencyCode } from '~/src/config/currency';
import type { Locale } from '~/src/config/locales';
import { isPriceIn, type Money } from '../commerce/money';

type PriceLocale = Pick<Locale, 'id' | 'priceFormat'> & { readonly currency?: CurrencyCode };

const formatters = new Map<string, Intl.NumberFormat>();

const formatterOf = (tag: string, currency: CurrencyCode, decimals: number): Intl.NumberFormat => {
  const key = `${tag} ${currency} ${decimals}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'CAD' ? 'narrowSymbol' : 'symbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formatters.set(key, made);
  return made;
};

/**
 * An amount as a shopper of that locale reads it, with 2 decimals unless told otherwise. Throws
 * when the locale has no currency (spec storefront §5).
 *
 * Two currencies are formatted in en-US whatever the locale: Australian dollars, so that they read
 * "A$12.00", and Canadian dollars. "CAD is formatted as en-US currency" is taken to mean "$469.95"
 * without "CA": on Canadian pages every price is in Canadian dollars and the header says so. In
 * Intl's terms that is the narrow symbol.
 */
export const formatPrice = (money: Money, locale: PriceLocale, decimals = 2): string => {
  if (!locale.currency) throw new Error(`The locale "${locale.id}" has no currency.`);
  const tag = /^(AUD|CAD)$/.test(money.currency) ? 'en-us' : locale.priceFormat;
  return formatterOf(tag, money.currency, decimals).format(money.cents / 100);
};

/** The amount as `formatPrice` writes it; null for one that cannot be shown as a price of this locale. */
export const formatKnownPrice = (
  money: Money,
  locale: PriceLocale & Required<Pick<PriceLocale, 'currency'>>,
): string | null => (isPriceIn(money, locale.currency) ? formatPrice(money, locale) : null);

/** The amount as short as possible: cents only if there are any. */
export const formatShortPrice = (money: Money, locale: PriceLocale): string =>
  formatPrice(money, locale, money.cents % 100 === 0 ? 0 : 2);
