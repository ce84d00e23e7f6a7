/** Currencies in which a locale can show prices (spec storefront §3 Locale). */
export type CurrencyCode = 'USD' | 'CAD' | 'AUD' | 'GBP' | 'EUR';
