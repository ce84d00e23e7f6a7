/** Currencies in which a locale can show prices (spec storefront §3 Locale). */
export type CurrencyCode = 'USD' | 'CAD' | 'AUD' | 'GBP' | 'EUR';

export const CURRENCY_CODES: readonly CurrencyCode[] = ['USD', 'CAD', 'AUD', 'GBP', 'EUR'];

/** Narrows a code from a back end or an address to one of our currencies. */
export const isCurrencyCode = (code: string): code is CurrencyCode =>
  CURRENCY_CODES.some(known => known === code);
