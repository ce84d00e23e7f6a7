import { describe, expect, it } from 'vitest';
import manifest from '../art/manifest.json';
import { catalogueTexts, collections, markets, products } from '.';

const ofStore = (store: string) =>
  products.filter(({ stores }) => stores.some(each => each === store));

it.each(markets.map(market => [market.id, market] as const))(
  '%s sells only what its stores have',
  (_id, market) => {
    for (const store of market.stores) {
      const skus = new Set(
        ofStore(store).flatMap(({ variants }) => variants.map(({ sku }) => sku)),
      );
      expect(market.prices.filter(({ sku }) => !skus.has(sku))).toEqual([]);
    }
  },
);

it.each(markets.map(market => [market.id, market] as const))(
  '%s has each price once, ending as usual there',
  (_id, market) => {
    expect(new Set(market.prices.map(({ sku }) => sku)).size).toBe(market.prices.length);
    const endings = market.currency === 'GBP' ? /\.(99|00)$/ : /\.(95|90|00)$/;
    expect(market.prices.filter(({ price }) => !endings.test(price))).toEqual([]);
  },
);

it('names the lowest price of the last 30 days with every reduction in Europe, and nowhere else', () => {
  for (const { id, prices } of markets) {
    for (const { price, compareAt, lowestOf30Days } of prices) {
      expect([id, lowestOf30Days !== undefined]).toEqual([
        id,
        compareAt !== undefined && id !== 'australia',
      ]);
      if (compareAt === undefined || lowestOf30Days === undefined) continue;
      expect(Number(lowestOf30Days)).toBeGreaterThan(Number(price));
      expect(Number(lowestOf30Days)).toBeLessThanOrEqual(Number(compareAt));
    }
  }
});

it('is no conversion at one rate', () => {
  const usd = new Map(
    products.flatMap(({ variants }) =>
      variants.map(({ sku, price }) => [sku, Number(price.USD)] as const),
    ),
  );
  for (const { prices } of markets) {
    const rates = new Set(
      prices.map(({ sku, price }) => (Number(price) / (usd.get(sku) ?? 1)).toFixed(3)),
    );
    expect(rates.size).toBeGreaterThan(3);
  }
});

it('spells German without ß in Switzerland alone', () => {
  const [swiss, german] = [{ country: 'CH' }, {}].map(({ country }) =>
    JSON.stringify(catalogueTexts.find(each => each.language === 'DE' && each.country === country)),
  );
  expect(german).toContain('Größe');
  expect(swiss).toContain('Grösse');
  expect(swiss).not.toMatch(/[ß„“]/);
});

it('names its way to ship in every language of the market', () => {
  for (const { languages, shipping } of markets) {
    for (const language of languages.filter(each => each !== 'EN')) {
      const texts = catalogueTexts.find(each => each.language === language);
      expect([language, texts?.shipping?.[shipping.title]]).not.toContain(undefined);
    }
  }
});

describe('the types of what it sells abroad', () => {
  const skus = new Set(markets.flatMap(({ prices }) => prices.map(({ sku }) => sku)));
  const types = products
    .filter(({ variants }) => variants.some(({ sku }) => skus.has(sku)))
    .map(({ productType }) => productType.split(' / '));
  const texts = catalogueTexts.filter(({ language }) => language !== 'EN');

  it('are translated, and no others', () => {
    const levels = [...new Set(types.flat())].sort();
    for (const { language, types: known = {} } of texts) {
      expect([language, Object.keys(known).sort()]).toEqual([language, levels]);
    }
  });

  it('begin with the title of their collection, if they do in English', () => {
    for (const { language, types: known = {}, collections: translations } of texts) {
      const named = collections.filter(({ title }) => types.some(([first]) => first === title));
      expect(named.map(({ title }) => [language, known[title]])).toEqual(
        named.map(({ handle }) => [language, translations[handle]?.title]),
      );
      expect(named.length).toBeGreaterThan(1);
    }
  });
});

const altOf = new Map(manifest.map(({ file, alt }) => [file, alt]));

it('describes the pictures of everything that it sells in every language of the market', () => {
  for (const { id, languages, prices, stores } of markets) {
    const skus = new Set(prices.map(({ sku }) => sku));
    const files = [
      ...products
        .filter(({ variants }) => variants.some(({ sku }) => skus.has(sku)))
        .flatMap(({ images, variants }) => [...images, ...variants.map(({ image }) => image)]),
      ...collections
        .filter(each => each.stores.some(store => stores.includes(store)))
        .map(({ image }) => image),
    ];
    const alts = new Set(files.flatMap(file => altOf.get(file ?? '') ?? []));
    expect(alts.size).toBeGreaterThan(30);
    for (const language of languages.filter(each => each !== 'EN')) {
      const known = catalogueTexts.find(each => each.language === language)?.pictures ?? {};
      const missing = [...alts].filter(alt => known[alt] === undefined || known[alt] === alt);
      expect([id, language, missing]).toEqual([id, language, []]);
    }
  }
});

it('describes no picture that does not exist', () => {
  const alts = new Set(altOf.values());
  for (const { language, pictures = {} } of catalogueTexts) {
    const unknown = Object.keys(pictures).filter(alt => !alts.has(alt));
    expect([language, unknown]).toEqual([language, []]);
  }
});
