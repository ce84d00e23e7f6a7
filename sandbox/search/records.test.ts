import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSearch, startWithProducts } from './testing/start-search';

let running: Awaited<ReturnType<typeof startWithProducts>>;
beforeAll(async () => {
  running = await startWithProducts();
});
afterAll(() => running.stop());

const indexName = 'notes';
const write = (objects: Record<string, unknown>[]) =>
  running.admin.saveObjects({ indexName, objects, waitForTasks: true });

it('reads records by id, one or several', async () => {
  const one = await running.full.getObject({
    indexName: 'products',
    objectID: 'product-1',
    attributesToRetrieve: ['title'],
  });
  expect(one).toEqual({ objectID: 'product-1', title: 'GPS Collar' });
  await expect(
    running.full.getObject({ indexName: 'products', objectID: 'nothing' }),
  ).rejects.toMatchObject({ status: 404, message: 'ObjectID does not exist' });
  const several = await running.full.getObjects({
    requests: [
      { indexName: 'products', objectID: 'nothing' },
      { indexName: 'products', objectID: 'product-2', attributesToRetrieve: ['title'] },
    ],
  });
  expect(several.results).toEqual([null, { objectID: 'product-2', title: 'Smart Pet Door' }]);
});

it('writes, partly updates and deletes', async () => {
  await write([
    { objectID: 'a', text: 'first', count: 1, tags: ['x'] },
    { objectID: 'b', text: 'second', count: 5 },
  ]);
  await running.admin.partialUpdateObjects({
    indexName,
    objects: [
      { objectID: 'a', count: { _operation: 'Increment', value: 2 } },
      { objectID: 'nobody', count: 1 },
    ],
    createIfNotExists: false,
    waitForTasks: true,
  });
  await running.admin.partialUpdateObject({
    indexName,
    objectID: 'a',
    attributesToUpdate: { tags: { _operation: 'AddUnique', value: 'y' } },
  });
  expect(await running.full.getObject({ indexName, objectID: 'a' })).toEqual({
    objectID: 'a',
    text: 'first',
    count: 3,
    tags: ['x', 'y'],
  });
  await running.admin.deleteBy({ indexName, deleteByParams: { numericFilters: ['count>=5'] } });
  await expect(running.full.getObject({ indexName, objectID: 'b' })).rejects.toMatchObject({
    status: 404,
  });
  await running.admin.clearObjects({ indexName });
  expect(await running.full.searchSingleIndex({ indexName })).toMatchObject({ nbHits: 0 });
});

it('browses all records, page by page', async () => {
  await write(Array.from({ length: 25 }, (_, at) => ({ objectID: `n${at}`, at })));
  const seen: string[] = [];
  let pages = 0;
  await running.admin.browseObjects({
    indexName,
    browseParams: { hitsPerPage: 10 },
    aggregator: ({ hits }) => {
      pages += 1;
      seen.push(...hits.map(({ objectID }) => objectID));
    },
  });
  expect([pages, new Set(seen).size]).toEqual([3, 25]);
});

it('replaces all records and keeps the settings', async () => {
  await running.admin.setSettings({ indexName, indexSettings: { customRanking: ['desc(at)'] } });
  await running.admin.replaceAllObjects({ indexName, objects: [{ objectID: 'only', at: 1 }] });
  expect(await running.full.searchSingleIndex({ indexName })).toMatchObject({ nbHits: 1 });
  expect(await running.admin.getSettings({ indexName })).toMatchObject({
    customRanking: ['desc(at)'],
    hitsPerPage: 20,
  });
  const { items } = await running.admin.listIndices();
  const names = items.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['dealers', 'products', 'notes']));
  expect(names.some(name => name.includes('_tmp_'))).toBe(false);
  expect(items.find(({ name }) => name === 'products_title_desc')).toMatchObject({
    primary: 'products',
    entries: 10,
  });
});

describe('keys', () => {
  it.each([
    ['write', () => running.full.saveObject({ indexName, body: { a: 1 } })],
    ['browse', () => running.full.browse({ indexName })],
    ['read settings', () => running.full.getSettings({ indexName })],
    ['list indexes', () => running.full.listIndices()],
    ['delete', () => running.full.clearObjects({ indexName })],
  ])('for searching only may not %s', async (_, call) => {
    await expect(call()).rejects.toMatchObject({
      status: 403,
      message: 'Method not allowed with this API key',
    });
  });

  it('of other rights cannot be created, which is said', async () => {
    const acl = ['search' as const, 'browse' as const];
    await expect(running.admin.addApiKey({ acl })).rejects.toMatchObject({
      status: 400,
      message: 'Not modelled in the sandbox: POST /1/keys',
    });
    await expect(running.full.addApiKey({ acl })).rejects.toMatchObject({
      status: 400,
      message: 'Not modelled in the sandbox: POST /1/keys',
    });
  });

  it('must be valid, in headers or in the URL', async () => {
    const ask = async (key: string) => {
      const address = `x-algolia-application-id=SANDBOX001&X-Algolia-API-Key=${key}`;
      const reply = await fetch(`${running.url}/1/indexes/dealers/query?${address}`, {
        method: 'POST',
        body: '{}',
      });
      const body: unknown = await reply.json();
      return [reply.status, body];
    };
    expect(await ask('guess')).toEqual([
      403,
      { message: 'Invalid Application-ID or API key', status: 403 },
    ]);
    expect(await ask('sandbox-search-public')).toMatchObject([200, { index: 'dealers' }]);
  });
});

it.each([
  [
    '/1/indexes/dealers/rules/search',
    400,
    'Not modelled in the sandbox: POST /1/indexes/dealers/rules/search',
  ],
  ['/1/elsewhere', 404, 'Path not found'],
  ['/1/indexes/nothing/query', 404, 'Index nothing does not exist'],
  ['/1/indexes/dealers/query?colour=red', 400, 'Unknown parameter: colour'],
])('rejects %s', async (address, status, message) => {
  const reply = await fetch(running.url + address, {
    method: 'POST',
    body: '{}',
    headers: {
      'x-algolia-application-id': 'SANDBOX001',
      'x-algolia-api-key': 'sandbox-search-admin',
    },
  });
  expect(await reply.json()).toEqual({ status, message });
});

it('recommends products that share collections, types and tags, and supports no other model', async () => {
  const recommend = running.full.initRecommend({ options: { hosts: running.hosts } });
  const ask = (model: 'related-products' | 'looking-similar') =>
    recommend.getRecommendations({
      requests: [
        {
          indexName: 'products',
          objectID: 'product-2',
          model,
          threshold: 0,
          maxRecommendations: 2,
        },
      ],
    });
  expect(await ask('related-products')).toMatchObject({
    results: [{ hits: [{ title: 'Sliding Dog Door' }, { title: expect.any(String) as string }] }],
  });
  await expect(ask('looking-similar')).rejects.toMatchObject({
    message: 'Not modelled in the sandbox: model=looking-similar',
  });
});

it('keeps changes across a restart, until a reset', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sandbox-'));
  const first = await startSearch(folder);
  await first.admin.saveObjects({ indexName, objects: [{ objectID: 'kept', text: 'kept' }] });
  await first.stop();
  const second = await startSearch(folder);
  expect(await second.full.getObject({ indexName, objectID: 'kept' })).toMatchObject({
    text: 'kept',
  });
  await fetch(`${second.control}/reset`, { method: 'POST' });
  await expect(second.full.searchSingleIndex({ indexName })).rejects.toMatchObject({
    status: 404,
    message: 'Index notes does not exist',
  });
  await second.stop();
});

it('writes one record at a time, and to several indexes at once', async () => {
  const { admin, full } = running;
  const index = { indexName: 'singles' };
  await admin.addOrUpdateObject({ ...index, objectID: 'one', body: { text: 'alone' } });
  expect(await full.getObject({ ...index, objectID: 'one' })).toMatchObject({ text: 'alone' });
  await admin.multipleBatch({
    requests: [
      { action: 'addObject', ...index, body: { objectID: 'two', text: 'second' } },
      { action: 'deleteObject', ...index, body: { objectID: 'one' } },
    ],
  });
  expect(await full.searchSingleIndex(index)).toMatchObject({
    hits: [{ objectID: 'two' }],
  });
  await admin.deleteObject({ ...index, objectID: 'two' });
  expect(await full.searchSingleIndex(index)).toMatchObject({ nbHits: 0 });
  await admin.deleteIndex(index);
  await expect(full.searchSingleIndex(index)).rejects.toMatchObject({ status: 404 });
});

it('writes, reads and deletes one synonym', async () => {
  const { admin } = running;
  const synonyms = ['fence', 'pen'];
  const synonymHit = { objectID: 'fence', type: 'synonym' as const, synonyms };
  await admin.saveSynonym({ indexName: 'words', objectID: 'fence', synonymHit });
  const asked = { indexName: 'words', objectID: 'fence' };
  expect(await admin.getSynonym(asked)).toMatchObject(synonymHit);
  await admin.deleteSynonym(asked);
  await expect(admin.getSynonym(asked)).rejects.toMatchObject({ status: 404 });
});
