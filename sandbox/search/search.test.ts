import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWithProducts } from './testing/start-search';

let running: Awaited<ReturnType<typeof startWithProducts>>;
beforeAll(async () => {
  running = await startWithProducts();
});
afterAll(() => running.stop());

interface Shown {
  readonly title: string;
}

const search = async (params: object, indexName = 'products') => {
  const { results } = await running.lite.searchForHits<Shown>([{ indexName, params }]);
  const [result] = results;
  if (!result) throw new Error('No result');
  return result;
};
const titles = async (params: object, indexName = 'products'): Promise<readonly string[]> =>
  (await search(params, indexName)).hits.map(({ title }) => title);

describe('words', () => {
  it.each([
    ['gps colar', 'GPS Collar'],
    ['petdoor', 'Smart Pet Door'],
    ['batery', 'Collar Battery Pack'],
    ['shok colar', 'Training Collar'],
    ['dog doar', 'Sliding Dog Door'],
    ['bater', 'Collar Battery Pack'],
    ['water course', 'Watercourse Fountain'],
    ['cafe', 'Café Bowl'],
    ['colalr', 'GPS Collar'],
  ])('"%s" finds %s first', async (query, first) => {
    expect((await titles({ query }))[0]).toBe(first);
  });

  it('ranks exact and adjacent words first', async () => {
    expect((await titles({ query: 'gps collar' })).slice(0, 2)).toEqual([
      'GPS Collar',
      'GPS Collar Charger',
    ]);
    expect((await titles({ query: 'collar battery' }))[0]).toBe('Collar Battery Pack');
  });

  it('allows no typos if they are disabled', async () => {
    expect(await titles({ query: 'colar', typoTolerance: false })).toEqual([]);
    expect(await titles({ query: 'colar', minWordSizefor1Typo: 6 })).toEqual([]);
    expect(await titles({ query: 'batery', disableTypoToleranceOnAttributes: ['title'] })).toEqual(
      [],
    );
    expect(await titles({ query: 'doog', typoTolerance: 'min' })).toContain('Sliding Dog Door');
  });

  it('keeps the hits of the two lowest numbers of typos, or of the lowest, if the search says so', async () => {
    const indexName = 'leashes';
    const names = ['Retractable', 'Retractible', 'Retroctible'];
    const objects = names.map((title, at) => ({ objectID: String(at), title }));
    await running.admin.saveObjects({ indexName, objects });
    const found = (typoTolerance: string | boolean) =>
      titles({ query: 'retractable', typoTolerance }, indexName);
    expect(await found(true)).toEqual(names);
    expect(await found('strict')).toEqual(names.slice(0, 2));
    expect(await found('min')).toEqual(names.slice(0, 1));
  });

  it('matches prefixes of the last word, all words or none', async () => {
    expect(await titles({ query: 'slid' })).toEqual(['Sliding Dog Door']);
    expect(await titles({ query: 'slid', queryType: 'prefixNone' })).toEqual([]);
    expect(await titles({ query: 'slid door' })).toEqual([]);
    expect(await titles({ query: 'slid door', queryType: 'prefixAll' })).toEqual([
      'Sliding Dog Door',
    ]);
  });

  it('drops words if the search allows it', async () => {
    expect(await titles({ query: 'rope unicorn' })).toEqual([]);
    expect(await titles({ query: 'rope unicorn', optionalWords: ['unicorn'] })).toEqual([
      'Rope Toy',
    ]);
    for (const removeWordsIfNoResults of ['allOptional', 'lastWords']) {
      expect(await titles({ query: 'rope unicorn', removeWordsIfNoResults })).toEqual(['Rope Toy']);
    }
    expect(await titles({ query: 'unicorn rope', removeWordsIfNoResults: 'firstWords' })).toEqual([
      'Rope Toy',
    ]);
  });

  it('ignores plurals if the search asks for it', async () => {
    expect(await titles({ query: 'batteries pack' })).toEqual([]);
    for (const ignorePlurals of [true, 'true', ['en'], 'en']) {
      expect(await titles({ query: 'batteries packs', ignorePlurals })).toEqual([
        'Collar Battery Pack',
      ]);
    }
    expect((await titles({ query: 'petdoors', ignorePlurals: true }))[0]).toBe('Smart Pet Door');
    const ranked = await search({ query: 'beds', ignorePlurals: ['en'], getRankingInfo: true });
    expect(ranked.hits[0]?._rankingInfo).toMatchObject({ nbTypos: 0, nbExactWords: 1 });
  });

  it('removes stop words if the search asks for it', async () => {
    expect(await titles({ query: 'a bed for my dog' })).toEqual([]);
    const removeStopWords = ['en'];
    expect(await titles({ query: 'a bed for my dog', removeStopWords })).toEqual(['Calm Dog Bed']);
    expect(await titles({ query: 'toy with', removeStopWords })).toEqual([]);
    expect(await titles({ query: 'toy with ', removeStopWords })).toEqual(['Rope Toy']);
  });

  it('searches only the given attributes', async () => {
    expect(await titles({ query: 'larkfield', restrictSearchableAttributes: ['title'] })).toEqual(
      [],
    );
    expect(
      await titles({ query: 'larkfield', restrictSearchableAttributes: ['vendor'] }),
    ).toHaveLength(5);
  });
});

describe('filters', () => {
  it.each([
    [{ filters: 'productType:Door' }, ['Sliding Dog Door', 'Smart Pet Door']],
    [{ filters: 'productType:door AND NOT title:x AND price_usd < 200' }, ['Sliding Dog Door']],
    [{ filters: 'collections:"Pet doors" AND price_usd:200 TO 300' }, ['Smart Pet Door']],
    [{ filters: 'productType:Bed OR productType:Toy AND price_usd > 20' }, ['Calm Dog Bed']],
    [
      { filters: '(productType:Bed OR productType:Toy) AND tags:dog' },
      ['Rope Toy', 'Calm Dog Bed'],
    ],
    [{ filters: 'sale AND productType:Collar' }, ['Training Collar', 'GPS Collar']],
    [{ facetFilters: [['productType:Bed', 'productType:Toy']] }, ['Rope Toy', 'Calm Dog Bed']],
    [{ facetFilters: ['tags:cat', 'productType:-Bowl'] }, ['Smart Pet Door']],
    [{ facetFilters: 'productType:Toy' }, ['Rope Toy']],
    [{ numericFilters: ['price_usd<=29', 'price_usd>12'] }, ['Café Bowl', 'Collar Battery Pack']],
    [{ numericFilters: [['price_usd=12', 'price_usd=24']] }, ['Café Bowl', 'Rope Toy']],
    [{ tagFilters: ['sale', '-regular'], query: 'bed' }, []],
  ])('%j', async (params, expected) => {
    expect([...(await titles(params))].sort()).toEqual([...expected].sort());
  });

  it.each([
    [
      '(productType:Bed AND tags:dog) OR tags:cat',
      'filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed',
    ],
    [
      'productType:Bed OR price_usd > 3',
      'filters: Different types are not allowed in the same OR.\nExpected a facet filter which needs to have this form:\n - facet_name:facet_value',
    ],
    ['NOT (tags:a OR tags:b)', "filters: Unexpected token '(' expected filter at col 4"],
    ['tags:', 'filters: Unexpected token end of filter expected string at col 5'],
    ['tags:a tags:b', 'filters: Unexpected token string(tags) expected end of filter at col 7'],
    ['tags:a and tags:b', 'filters: Unexpected token string(and) expected end of filter at col 7'],
    ['price > much', 'filters: Unexpected token string(much) expected numeric at col 8'],
    ['"open', 'filters: Unexpected token incomplete string expected filter at col 0'],
    ['tags:a<score=2>', 'Not modelled in the sandbox: filters with <score=…>'],
    [`${'('.repeat(60)}a:b${')'.repeat(60)}`, 'filters: Nested deeper than 50 levels'],
  ])('rejects %s', async (filters, message) => {
    await expect(search({ filters })).rejects.toMatchObject({ status: 400, message });
  });
});

describe('facets', () => {
  it('count the values of all hits, with the range of numbers', async () => {
    const { facets, facets_stats: stats } = await search({
      query: 'collar',
      facets: ['productType', 'price_usd', 'handle', 'unknown'],
      hitsPerPage: 1,
    });
    expect(facets?.productType).toEqual({ Collar: 2, Part: 2 });
    expect(Object.keys(facets ?? {})).toEqual(['productType', 'price_usd']);
    expect(stats?.price_usd).toEqual({ min: 29, max: 399, avg: 154, sum: 616 });
  });

  it('are sorted by count or by name, up to the limit', async () => {
    const { facets } = await search({ facets: ['tags', 'productType'], maxValuesPerFacet: 2 });
    expect(facets?.tags).toEqual({ dog: 6, cat: 3 });
    expect(Object.keys(facets?.productType ?? {})).toHaveLength(2);
    const sorted = await search({ facets: '*', sortFacetValuesBy: 'alpha' });
    expect(Object.keys(sorted.facets?.tags ?? {})).toEqual(['cat', 'dog']);
    expect(sorted.facets?.['categories.lvl1']).toMatchObject({ 'Door > Pet doors': 2 });
  });

  it('can be searched by value, alone and with other queries', async () => {
    const expected = [{ value: 'Pet doors', highlighted: '<em>Pet</em> doors', count: 2 }];
    const alone = await running.full.searchForFacetValues({
      indexName: 'products',
      facetName: 'collections',
      searchForFacetValuesRequest: { facetQuery: 'pet' },
    });
    expect(alone.facetHits).toEqual(expected);
    const { results } = await running.lite.search([
      { indexName: 'products', type: 'facet', facet: 'collections', facetQuery: 'pet' },
    ]);
    expect(results).toMatchObject([{ facetHits: expected }]);
    await expect(
      running.full.searchForFacetValues({ indexName: 'products', facetName: 'vendor' }),
    ).rejects.toMatchObject({
      message:
        'Cannot search in `vendor` attribute, you need to add `searchable(vendor)` to attributesForFaceting.',
    });
  });
});
