import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Brand } from '~/src/config/brands/brand';
import type { LocaleId } from '~/src/config/locale-id';
import { localeById } from '~/src/config/locales';

const pair = v.tuple([v.string(), v.string()]);

/**
 * `<brand>.json`: what somebody buys in a brand's shop. One in each store, and one in each language and currency
 * abroad where the brand sells there.
 */
const purchase = v.strictObject({
  locale: v.string(),
  /** A collection that the home page leads to. */
  collection: v.string(),
  /** Its name may be the country's own, such as Colour. */
  facet: pair,
  product: v.string(),
  option: pair,
});

/** How a country writes prices and taxes, and where a parcel goes. */
interface Country {
  readonly price: RegExp;
  /** The lines of the order that name the tax. */
  readonly tax: RegExp;
  /** Of the recipient; absent abroad, where addresses have no region. */
  readonly region?: string;
  readonly postalCode: string;
}

/** What somebody buys in a shop, from the home page to the order. */
export interface Journey extends Omit<v.InferOutput<typeof purchase>, 'locale'>, Country {
  readonly locale: LocaleId;
  readonly prefix: string;
}

const DOLLARS = /^\$\d+\.\d\d$/;
const EUROS = /^\d+,\d\d\s€$/;

const COUNTRIES: Partial<Readonly<Record<LocaleId, Country>>> = {
  'en-us': { price: DOLLARS, tax: /^Sales tax \(7%\)/, region: 'Vermont', postalCode: '05156' },
  'en-ca': { price: DOLLARS, tax: /^HST \(13%\)/, region: 'Ontario', postalCode: 'K1A 0B1' },
  'en-au': { price: /^A\$\d+\.\d\d$/, tax: /^Including GST \(10%\)/, postalCode: '3000' },
  'fr-fr': { price: EUROS, tax: /^Dont TVA \(20\s%\)/, postalCode: '69002' },
  'de-de': { price: EUROS, tax: /^Inklusive MwSt\. \(19\s%\)/, postalCode: '50667' },
  'it-it': { price: EUROS, tax: /^Di cui IVA \(22%\)/, postalCode: '40121' },
  'es-es': { price: EUROS, tax: /^Incluye IVA \(21\s%\)/, postalCode: '41001' },
  'nl-nl': { price: /^€\s\d+,\d\d$/, tax: /^Inclusief btw \(21%\)/, postalCode: '3511 AB' },
};

/** What to buy in a brand's shop. */
export const journeysOf = (brand: Brand): readonly Journey[] => {
  const file = `e2e/brands/${brand.id}.json`;
  const purchases = v.parse(v.array(purchase), JSON.parse(readFileSync(file, 'utf8')));
  return purchases.map(each => {
    const { id, urlPath } = localeById(each.locale, brand);
    const country = COUNTRIES[id];
    if (!country) throw new Error(`${file}: e2e/brands/journeys.ts has no country for "${id}".`);
    return { ...country, ...each, locale: id, prefix: urlPath === '' ? '' : `/${urlPath}` };
  });
};
