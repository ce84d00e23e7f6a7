import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshSandbox, type FreshSandbox } from '../testing/fresh-sandbox';
import { createSearchClient } from './client';
import { findDealer } from './find-dealer';
import { listDealers } from './list-dealers';

let sandbox: FreshSandbox;
beforeAll(async () => {
  sandbox = await freshSandbox();
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
    // The client repeats some requests.
    body: JSON.stringify({ service: 'search', fault, times: 20 }),
  });
};
const mend = () => fetch(`${sandbox.urlOf('control')}/faults`, { method: 'DELETE' });

describe('findDealer', () => {
  it('returns the hit with the id', async () => {
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

  it.each(['lf-8370', '83702', 'lf-99999', 'Boise'])('returns null for "%s"', async id => {
    expect(await findDealer(settings(), id)).toEqual({ ok: true, value: null });
  });

  it('reads which dealers are the company’s own', async () => {
    expect(await findDealer(settings(), 'lf-86001')).toMatchObject({
      value: { name: 'Larkfield of Flagstaff', isCompanyOwned: true },
    });
  });

  it('returns an error for a wrong key', async () => {
    expect(await findDealer(settings('guess'), 'lf-83702')).toMatchObject({
      ok: false,
      error: { kind: 'http', status: 403, message: 'Invalid Application-ID or API key' },
    });
  });

  it.each([
    ['429', { kind: 'status', status: 429 }, { kind: 'http', status: 429 }],
    ['500', { kind: 'status', status: 500 }, { kind: 'network' }],
    ['reset', { kind: 'reset' }, { kind: 'network' }],
    ['malformed', { kind: 'malformed' }, { kind: 'network' }],
    ['empty', { kind: 'status', status: 200, body: '' }, { kind: 'protocol' }],
    ['hang', { kind: 'hang' }, { kind: 'network' }],
  ])(
    'returns an error, without throwing (%s), and finds them afterwards',
    async (_, fault, error) => {
      await fail(fault);
      expect(await findDealer(settings(), 'lf-83702')).toMatchObject({ ok: false, error });
      await mend();
      expect(await findDealer(settings(), 'lf-83702')).toMatchObject({ value: { id: 'lf-83702' } });
    },
  );

  it('waits for a late answer', async () => {
    await fail({ kind: 'delay', ms: 300 });
    const asked = performance.now();
    expect(await findDealer(settings(), 'lf-83702')).toMatchObject({ value: { id: 'lf-83702' } });
    expect(performance.now() - asked).toBeGreaterThan(250);
    await mend();
  });

  it.each([
    [{}, 'The field "results" is missing.'],
    [{ results: [{ nbHits: 1 }] }, 'The field "results[0].hits" is missing.'],
    [{ results: [] }, 'The service sent 0 results of 1.'],
  ])('never takes the reply %j for an unknown id', async (reply, message) => {
    const search = vi.fn().mockResolvedValue(reply);
    expect(await findDealer(settings(), 'lf-83702', { search })).toMatchObject({
      ok: false,
      error: { kind: 'protocol', message },
    });
  });
});

describe('all dealers', () => {
  it('are listed with their page and place, for the build', async () => {
    const reply = await listDealers(settings());
    expect(reply.ok && reply.value.dealers).toHaveLength(413);
    expect(reply.ok && reply.value.dealers.find(({ id }) => id === 'lf-83702')).toEqual({
      id: 'lf-83702',
      name: 'Larkfield of Boise',
      slug: 'boise-id',
      phone: '(208) 555-0100',
      isCompanyOwned: false,
      serviceAreas: ['Boise', 'Nampa'],
      address: {
        street: '106 Orchard Road',
        city: 'Boise',
        region: 'ID',
        postalCode: '83702',
        country: 'US',
      },
      latitude: 43.62,
      longitude: -116.2,
    });
  });

  it('are not listed with a wrong key', async () => {
    expect(await listDealers(settings('guess'))).toMatchObject({
      ok: false,
      error: { kind: 'http', status: 403 },
    });
  });

  it.each([
    [
      { hits: [{ id: 'lf-1' }], nbHits: 1 },
      /No record .* can be read\. The dealer "lf-1" cannot .* The field "name" is missing/,
    ],
    [{ hits: [], nbHits: 1001 }, /has 1001 records, and one search gives 0/],
  ])('are not listed when none can be read, nor in part: %j', async (result, message) => {
    const search = vi.fn().mockResolvedValue({ results: [result] });
    const reply = await listDealers(settings(), { search });
    expect(reply).toMatchObject({ ok: false, error: { kind: 'protocol' } });
    expect(reply.ok ? '' : reply.error.message).toMatch(message);
  });
});

describe('the vendor’s client', () => {
  const search = (params: object, indexName = 'dealers') =>
    createSearchClient(settings()).searchForHits<{ name: string }>([{ indexName, params }]);

  it('matches words and the beginning of the last one, whole words first', async () => {
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
  ])('gets an error for %j of %s', async (params, index, status) => {
    await expect(search(params, index)).rejects.toMatchObject({ status });
  });
});
