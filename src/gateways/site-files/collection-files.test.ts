import { describe, expect, it } from 'vitest';
import { fakeFetch } from '../testing/fake-fetch';
import { fetchCollectionIndex, fetchTileCards } from './collection-files';

const sleep = async (): Promise<void> => undefined;
const index = { types: [], options: [], products: [], cardFiles: ['/a.json'], cardsPerFile: 48 };

describe('collection files', () => {
  it('are read', async () => {
    const { fetch, seen } = fakeFetch(index);
    expect(await fetchCollectionIndex('/static/collections/x.json', { fetch })).toEqual({
      ok: true,
      value: index,
    });
    expect(seen.map(({ url }) => url)).toEqual(['/static/collections/x.json']);
  });

  it('are requested again after a temporary failure', async () => {
    const { fetch, seen } = fakeFetch(new Response('', { status: 503 }), []);
    expect(await fetchTileCards('/cards.json', { fetch, sleep })).toEqual({ ok: true, value: [] });
    expect(seen).toHaveLength(2);
  });

  it('are rejected in another shape', async () => {
    const { fetch } = fakeFetch({ ...index, products: 'none' }, [{ handle: 'a' }]);
    const first = await fetchCollectionIndex('/a.json', { fetch });
    const second = await fetchTileCards('/b.json', { fetch });
    expect([first, second].map(reply => (reply.ok ? 'ok' : reply.error.kind))).toEqual([
      'protocol',
      'protocol',
    ]);
  });
});
