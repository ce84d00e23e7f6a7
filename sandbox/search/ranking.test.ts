import type { SynonymHit } from 'algoliasearch';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSearch } from './testing/start-search';

let running: Awaited<ReturnType<typeof startSearch>>;
beforeAll(async () => {
  running = await startSearch();
});
afterAll(() => running.stop());

interface Given {
  readonly records: readonly Readonly<Record<string, unknown>>[];
  readonly synonyms?: readonly (readonly string[])[];
  readonly searchParams: object;
}

/** The ranking of the hits of a separate index, by objectID. */
const rank = async (indexName: string, { records, synonyms = [], searchParams }: Given) => {
  const objects = records.map((record, at) => ({ objectID: String(at), ...record }));
  await running.admin.saveObjects({ indexName, objects });
  const synonymHit = synonyms.map(
    (words, at): SynonymHit => ({ objectID: String(at), type: 'synonym', synonyms: [...words] }),
  );
  await running.admin.saveSynonyms({ indexName, synonymHit });
  const { hits } = await running.full.searchSingleIndex<object>({
    indexName,
    searchParams: { getRankingInfo: true, ...searchParams },
  });
  return hits.map(({ objectID, _rankingInfo }) => ({ objectID, ..._rankingInfo }));
};

it('counts a synonym of several words as no exact match', async () => {
  const found = await rank('hatches', {
    records: [{ title: 'Hatch Door' }, { title: 'Pet Door' }],
    synonyms: [['hatch door', 'pet door']],
    searchParams: { query: 'pet door' },
  });
  expect(found).toMatchObject([
    { objectID: '1', nbExactWords: 2 },
    { objectID: '0', nbExactWords: 0 },
  ]);
});

it('counts words of the query, not those of a synonym', async () => {
  const found = await rank('fences', {
    records: [{ title: 'In Ground Fence' }, { title: 'Buried Fence' }],
    synonyms: [['in ground fence', 'buried fence']],
    searchParams: { query: 'buried fence' },
  });
  expect(found).toMatchObject([
    { objectID: '1', words: 2 },
    { objectID: '0', words: 2 },
  ]);
});

it('takes the best attribute among the readings of a query', async () => {
  await running.admin.setSettings({
    indexName: 'returns',
    indexSettings: { searchableAttributes: ['title', 'text'] },
  });
  const [first] = await rank('returns', {
    records: [
      { title: 'Change an order', text: 'A refund takes a week.' },
      { title: 'Return something', text: 'A refund takes a week.' },
    ],
    synonyms: [['return', 'refund']],
    searchParams: { query: 'refund' },
  });
  expect(first).toMatchObject({ objectID: '1', nbExactWords: 1 });
});

it('keeps the values of a list apart', async () => {
  const found = await rank('tags', {
    records: [{ tags: ['cat', 'litter'] }, { tags: ['cat litter'] }],
    searchParams: { query: 'cat litter' },
  });
  expect(found).toMatchObject([
    { objectID: '1', proximityDistance: 1 },
    { objectID: '0', proximityDistance: 8 },
  ]);
});

it('measures between the words that were found', async () => {
  const found = await rank('articles', {
    records: [
      { title: 'Collar: how often should anybody charge?' },
      { title: 'The collar does not charge' },
    ],
    searchParams: { query: 'collar unicorn charge', optionalWords: ['unicorn'] },
  });
  expect(found).toMatchObject([
    { objectID: '1', proximityDistance: 3 },
    { objectID: '0', proximityDistance: 5 },
  ]);
});

it('finds the singular of a plural with a typo', async () => {
  await running.admin.setSettings({
    indexName: 'plurals',
    indexSettings: { searchableAttributes: ['title', 'text'] },
  });
  const found = await rank('plurals', {
    records: [
      { title: 'Pet Door', text: 'Takes four batteries.' },
      { title: 'Power Cap Battery', text: 'Lasts three months.' },
    ],
    searchParams: { query: 'bateries', ignorePlurals: true, queryLanguages: ['en'] },
  });
  expect(found).toMatchObject([
    { objectID: '1', nbTypos: 1 },
    { objectID: '0', nbTypos: 1 },
  ]);
});
