import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWithProducts } from './testing/start-search';

let running: Awaited<ReturnType<typeof startWithProducts>>;
beforeAll(async () => {
  running = await startWithProducts();
});
afterAll(() => running.stop());

const search = (params: object, indexName = 'products') =>
  running.full.searchSingleIndex<{ title: string }>({ indexName, searchParams: params });
const titles = async (params: object, indexName = 'products') =>
  (await search(params, indexName)).hits.map(({ title }) => title);

it('highlights matches, also with typos, with the tags that InstantSearch sends', async () => {
  const { hits } = await search({
    query: 'gps colar',
    highlightPreTag: '__ais-highlight__',
    highlightPostTag: '__/ais-highlight__',
    attributesToHighlight: ['title', 'collections', 'categories'],
  });
  expect(hits[0]?._highlightResult).toMatchObject({
    title: {
      value: '__ais-highlight__GPS__/ais-highlight__ __ais-highlight__Collar__/ais-highlight__',
      matchLevel: 'full',
      matchedWords: ['gps', 'colar'],
    },
    collections: [{ matchLevel: 'partial', matchedWords: ['gps'] }],
    categories: { lvl0: { matchLevel: 'partial' } },
  });
});

it('highlights a matching prefix, and keeps accents', async () => {
  const { hits } = await search({ query: 'caf', attributesToHighlight: ['title'] });
  expect(hits[0]?._highlightResult).toMatchObject({ title: { value: '<em>Caf</em>é Bowl' } });
});

it('cuts snippets around the matches', async () => {
  const { hits } = await search({
    query: 'door',
    attributesToSnippet: ['title:2'],
    snippetEllipsisText: '[…]',
    filters: 'productType:Door AND tags:cat',
  });
  expect(hits[0]?._snippetResult).toEqual({
    title: { value: '[…]Pet <em>Door</em>', matchLevel: 'full' },
  });
});

it('returns only the requested attributes and fields', async () => {
  const reply = await search({
    query: 'rope',
    attributesToRetrieve: ['title', 'categories.lvl0'],
    attributesToHighlight: [],
    responseFields: ['hits', 'nbHits'],
  });
  expect(reply).toEqual({
    nbHits: 1,
    hits: [{ objectID: 'product-7', title: 'Rope Toy', categories: { lvl0: 'Toy' } }],
  });
});

describe('pages', () => {
  it('can be requested by number, or by offset and length', async () => {
    expect(await search({ hitsPerPage: 4, page: 2 })).toMatchObject({
      page: 2,
      nbPages: 3,
      nbHits: 10,
      hitsPerPage: 4,
    });
    const cut = await search({ offset: 1, length: 2 });
    expect([cut.offset, cut.length, cut.hits.length]).toEqual([1, 2, 2]);
    expect(cut).not.toHaveProperty('page');
  });

  it('end at the limit of the index', async () => {
    const indexName = 'limited';
    const objects = Array.from({ length: 12 }, (_, at) => ({ objectID: `${at}`, title: 'x' }));
    await running.admin.setSettings({ indexName, indexSettings: { paginationLimitedTo: 10 } });
    await running.admin.saveObjects({ indexName, objects });
    const last = await search({ hitsPerPage: 4, page: 2 }, indexName);
    expect(last).toMatchObject({ nbHits: 12, nbPages: 3 });
    expect(last.hits).toHaveLength(2);
    expect(last).toHaveProperty(
      'message',
      expect.stringContaining('you can only fetch the 10 hits for this query'),
    );
  });
});

it('sorts a replica by its own ranking, over the records of its primary', async () => {
  expect((await titles({}, 'products_price_usd_asc')).slice(0, 3)).toEqual([
    'Rope Toy',
    'Café Bowl',
    'Collar Battery Pack',
  ]);
  expect((await titles({ query: 'door' }, 'products_price_usd_asc'))[0]).toBe('Sliding Dog Door');
  expect((await titles({}, 'products_title_desc'))[0]).toBe('Watercourse Fountain');
  await expect(
    running.admin.saveObject({ indexName: 'products_title_desc', body: { title: 'New' } }),
  ).rejects.toMatchObject({ status: 403 });
});

it('returns the best hit of each group', async () => {
  const indexName = 'grouped';
  await running.admin.setSettings({
    indexName,
    indexSettings: {
      attributeForDistinct: 'product',
      attributesForFaceting: ['size'],
      customRanking: ['asc(rank)'],
    },
  });
  await running.admin.saveObjects({
    indexName,
    objects: ['a', 'a', 'b'].map((product, rank) => ({
      objectID: `${rank}`,
      product,
      rank,
      size: 'S',
      title: `${product}${rank}`,
    })),
  });
  const reply = await search({ distinct: true, facets: ['size'] }, indexName);
  expect([reply.nbHits, reply.hits.map(({ objectID }) => objectID)]).toEqual([2, ['0', '2']]);
  expect(reply.facets).toEqual({ size: { S: 3 } });
});

it('supports one-way and two-way synonyms, unless disabled', async () => {
  await running.admin.saveSynonyms({
    indexName: 'products',
    synonymHit: [
      { objectID: 'hatch', type: 'synonym', synonyms: ['hatch', 'pet door'] },
      { objectID: 'tracker', type: 'oneWaySynonym', input: 'tracker', synonyms: ['gps collar'] },
    ],
  });
  expect((await titles({ query: 'hatch' }))[0]).toBe('Smart Pet Door');
  expect((await titles({ query: 'tracker' }))[0]).toBe('GPS Collar');
  expect(await titles({ query: 'tracker', synonyms: false })).toEqual([]);
  const found = await running.admin.searchSynonyms({
    indexName: 'products',
    searchSynonymsParams: { query: 'hatch' },
  });
  expect(found).toMatchObject({ nbHits: 1, hits: [{ objectID: 'hatch' }] });
  await running.admin.clearSynonyms({ indexName: 'products' });
  expect(await titles({ query: 'tracker' })).toEqual([]);
});

it('sorts dealers by their distance to a place', async () => {
  const around = { aroundLatLng: '43.6,-116.2', getRankingInfo: true, hitsPerPage: 3 };
  const { hits, automaticRadius } = await running.full.searchSingleIndex<{ name: string }>({
    indexName: 'dealers',
    searchParams: around,
  });
  expect(hits[0]).toMatchObject({
    name: 'Larkfield of Boise',
    _rankingInfo: { matchedGeoLocation: { distance: expect.any(Number) as number } },
  });
  expect(Number(automaticRadius)).toBeGreaterThan(1_000_000);
  const near = await search({ ...around, aroundRadius: 50_000 }, 'dealers');
  expect(near.nbHits).toBeLessThan(5);
  expect(near.nbHits).toBeGreaterThan(0);
});

it('takes places as equally near within the given precision', async () => {
  const indexName = 'places';
  await running.admin.setSettings({ indexName, indexSettings: { customRanking: ['asc(rank)'] } });
  const at = (lat: number) => ({ lat, lng: -116.2 });
  await running.admin.saveObjects({
    indexName,
    objects: [
      { objectID: 'near', rank: 2, title: 'One kilometer', _geoloc: at(43.61) },
      { objectID: 'farther', rank: 1, title: 'Three kilometers', _geoloc: at(43.63) },
    ],
  });
  const inOrder = async (more: object) =>
    (await search({ aroundLatLng: '43.6,-116.2', ...more }, indexName)).hits.map(
      ({ objectID }) => objectID,
    );
  expect(await inOrder({})).toEqual(['near', 'farther']);
  expect(await inOrder({ aroundPrecision: 500 })).toEqual(['near', 'farther']);
  expect(await inOrder({ aroundPrecision: 10_000 })).toEqual(['farther', 'near']);
});

it('returns a query id with click analytics only', async () => {
  expect((await search({ clickAnalytics: true })).queryID).toMatch(/^[0-9a-f]{32}$/);
  expect(
    await search({ clickAnalytics: false, analytics: true, userToken: 'me' }),
  ).not.toHaveProperty('queryID');
});

it('skips queries after one with enough hits, if the strategy says so', async () => {
  const { results } = await running.lite.search({
    requests: [
      { indexName: 'products', hitsPerPage: 2 },
      { indexName: 'dealers', hitsPerPage: 2 },
    ],
    strategy: 'stopIfEnoughMatches',
  });
  expect(results).toMatchObject([{ nbHits: 10 }, { nbHits: 0, processed: false }]);
});

it.each([
  [
    { aroundLatLng: '43.6,-116.2', minimumAroundRadius: 1000 },
    'Not modelled in the sandbox: minimumAroundRadius',
  ],
  [{ optionalFilters: ['a:b'] }, 'Not modelled in the sandbox: optionalFilters'],
  [{ ignorePlurals: ['fr'] }, 'Not modelled in the sandbox: ignorePlurals=fr'],
  [{ removeStopWords: 'de' }, 'Not modelled in the sandbox: removeStopWords=de'],
  [{ searchableAttributes: ['title'] }, 'Not modelled in the sandbox: searchableAttributes'],
  [{ colour: 'red' }, 'Unknown parameter: colour'],
  [{ indexName: 'products' }, 'Unknown parameter: indexName'],
  [
    { hitsPerPage: 1001 },
    'Invalid value for "hitsPerPage" parameter, expected integer between 0 and 1000',
  ],
  [{ page: -1 }, 'Invalid value for "page" parameter, expected integer between 0 and 1000000'],
  [
    { typoTolerance: 'maybe' },
    'Invalid value for "typoTolerance" parameter, expected one of true, false, min, strict',
  ],
  [
    { query: 'a'.repeat(513) },
    'Invalid value for "query" parameter, expected string shorter than 512 bytes',
  ],
  [
    { aroundLatLng: 'here' },
    'Invalid value for "aroundLatLng" parameter, expected comma separated latitude and longitude',
  ],
  [
    { facetFilters: ['Door'] },
    "facetFilters: Invalid syntax for facet condition: `Door`, expected 'facet:value'",
  ],
  [
    { restrictSearchableAttributes: ['handle'] },
    'restrictSearchableAttributes: attribute handle is not in searchableAttributes',
  ],
  [{ query: 'a', ranking: ['luck'] }, 'Invalid ranking criterion: luck'],
])('rejects %j', async (params, message) => {
  await expect(search(params)).rejects.toMatchObject({ status: 400, message });
});
