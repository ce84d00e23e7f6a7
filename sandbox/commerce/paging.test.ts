import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, startShop, textAt, type Shop } from './testing/shop';

const PAGE = `query Page($first: Int, $after: String, $last: Int, $before: String) {
  collection(handle: "straps") {
    products(first: $first, after: $after, last: $last, before: $before, sortKey: TITLE) {
      nodes { handle }
      edges { cursor node { handle } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
}`;

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const page = async (variables: Readonly<Record<string, unknown>>) =>
  at(await shop.us.ask(PAGE, variables), 'collection.products');

describe('connections', () => {
  it('pages forward to the end', async () => {
    const first = await page({ first: 4 });
    expect(first).toMatchObject({
      nodes: [{ handle: 'strap-1' }, {}, {}, { handle: 'strap-4' }],
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
    const second = await page({ first: 4, after: textAt(first, 'pageInfo.endCursor') });
    expect(second).toMatchObject({
      nodes: [{ handle: 'strap-5' }, {}, { handle: 'strap-7' }],
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    });
    expect(at(second, 'edges.2.cursor')).toBe(at(second, 'pageInfo.endCursor'));
  });

  it('pages backward', async () => {
    const last = await page({ last: 2 });
    expect(at(last, 'nodes')).toEqual([{ handle: 'strap-6' }, { handle: 'strap-7' }]);
    const before = await page({ last: 5, before: textAt(last, 'pageInfo.startCursor') });
    expect(before).toMatchObject({
      nodes: [{ handle: 'strap-1' }, {}, {}, {}, { handle: 'strap-5' }],
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
  });

  it.each([
    [{}, 'you must provide one of first or last'],
    [{ first: 1, last: 1 }, 'providing both first and last is not supported'],
    [{ first: 251 }, 'first cannot exceed 250'],
    [{ first: 1, after: 'nonsense' }, 'Invalid cursor for current pagination sort.'],
  ])('rejects %o', async (variables, message) => {
    const reply = await shop.us.reply(PAGE, variables);
    expect(at(reply, 'errors.0')).toMatchObject({ message, extensions: { code: 'BAD_REQUEST' } });
  });

  it('rejects a negative size of a plain list', async () => {
    const reply = await shop.us.reply(
      '{ product(handle: "collar") { options(first: -1) { name } } }',
    );
    expect(at(reply, 'errors.0')).toMatchObject({
      message: 'first must be a non-negative integer',
      path: ['product', 'options'],
    });
  });
});
