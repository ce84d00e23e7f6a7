import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { array, looseObject, parse, string, type InferOutput } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { localeById } from '~/src/config/locales';
import { productIndexOf, searchFilters } from '~/src/domain/search/search-indexes';
import { type SearchSortOrder } from '~/src/domain/search/search-sort-orders';
import type { ProductRecord } from '~/src/gatsby/search/search-records';
import { readDealers } from './dealer-records';
import { describeChanges } from './describe-changes';
import { pushAll } from './push-all';
import { startSeedShop } from './testing/seed-shop';

let shop: Awaited<ReturnType<typeof startSeedShop>>;
beforeAll(async () => {
  shop = await startSeedShop();
});
afterAll(() => shop.stop());

const push = (changes: Partial<Parameters<typeof pushAll>[0]> = {}) =>
  pushAll({ settings: shop.settings, folder: shop.folder, dealers: null, ...changes });

const search = async <T>(indexName: string, params: object): Promise<readonly T[]> => {
  const { results } = await shop.client.searchForHits<T>([{ indexName, params }]);
  return results[0]?.hits ?? [];
};

interface Logged {
  readonly method: string;
  readonly path: string;
  readonly bodyText: string;
}

const callOf = ({ method, path }: Logged): string => `${method} ${path.split('?')[0] ?? ''}`;
const PRODUCT_BATCH = 'POST /1/indexes/products/batch';

const requestsUrl = () => `${shop.urlOf('control')}/requests?service=search`;
const forgetRequests = () => fetch(requestsUrl(), { method: 'DELETE' });
/** What was written since then, as the sandbox has received it. */
const writes = async (): Promise<readonly Logged[]> => {
  const { requests } = (await (await fetch(requestsUrl())).json()) as { requests: Logged[] };
  expect(requests.length).toBeGreaterThan(5);
  const isReading = (request: Logged): boolean =>
    request.method === 'GET' || /\/(browse|search|query|queries)$/.test(callOf(request));
  return requests.filter(request => !isReading(request));
};

const file = () => join(shop.folder, 'products.json');
const recordsSchema = array(looseObject({ objectID: string() }));
type Records = InferOutput<typeof recordsSchema>;
const changeProducts = (change: (records: Records) => Records): void => {
  const records = parse(recordsSchema, JSON.parse(readFileSync(file(), 'utf8')));
  writeFileSync(file(), JSON.stringify(change(records)));
};

const CAT_TREE = { objectID: 'en-us:cat-tree', price: 1 };

describe('npm run search:index', () => {
  it('fills empty indexes, and then finds nothing to do', async () => {
    const first = await push();
    expect(first.map(({ name }) => name)).toEqual(['products', 'blogs', 'articles']);
    for (const { added, changed, removed, unchanged } of first) {
      expect(added).toBeGreaterThan(20);
      expect([changed, removed, unchanged]).toEqual([0, 0, 0]);
    }
    expect((await writes()).map(callOf)).toContain(PRODUCT_BATCH);
    await forgetRequests();
    const again = await push();
    expect(again.map(describeChanges)).toEqual(
      first.map(({ name, added }) => `${name}: nothing to do, ${added} records up to date`),
    );
    expect(await writes()).toEqual([]);
  });

  it('writes only what changed, and deletes what is gone', async () => {
    changeProducts(records =>
      records
        .filter(({ objectID }) => objectID !== 'en-us:rope-toy')
        .map(each => (each.objectID === CAT_TREE.objectID ? { ...each, price: 1 } : each)),
    );
    await forgetRequests();
    const [products] = await push();
    const sent = await writes();
    expect(sent.map(callOf)).toEqual([PRODUCT_BATCH, PRODUCT_BATCH]);
    expect(sent.map(({ bodyText }): unknown => JSON.parse(bodyText))).toEqual([
      { requests: [{ action: 'addObject', body: expect.objectContaining(CAT_TREE) as object }] },
      { requests: [{ action: 'deleteObject', body: { objectID: 'en-us:rope-toy' } }] },
    ]);
    expect(products).toMatchObject({
      added: 0,
      changed: 1,
      removed: 1,
      settings: [],
      synonyms: [],
    });
    const hits = await search<ProductRecord>('products', {
      query: 'cat tree',
      filters: 'locale:"en-us"',
    });
    expect(hits[0]).toMatchObject({ handle: 'cat-tree', price: 1 });
    const toys = await search<ProductRecord>('products', {
      query: 'rope toy with ball',
      filters: 'locale:"en-us" AND handle:rope-toy',
    });
    expect(toys).toEqual([]);
  });

  it('writes settings and synonyms that somebody changed', async () => {
    const { algoliasearch } = await import('algoliasearch');
    const { host } = new URL(shop.settings.search.origin ?? '');
    const admin = algoliasearch('SANDBOX001', 'sandbox-search-admin', {
      hosts: [{ url: host, accept: 'readWrite', protocol: 'http' }],
    });
    await admin.setSettings({
      indexName: 'blogs',
      indexSettings: { customRanking: ['asc(text)'] },
    });
    await admin.clearSynonyms({ indexName: 'products_newest' });
    const changes = await push();
    expect(changes.map(({ settings, synonyms }) => [settings, synonyms])).toEqual([
      [[], ['products_newest']],
      [['blogs'], []],
      [[], []],
    ]);
  });

  it('leaves dealers alone, unless it is given a table of them', async () => {
    const before = await search<{ id: string }>('dealers', { query: 'lf-83702', hitsPerPage: 1 });
    expect(before[0]?.id).toBe('lf-83702');
    const folder = mkdtempSync(join(tmpdir(), 'dealers-'));
    const table = join(folder, 'dealers.csv');
    const [columns, row] = readFileSync('seed/dealers/dealers.csv', 'utf8').split('\n');
    writeFileSync(table, `${columns}\n${row?.replace('555-0100', '731-8842')}\n`);
    const changes = await push({ dealers: readDealers(table) });
    rmSync(folder, { recursive: true });
    expect(changes.at(-1)).toMatchObject({ name: 'dealers', changed: 1, added: 0 });
    expect(await search('dealers', { query: '' })).toMatchObject([{ phone: '(205) 731-8842' }]);
  });
});

describe('the orders of the search page', () => {
  const inOrder = async (order: SearchSortOrder) => {
    const { brand } = shop.settings;
    const locale = localeById('en-ca', brand);
    return search<ProductRecord>(productIndexOf(order, locale.currency, brand), {
      query: '',
      filters: searchFilters(locale, brand),
      hitsPerPage: 100,
    });
  };

  it.each([
    ['default', 'featuredRank', 1],
    ['newest', 'publishedAt', -1],
    ['oldest', 'publishedAt', 1],
    ['priceAsc', 'price', 1],
    ['priceDesc', 'price', -1],
  ] as const)('%s goes by %s', async (order, field, sign) => {
    const hits = (await inOrder(order)).filter(({ isAvailable }) => isAvailable);
    const values = hits.map(each => each[field] * sign);
    expect(values.length).toBeGreaterThan(30);
    expect(values).toEqual([...values].sort((one, other) => one - other));
  });

  it('atoz and ztoa go by title', async () => {
    const titles = (await inOrder('atoz')).map(({ titleSort }) => titleSort);
    expect(titles).toEqual([...titles].sort());
    const backwards = (await inOrder('ztoa')).map(({ titleSort }) => titleSort);
    expect(backwards).toEqual([...titles].reverse());
  });

  it('show a locale its own prices, and nothing that cannot be shown', async () => {
    const hits = await inOrder('default');
    expect(new Set(hits.map(({ card }) => card.priceMin.currency))).toEqual(new Set(['CAD']));
    changeProducts(records =>
      records.map(each =>
        each.objectID === 'en-ca:cat-tree' ? { ...each, isHidden: true } : each,
      ),
    );
    await push();
    const handles = (await inOrder('default')).map(({ handle }) => handle);
    expect(handles).not.toContain('cat-tree');
    expect(handles).toHaveLength(hits.length - 1);
  });
});

describe('what stops it', () => {
  const changed = (search: object) => ({
    settings: { ...shop.settings, search: { ...shop.settings.search, ...search } },
  });

  it('is no key, or one that may not write', async () => {
    await expect(push({ settings: { ...shop.settings, searchAdminKey: null } })).rejects.toThrow(
      /^SEARCH_ADMIN_KEY is missing: set it to an API key/,
    );
    for (const key of ['sandbox-search-public', 'guess']) {
      await expect(push({ settings: { ...shop.settings, searchAdminKey: key } })).rejects.toThrow(
        /refuses the key in SEARCH_ADMIN_KEY for the application SANDBOX001/,
      );
    }
  });

  it('is a service that cannot be reached', async () => {
    await expect(push(changed({ origin: 'http://127.0.0.1:1' }))).rejects.toThrow(
      'The search service cannot be reached at http://127.0.0.1:1.',
    );
  });

  it('is no build, or that of another shop', async () => {
    await expect(push({ folder: join(shop.folder, 'none') })).rejects.toThrow(
      'There are no search records: the build makes them. Run "npm run build" first.',
    );
    const settings = { ...shop.settings, brand: BRANDS.kitwell };
    await expect(push({ settings })).rejects.toThrow(
      /^The last build is one of larkfield .*, the settings are those of kitwell /,
    );
  });

  it('is a table of dealers that cannot be read', () => {
    expect(() => readDealers('no-such.csv')).toThrow(
      /^The dealers of no-such.csv cannot be read: /,
    );
  });
});
