import * as v from 'valibot';
import { storeId } from '../brands';
import { seedError } from '../load/check';
import { lineOfRow, readCsv } from '../load/csv';
import { hasFile, readText } from '../load/files';
import { handle, price, words } from '../load/fields';
import { htmlOf } from '../load/html';
import { swissSpelling } from '../content/spelling';
import { parseChecked, readJson } from '../load/json';
import type { SeedCatalogueTexts, SeedMarket } from '../market-types';
import { variantRows } from './tables';

const sitePath = v.pipe(v.string(), v.regex(/^\/[a-z-]+$/, 'takes a path such as /fr.'));

const country = v.strictObject({
  code: v.picklist(['GB', 'AU', 'FR', 'BE', 'DE', 'IE', 'IT', 'NL', 'ES', 'CH']),
  name: words,
  path: sitePath,
  languagePaths: v.optional(v.record(v.string(), sitePath)),
  taxName: words,
  taxPercent: v.number(),
});

/** `markets.json`: the countries abroad, in groups with one price list each. */
const market = v.strictObject({
  id: handle,
  name: words,
  stores: v.array(storeId),
  currency: v.picklist(['GBP', 'AUD', 'EUR']),
  languages: v.array(v.picklist(['EN', 'FR', 'DE', 'IT', 'ES', 'NL'])),
  shipping: v.strictObject({ title: words, price, freeFrom: price }),
  countries: v.array(country),
});

/** `market-prices.csv`: what a SKU costs in a market. */
const priceRow = v.strictObject({
  market: handle,
  sku: words,
  price,
  compareAt: v.optional(price),
  lowestOf30Days: v.optional(price),
});

const PRICES = 'catalogue/market-prices.csv';
const entries = readJson('catalogue/markets.json', v.array(market));
const rows = readCsv(PRICES, priceRow);
const skus = new Set(variantRows.map(({ sku }) => sku));

for (const row of rows) {
  if (!entries.some(({ id }) => id === row.market)) {
    throw seedError(PRICES, lineOfRow(row), `"market": markets.json has no "${row.market}".`);
  }
  if (!skus.has(row.sku)) {
    throw seedError(PRICES, lineOfRow(row), `"sku": variants.csv has no "${row.sku}".`);
  }
}

/** The markets abroad with their price lists. */
export const markets: readonly SeedMarket[] = entries.map(entry => ({
  ...entry,
  prices: rows.filter(row => row.market === entry.id),
}));

const seo = v.strictObject({ title: words, description: words });
const markdown = v.pipe(
  words,
  v.transform(text => htmlOf({ file: 'catalogue/translations', line: 1, text })),
);

/** `translations/<language>.json`: the texts of the catalogue in a language; descriptions are Markdown. */
const texts = v.strictObject({
  language: v.picklist(['EN', 'FR', 'DE', 'IT', 'ES', 'NL']),
  options: v.record(v.string(), words),
  values: v.record(v.string(), words),
  types: v.optional(v.record(v.string(), words)),
  shipping: v.optional(v.record(v.string(), words)),
  pictures: v.optional(v.record(v.string(), words)),
  products: v.record(
    handle,
    v.strictObject({
      title: v.optional(words),
      tagline: v.optional(words),
      highlights: v.optional(v.array(words)),
      specifications: v.optional(v.record(v.string(), words)),
      descriptionHtml: v.optional(markdown),
      seo: v.optional(seo),
    }),
  ),
  collections: v.record(
    handle,
    v.strictObject({
      title: v.optional(words),
      descriptionHtml: v.optional(markdown),
      seo: v.optional(seo),
    }),
  ),
});

const LANGUAGES = ['en-gb', 'fr', 'de', 'it', 'es', 'nl'];

const written: readonly SeedCatalogueTexts[] = LANGUAGES.map(
  language => `catalogue/translations/${language}.json`,
)
  .filter(file => hasFile(file))
  .map(file => readJson(file, texts));

const GERMAN = 'catalogue/translations/de.json';

const swiss: SeedCatalogueTexts = {
  ...parseChecked(swissSpelling(readText(GERMAN)), texts, GERMAN),
  country: 'CH',
};

/**
 * The texts of every language that has its file, those of a single country first; what they lack stays in
 * English. The platform calls texts for a country an adaptation of its market.
 */
export const catalogueTexts: readonly SeedCatalogueTexts[] = [swiss, ...written];
