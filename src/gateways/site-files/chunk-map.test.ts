import { expect, it } from 'vitest';
import { readChunkMap } from './chunk-map';

const serving =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });

it('reads the scripts of each chunk, without invalid paths', async () => {
  const reply = await readChunkMap(serving({ product: ['/product-1.js'], odd: 3 }));
  expect(reply).toEqual({ ok: true, value: { product: ['/product-1.js'], odd: [] } });
});

it.each([
  ['a list', serving([1])],
  ['nothing', serving(null, 404)],
])('returns an error for %s', async (_, fetch) => {
  expect((await readChunkMap(fetch)).ok).toBe(false);
});
