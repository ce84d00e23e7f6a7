import { DELIVERY_TERMS, type DeliveryTerms } from '~/src/config/delivery';
import type { CurrencyCode } from '~/src/config/currency';
import type { CountryCode, Locale } from '~/src/config/locales';
import type { SiteSettings } from '../content/content';
import { compareMoney, type Money } from './money';

/** A store's shipping and return terms for the country of a locale. */
export interface StoreTerms {
  readonly country: CountryCode;
  readonly currency: CurrencyCode;
  /** Null if there is no estimate. */
  readonly delivery: DeliveryTerms | null;
  /** The shipping price; null if unknown. */
  readonly rate: Money | null;
  /** The amount from which shipping is free; null if it never is. */
  readonly freeShippingThreshold: Money | null;
  /** Days for returns; null if unknown. */
  readonly returnDays: number | null;
}

/** The shipping and return terms of a locale's country, with amounts in its currency. */
export const storeTerms = (
  { shopifyCountry, currency }: Pick<Locale, 'shopifyCountry' | 'currency'>,
  settings: Pick<
    SiteSettings,
    'freeShippingThreshold' | 'shippingRate' | 'countryShippingRates' | 'returnDays'
  >,
): StoreTerms => ({
  country: shopifyCountry,
  currency,
  delivery: DELIVERY_TERMS[shopifyCountry] ?? null,
  rate:
    settings.countryShippingRates?.[shopifyCountry] ?? settings.shippingRate?.[currency] ?? null,
  freeShippingThreshold: settings.freeShippingThreshold[currency] ?? null,
  returnDays: settings.returnDays,
});

/** The shipping price for an order of that amount; null if unknown. */
export const shippingCost = (
  price: Money,
  { freeShippingThreshold, rate }: StoreTerms,
): Money | null =>
  freeShippingThreshold !== null && compareMoney(price, freeShippingThreshold) >= 0
    ? { cents: 0, currency: price.currency }
    : rate;
