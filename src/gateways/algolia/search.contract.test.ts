import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spawnSandbox, type SpawnedSandbox } from '../testing/spawn-sandbox';
import { createSearchClient } from './client';
import { findDealer } from './find-dealer';

let sandbox: SpawnedSandbox;
beforeAll(async () => {
  sandbox = await spawnSandbox();
});
afterAll(() => sandbox.stop());

const settings = (apiKey = 'sandbox-search-public') => ({
  appId: 'SANDBOX001',
  apiKey,
  origin: sandbox.urlOf('search'),
  region: null,
});

const fail = async (fault: object): Promise<void> => {
  await fetch(`${sandbox.urlOf('control')}/faults`, {
    method: 'POST',
    body: JSON.stringify({ service: 'search', fault, times: 1 }),
  });
};

describe('the stored dealer', () => {
  it('is the first hit of its id', async () => {
    expect(await findDealer(settings(), 'lf-83702')).toEqual({
      ok: true,
      value: {
        id: 'lf-83702',
        name: 'Larkfield of Boise',
        phone: '(208) 555-0100',
        serviceAreas: ['Boise', 'Nampa'],
        isCompanyOwned: false,
      },
    });
  });

  it.each(['lf-8370', '83702', 'lf-99999', 'Boise'])('is nobody for "%s"', async id => {
    expect(await findDealer(settings(), id)).toEqual({ ok: true, value: null });
  });

  it('knows which dealers are the company’s own', async () => {
    expect(await findDealer(settings(), 'lf-86001')).toMatchObject({
      value: { name: 'Larkfield of Flagstaff', isCompanyOwned: true },
    });
  });

  it('cannot be asked for with a wrong key', async () => {
    expect(await findDealer(settings('guess'), 'lf-83702')).toMatchObject({
      ok: false,
      error: { kind: 'http', status: 403, message: 'Invalid Application-ID or API key' },
    });
  });

  it('is not found while the service fails, which is returned and not thrown', async () => {
    await fail({ kind: 'reset' });
    expect(await findDealer(settings(), 'lf-83702')).toMatchObject({
      ok: false,
      error: { kind: 'network' },
    });
    await fail({ kind: 'malformed' });
    expect((await findDealer(settings(), 'lf-83702')).ok).toBe(false);
  });
});

describe('the vendor’s client', () => {
  const search = (params: object, indexName = 'dealers') =>
    createSearchClient(settings()).searchForHits<{ name: string }>([{ indexName, params }]);

  it('finds by words and by the beginning of the last one, whole words first', async () => {
    const { results } = await search({ query: 'larkfield spring', hitsPerPage: 50 });
    expect(results[0]).toMatchObject({ page: 0, nbPages: 1, index: 'dealers' });
    const hits = results[0]?.hits ?? [];
    expect(hits.map(hit => hit.name)).toContain('Larkfield of Springfield');
    expect(
      await search({ query: 'larkfield spring', queryType: 'prefixNone', typoTolerance: false }),
    ).toMatchObject({
      results: [{ nbHits: 0 }],
    });
  });

  it('filters and pages', async () => {
    const query = { filters: 'companyOwned:true AND NOT address.country:CA', hitsPerPage: 5 };
    const { results } = await search({ ...query, page: 1 });
    expect(results[0]).toMatchObject({ hitsPerPage: 5, page: 1 });
    const hits = results[0]?.hits ?? [];
    expect(hits).toHaveLength(5);
    for (const hit of hits) {
      expect(hit).toMatchObject({ companyOwned: true, address: { country: 'US' } });
    }
  });

  it.each([
    [{ restrictSearchableAttributes: ['phone'] }, 'dealers', 400],
    [{ filters: 'companyOwned:' }, 'dealers', 400],
    [{ optionalFilters: ['companyOwned:true'] }, 'dealers', 400],
    [{}, 'nothing', 404],
  ])('is refused %j of %s', async (params, index, status) => {
    await expect(search(params, index)).rejects.toMatchObject({ status });
  });
});
