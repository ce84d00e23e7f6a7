import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPageData } from './page-data';
import { readPageProduct, readPairings } from './pairings';
import { readCollectionSummaries } from './collection-summaries';

const money = (cents: number) => ({ cents, currency: 'USD' });
const image = { url: 'https://shop.test/cdn/a.jpg', alt: 'A', width: 8, height: 8, hotspot: null };

const variant = (id: string, cents: number) => ({
  id,
  sku: id,
  title: 'Default Title',
  selectedOptions: [],
  price: money(cents),
  compareAtPrice: null,
  availability: 'inStock',
  quantityAvailable: null,
  image: null,
  subscriptionFrequency: null,
});

const product = (handle: string, variants: readonly unknown[]) => ({
  id: handle,
  handle,
  title: `The ${handle}`,
  vendor: 'Larkfield',
  productType: 'Parts',
  tags: [],
  images: [image],
  variants,
  requiresSellingPlan: false,
  sellingPlanGroups: [],
});

const card = (handle: string, more: object = {}) => ({
  handle,
  title: `The ${handle}`,
  image,
  priceMin: money(1000),
  priceMax: money(2000),
  availability: 'outOfStock',
  isLeadGeneration: false,
  options: [{ values: [{ name: 'S' }, { name: 'L' }] }],
  ...more,
});

const serve = (body: unknown, status = 200) => {
  const fetch = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

afterEach(() => vi.unstubAllGlobals());

describe('page data', () => {
  it('is read from where Gatsby writes it', async () => {
    const fetch = serve({ result: { data: { a: 1 } } });
    expect(await readPageData('/en-ca/products/collar')).toEqual({ ok: true, value: { a: 1 } });
    await readPageData('/');
    expect(fetch.mock.calls.map(([url]: unknown[]) => url)).toEqual([
      '/page-data/en-ca/products/collar/page-data.json',
      '/page-data/index/page-data.json',
    ]);
  });

  it('is an error if missing or malformed', async () => {
    serve({}, 404);
    expect(await readPageData('/gone')).toMatchObject({ ok: false, error: { kind: 'http' } });
    serve({ webpackCompilationHash: 'x' });
    expect(await readPageData('/odd')).toMatchObject({ ok: false, error: { kind: 'protocol' } });
  });
});

describe('pairings', () => {
  it('are the add-ons, then related products, each with what adding it needs', async () => {
    const addOns = [product('posts', [variant('v', 1995)])];
    serve({
      result: {
        data: {
          product: {
            addOns,
            related: [card('strap'), card('installed', { isLeadGeneration: true })],
          },
        },
      },
    });
    expect(await readPairings('/products/collar', 'USD')).toMatchObject({
      ok: true,
      value: [
        { handle: 'posts', price: money(1995), hasRange: false, isInStock: true, isSimple: true },
        { handle: 'strap', price: money(1000), hasRange: true, isInStock: false, isSimple: false },
      ],
    });
  });

  it('are an error for a page without a product', async () => {
    serve({ result: { data: { page: {} } } });
    expect(await readPairings('/about', 'USD')).toMatchObject({ ok: false });
    expect(await readPageProduct('/about')).toMatchObject({ ok: false });
  });
});

it('reads the product of a page', async () => {
  serve({ result: { data: { product: product('posts', [variant('v', 1995)]) } } });
  expect(await readPageProduct('/products/posts')).toMatchObject({
    ok: true,
    value: { handle: 'posts', variants: [{ id: 'v', isLeadGeneration: false }] },
  });
});

it('lists collections, the largest first', async () => {
  const collection = (handle: string, size: number) => ({
    handle,
    title: handle,
    image: null,
    productHandles: Array.from({ length: size }, (_, at) => `p${at}`),
  });
  serve({
    result: { data: { collections: { nodes: [collection('few', 1), collection('many', 9)] } } },
  });
  const reply = await readCollectionSummaries('/collections');
  expect(reply.ok && reply.value.map(({ handle }) => handle)).toEqual(['many', 'few']);
});
