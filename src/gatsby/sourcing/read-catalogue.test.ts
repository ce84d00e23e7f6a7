import { afterEach, expect, it, vi } from 'vitest';
import { localeById } from '~/src/config/locales';
import type { Settings } from '~/src/config/settings/settings';
import { BRANDS } from '~/src/config/testing/brands';
import { wireProduct } from '~/src/gateways/shopify/catalogue/product.fixture';
import { readCatalogue } from './read-catalogue';

const store = { key: 'us', origin: 'https://shop.example', token: 't', apiVersion: '2025-04' };
const settings = { stores: { us: store } } as unknown as Settings;
const locale = localeById('en-us', BRANDS.larkfield);
const pageInfo = { hasNextPage: false, endCursor: null };

const answerWith = (nodes: readonly object[]): void => {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      data: {
        products: { nodes, pageInfo },
        collections: { nodes: [], pageInfo },
        productRecommendations: [],
      },
    }),
  );
};

afterEach(() => vi.unstubAllGlobals());

it('leaves out a product that cannot be read and names it', async () => {
  answerWith([wireProduct('odd', { title: null }), wireProduct('collar')]);
  const problems: string[] = [];
  const { products } = await readCatalogue(
    settings,
    locale,
    problem => void problems.push(problem),
  );
  expect(products.map(({ product }) => product.handle)).toEqual(['collar']);
  expect(problems).toEqual([
    'In en-us: Product odd lacks its id, handle or title. It is left out. Correct it in the store.',
  ]);
});

it('stops the build when no product can be read', async () => {
  answerWith([wireProduct('odd', { title: null })]);
  await expect(readCatalogue(settings, locale)).rejects.toThrow(
    /The US store .* gave no product for en-us that can be read\. Product odd lacks/,
  );
});
