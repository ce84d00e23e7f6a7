import { describe, expect, it } from 'vitest';
import type { Result } from '~/src/domain/data/result';
import { fakeFetch } from '~/src/gateways/testing/fake-fetch';
import { createCatalogueGateway } from './catalogue-gateway';
import { wireProduct } from './product.fixture';

const market = { shopifyCountry: 'CA', language: 'EN' } as const;
const gatewayOf = (...replies: readonly unknown[]) => {
  const { fetch, seen } = fakeFetch(...replies);
  const config = { origin: 'https://shop.example', token: 't', apiVersion: '2025-04', fetch };
  return { catalogue: createCatalogueGateway(config), seen };
};
const all = async <T>(sequence: AsyncIterable<Result<T>>): Promise<readonly Result<T>[]> => {
  const found: Result<T>[] = [];
  for await (const entry of sequence) found.push(entry);
  return found;
};
const page = (endCursor: string | null) => ({ hasNextPage: endCursor !== null, endCursor });

describe('products', () => {
  it('come from every page, in the given market', async () => {
    const { catalogue, seen } = gatewayOf(
      { data: { products: { nodes: [wireProduct('a'), wireProduct('b')], pageInfo: page('x') } } },
      { data: { products: { nodes: [wireProduct('c')], pageInfo: page(null) } } },
    );
    const found = await all(catalogue.products(market));
    expect(found.map(entry => entry.ok && entry.value.product.handle)).toEqual(['a', 'b', 'c']);
    expect(seen.map(request => request.body)).toMatchObject([
      { variables: { after: null, country: 'CA', language: 'EN' } },
      { variables: { after: 'x' } },
    ]);
  });

  it('end with the failure that stopped them', async () => {
    const { catalogue } = gatewayOf(
      { data: { products: { nodes: [wireProduct('a')], pageInfo: page('x') } } },
      new Response('', { status: 403 }),
    );
    const found = await all(catalogue.products(market));
    expect(found.map(entry => entry.ok)).toEqual([true, false]);
    expect(found[1]).toMatchObject({ error: { kind: 'http', status: 403 } });
  });

  it('that cannot be read are reported and left out', async () => {
    const problems: string[] = [];
    const { catalogue } = gatewayOf({
      data: {
        products: {
          nodes: [wireProduct('a', { title: null }), wireProduct('b')],
          pageInfo: page(null),
        },
      },
    });
    const found = await all(catalogue.products(market, problem => void problems.push(problem)));
    expect(found).toMatchObject([{ ok: true, value: { product: { handle: 'b' } } }]);
    expect(problems).toEqual([
      'Product a lacks its id, handle or title. It is left out. Correct it in the store.',
    ]);
  });

  it('stop if a cursor repeats', async () => {
    const reply = { data: { products: { nodes: [], pageInfo: page('x') } } };
    const { catalogue } = gatewayOf(reply, reply);
    expect(await all(catalogue.products(market))).toMatchObject([
      { ok: false, error: { kind: 'protocol' } },
    ]);
  });
});

describe('collections', () => {
  const collection = { id: '1', handle: 'gifts', title: 'Gifts', descriptionHtml: '', image: null };

  it('have the handles of every page of products', async () => {
    const products = { nodes: [{ handle: 'a' }, null], pageInfo: page('p') };
    const { catalogue } = gatewayOf(
      { data: { collections: { nodes: [{ ...collection, products }], pageInfo: page(null) } } },
      { data: { collection: { products: { nodes: [{ handle: 'b' }], pageInfo: page(null) } } } },
    );
    expect(await all(catalogue.collections(market))).toMatchObject([
      { ok: true, value: { handle: 'gifts', productHandles: ['a', 'b'] } },
    ]);
  });

  it('without a title are reported and left out', async () => {
    const problems: string[] = [];
    const { catalogue } = gatewayOf({
      data: {
        collections: { nodes: [{ id: '1', handle: 'odd' }, collection], pageInfo: page(null) },
      },
    });
    const found = await all(catalogue.collections(market, problem => void problems.push(problem)));
    expect(found).toMatchObject([{ ok: true, value: { handle: 'gifts' } }]);
    expect(problems).toEqual([
      'Collection odd lacks its handle or title. It is left out. Correct it in the store.',
    ]);
  });
});

describe('related', () => {
  it('returns the recommended products', async () => {
    const { catalogue } = gatewayOf({
      data: { productRecommendations: [{ handle: 'a' }, { handle: 'b' }] },
    });
    expect(await catalogue.related('1', market)).toEqual({ ok: true, value: ['a', 'b'] });
    const none = gatewayOf({ data: { productRecommendations: null } });
    expect(await none.catalogue.related('1', market)).toEqual({ ok: true, value: [] });
  });
});
