/** Cents of a decimal price such as `349.95`; throws on anything else. */
export function parseDecimal(decimal: string): number {
  const match = /^(\d+)(?:\.(\d{1,2}))?$/.exec(decimal);
  if (!match) throw new Error(`Not a decimal price: "${decimal}"`);
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** The platform's decimal: at least one and at most two places, so 1195.0 and 349.95. */
export function toDecimal(cents: number): string {
  const fixed = (cents / 100).toFixed(2);
  return fixed.endsWith('0') ? fixed.slice(0, -1) : fixed;
}

/** `MoneyV2` of an amount in cents. */
export function moneyView(cents: number, currencyCode: string) {
  return { __typename: 'MoneyV2', amount: toDecimal(cents), currencyCode };
}

/** What remains of `cents` after `percent` off, rounded half up to a cent. */
export function subtractPercent(cents: number, percent: number): number {
  return Math.round((cents * (100 - percent)) / 100);
}

/** An amount formatted for the checkout pages and mails. @param language a tag such as fr-BE; absent in English */
export function formatCents(cents: number, currency: string, language?: string | null): string {
  const locales: Readonly<Record<string, string>> = { CAD: 'en-CA', GBP: 'en-GB', EUR: 'en-IE' };
  return new Intl.NumberFormat(language ?? locales[currency] ?? 'en-US', {
    style: 'currency',
    currency,
  }).format(cents / 100);
}
