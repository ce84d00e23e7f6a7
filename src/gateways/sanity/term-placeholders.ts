import type { Money } from '~/src/domain/commerce/money';
import { storeTerms } from '~/src/domain/commerce/store-terms';
import { formatShortPrice } from '~/src/domain/locale/format-price';
import { LOCALES } from '~/src/config/locales';
import { isRecord, textOf, type Json } from '~/src/domain/data/read';
import type { ReadContext } from './fields';

const TERMS = ['shipping', 'shippingRate', 'returnDays'] as const;

/** The values of `{shipping}`, `{shippingRate}` and `{returnDays}` in editors' texts; null if not set. */
export type TermTexts = Readonly<Record<(typeof TERMS)[number], string | null>>;

const isTerm = (name: string): name is keyof TermTexts => TERMS.some(term => term === name);

/**
 * The terms of a locale in words (spec storefront §9): the amount from which shipping is free, what it
 * costs below that, and the days within which goods can be sent back.
 */
export const toTermTexts = (
  settings: Parameters<typeof storeTerms>[1] | null,
  localeId: string,
): TermTexts => {
  const locale = LOCALES.find(({ id }) => id === localeId);
  const terms = locale && settings ? storeTerms(locale, settings) : null;
  const written = (money: Money | null | undefined): string | null =>
    locale && money ? formatShortPrice(money, locale) : null;
  return {
    shipping: written(terms?.freeShippingThreshold),
    shippingRate: written(terms?.rate),
    returnDays: settings?.returnDays?.toString() ?? null,
  };
};

// A name in two braces is a placeholder of the interface's words.
const NAMED = /(?<!\{)\{(\w+)\}(?!\})/g;

/**
 * Fills the store's terms into the texts of a document; a term without a value is reported and
 * stays.
 */
export const insertTerms = (
  document: Json,
  words: TermTexts,
  report: ReadContext['report'],
): Json => {
  const filled = (text: string, field: string): string =>
    text.replace(NAMED, (written, name: string) => {
      if (!isTerm(name)) return written;
      if (words[name] === null) {
        const message = `it names ${written}, which the site's settings do not tell. Set it there, or take it out.`;
        report({ documentId: textOf(document._id) ?? '?', field, message });
      }
      return words[name] ?? written;
    });
  const each = (value: unknown, field: string): unknown => {
    if (typeof value === 'string') return filled(value, field);
    if (Array.isArray(value)) return value.map((item, at) => each(item, `${field}[${at}]`));
    return isRecord(value) ? record(value, `${field}.`) : value;
  };
  const record = (fields: Json, path: string): Json =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, each(value, path + name)]),
    );
  return record(document, '');
};
