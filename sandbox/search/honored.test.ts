import type { IndexSettings, SearchParamsObject } from 'algoliasearch';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSearch } from './testing/start-search';

const indexName = 'parts';
const records = [
  {
    objectID: '1',
    title: 'Dog Door',
    brand: 'Paw',
    group: 'a',
    secret: 'hush',
    deep: { key: 'k' },
  },
  { objectID: '2', title: 'Dog Door Flap', brand: 'Paw', group: 'a', secret: 'hush' },
  { objectID: '3', title: 'Collar', brand: 'Lark', group: 'b', secret: 'hush' },
];
const settings: IndexSettings = {
  searchableAttributes: ['unordered(title),secret', 'deep.key'],
  attributesForFaceting: ['brand', 'afterDistinct(searchable(group))', 'searchable(title)'],
  unretrievableAttributes: ['secret', 'deep.key'],
  attributeForDistinct: 'group',
};

let running: Awaited<ReturnType<typeof startSearch>>;
beforeAll(async () => {
  running = await startSearch();
  await running.admin.setSettings({ indexName, indexSettings: settings });
  await running.admin.saveObjects({ indexName, objects: records });
});
afterAll(() => running.stop());

const search = (searchParams: SearchParamsObject, name = indexName) =>
  running.full.searchSingleIndex<{ title: string }>({ indexName: name, searchParams });
const set = (indexSettings: object, name = indexName) =>
  running.admin.setSettings({ indexName: name, indexSettings });

const call = async (method: string, path: string, body: unknown) => {
  const reply = await fetch(`${running.url}${path}`, {
    method,
    headers: {
      'x-algolia-application-id': 'SANDBOX001',
      'x-algolia-api-key': 'sandbox-search-admin',
    },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  return { status: reply.status, text };
};

it('shows nothing of an unretrievable attribute, highlighted or as a snippet', async () => {
  const wanted = { attributesToHighlight: ['*'], attributesToSnippet: ['*:3'] };
  const { hits } = await search({ query: 'hush', ...wanted });
  expect(hits).toHaveLength(3);
  expect(JSON.stringify(hits)).not.toContain('hush');
  expect((await search({ query: 'k', queryType: 'prefixNone' })).hits[0]).not.toHaveProperty(
    'deep.key',
  );
});

it('says of each attribute whether all of it is highlighted', async () => {
  const { hits } = await search({ query: 'dog door' });
  expect(hits.map(hit => hit._highlightResult)).toMatchObject([
    { title: { fullyHighlighted: true } },
    { title: { fullyHighlighted: false } },
  ]);
});

it('counts facets after distinct where the index or the search says so', async () => {
  const given = { query: '', distinct: 1, facets: ['brand', 'group'] };
  expect((await search(given)).facets).toEqual({
    brand: { Paw: 2, Lark: 1 },
    group: { a: 1, b: 1 },
  });
  const after = await search({ ...given, facetingAfterDistinct: true });
  expect(after.facets).toMatchObject({ brand: { Paw: 1, Lark: 1 } });
});

it('searches as natural language if the parameter says so', async () => {
  const query = 'the doors of a palace';
  expect((await search({ query })).nbHits).toBe(0);
  expect((await search({ query, naturalLanguages: ['en'] })).nbHits).toBe(2);
});

it('finds the same with rules on and for any of their contexts, as there are none', async () => {
  const found = async (more: SearchParamsObject) =>
    (await search({ query: 'dog', ...more })).hits.map(({ objectID }) => objectID);
  expect(await found({})).toEqual(['1', '2']);
  expect(await found({ enableRules: true, ruleContexts: ['sale', 'phone'] })).toEqual(['1', '2']);
  expect(await found({ enableRules: false })).toEqual(['1', '2']);
});

it('returns the rendering content of the index', async () => {
  const renderingContent = { facetOrdering: { facets: { order: ['brand'] } } };
  await set({ renderingContent }, 'rendered');
  expect((await search({ query: '' }, 'rendered')).renderingContent).toEqual(renderingContent);
});

it('takes the number of facet values from the settings', async () => {
  await set({ maxFacetHits: 1 });
  const request = { facetQuery: 'dog' };
  const values = await running.full.searchForFacetValues({
    indexName,
    facetName: 'title',
    searchForFacetValuesRequest: request,
  });
  expect(values.facetHits).toHaveLength(1);
  await set({ maxFacetHits: 10 });
});

it.each<[SearchParamsObject, string]>([
  [{ relevancyStrictness: 10 }, 'relevancyStrictness=10'],
  [{ ignorePlurals: true, queryLanguages: ['fr'] }, 'ignorePlurals=fr'],
  [{ userToken: 'a b' }, '"userToken"'],
  [{ attributesToSnippet: ['title:many'] }, '"attributesToSnippet"'],
  [{ numericFilters: ['price=>1'] }, 'Invalid syntax for numeric condition: `price=>1`'],
])('refuses %j', async (params, message) => {
  await expect(search({ query: 'dog', ...params })).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining(message) as string,
  });
});

it.each([
  [{ searchableAttributes: ['best(title)'] }, '`best(title)`'],
  [{ attributesForFaceting: ['searchable(filterOnly(brand))'] }, '`searchable(filterOnly(brand))`'],
  [{ customRanking: ['price'] }, '`price` is no ranking criterion'],
  [{ ranking: ['typo', 'luck'] }, '`luck` is no ranking criterion'],
  [{ replicas: ['virtual(parts_new)'] }, 'replicas=virtual(parts_new)'],
  [{ indexLanguages: ['ja'] }, 'indexLanguages=ja'],
  [{ numericAttributesForFiltering: ['price'] }, 'numericAttributesForFiltering'],
])('refuses the settings %j', async (indexSettings, message) => {
  await expect(set(indexSettings)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining(message) as string,
  });
});

it.each([
  ['POST', '/1/indexes/parts/query', ['dog'], 'must be a JSON object'],
  ['POST', '/1/indexes/parts/browse', { page: 1 }, 'browse with page'],
  ['POST', '/1/indexes/parts/browse', { hitsPerPage: 0 }, 'at least 1'],
  ['POST', '/1/indexes/parts/deleteByQuery', { query: 'x', filters: 'a:b' }, 'parameter: query'],
  ['POST', '/1/indexes/parts/batch', { requests: [{ action: 'delete' }] }, 'action=delete'],
  ['POST', '/1/indexes/parts/operation', { operation: 'copy', destination: 'parts' }, 'another'],
  [
    'POST',
    '/1/indexes/parts/operation',
    { operation: 'copy', destination: 'others', scope: ['records'] },
    '`records`',
  ],
  ['POST', '/1/indexes/parts/synonyms/search', { type: 'placeholder' }, 'synonyms of type'],
  ['POST', '/1/indexes/parts/1/partial', { n: { _operation: 'Increment', value: 'x' } }, 'number'],
  ['GET', '/1/task/1', undefined, 'Not modelled in the sandbox'],
] as const)('refuses %s %s %j', async (method, path, body, message) => {
  const { status, text } = await call(method, path, body);
  expect({ status, text }).toEqual({
    status: 400,
    text: expect.stringContaining(message) as string,
  });
});

it('continues a browse in its own index only', async () => {
  await running.admin.saveObjects({ indexName: 'others', objects: [{ objectID: '1' }] });
  const { cursor } = await running.admin.browse({ indexName, browseParams: { hitsPerPage: 1 } });
  await expect(
    running.admin.browse({ indexName: 'others', browseParams: { cursor } }),
  ).rejects.toMatchObject({ status: 400, message: 'Cursor is not valid' });
});

it('lists indexes by the page', async () => {
  const { items, nbPages } = await running.admin.listIndices();
  expect(nbPages).toBe(1);
  const second = await running.admin.listIndices({ page: 1, hitsPerPage: 1 });
  expect(second.items.map(({ name }) => name)).toEqual([items[1]?.name]);
  expect(second.nbPages).toBe(items.length);
});

it('forwards synonyms to replicas, and frees a replica that is listed no more', async () => {
  const name = 'whole';
  await running.admin.saveObjects({ indexName: name, objects: records });
  await set({ replicas: ['part'] }, name);
  const synonym = { objectID: 's', type: 'synonym' as const, synonyms: ['pooch', 'dog'] };
  await running.admin.saveSynonym({
    indexName: name,
    objectID: 's',
    synonymHit: synonym,
    forwardToReplicas: true,
  });
  expect((await search({ query: 'pooch' }, 'part')).nbHits).toBe(2);
  await set({ replicas: [] }, name);
  await running.admin.saveObject({
    indexName: 'part',
    body: { objectID: '9', title: 'Pooch bed' },
  });
  expect((await search({ query: 'pooch' }, 'part')).nbHits).toBe(3);
  expect((await search({ query: 'pooch' }, name)).nbHits).toBe(2);
});
