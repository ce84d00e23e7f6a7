import { describe, expect, it } from 'vitest';
import type { CurrencyCode } from '~/src/config/currency';
import { LOCALES } from '~/src/config/locales';
import { formatPrice } from './format-price';

const shown = (id: string, cents = 123456): string => {
  const locale = LOCALES.find(entry => entry.id === id);
  if (!locale) throw new Error(`no locale ${id}`);
  return formatPrice({ cents, currency: locale.currency }, locale).replace(/[\u00a0\u202f]/g, ' ');
};

describe('formatPrice', () => {
  it.each([
    ['en-us', '$1,234.56'],
    ['en-ca', '$1,234.56'],
    ['en-au', 'A$1,234.56'],
    ['en-gb', '£1,234.56'],
    ['fr-fr', '1 234,56 €'],
    ['fr-be', '€ 1.234,56'],
    ['de-de', '1.234,56 €'],
    ['en-ie', '€1,234.56'],
    ['it-it', '1234,56 €'],
    ['en-gb-nl', '€ 1.234,56'],
    ['es-es', '1234,56 €'],
    ['de-ch', '€1,234.56'],
  ])('formats %s as %s', (id, words) => {
    expect(shown(id).replace('’', ',')).toBe(words);
  });

  it('keeps two decimals unless told otherwise', () => {
    const locale = { id: 'en-us', priceFormat: 'en-us', currency: 'USD' } as const;
    expect(formatPrice({ cents: 7500, currency: 'USD' }, locale)).toBe('$75.00');
    expect(formatPrice({ cents: 7500, currency: 'USD' }, locale, 0)).toBe('$75');
  });

  it('throws for a locale without a currency', () => {
    const currency: CurrencyCode | undefined = undefined;
    expect(() =>
      formatPrice({ cents: 1, currency: 'USD' }, { id: 'en-us', priceFormat: 'en-us', currency }),
    ).toThrow('The locale "en-us" has no currency.');
  });
});
