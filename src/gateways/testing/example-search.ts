import { algoliasearch } from 'algoliasearch';
import type { TileCard } from '~/src/domain/collections/tile-card';
import type { SearchFacet } from '~/src/domain/search/search-facets';
import { freshSandbox } from './fresh-sandbox';

const card = (handle: string, title: string, cents: number): TileCard => ({
  id: handle,
  handle,
  title,
  tagline: null,
  image: null,
  hoverImage: null,
  priceMin: { cents, currency: 'USD' },
  priceMax: { cents, currency: 'USD' },
  compareAtPrice: null,
  availability: 'inStock',
  swatches: [],
  autoshipPercent: 0,
  rating: null,
  isLeadGeneration: false,
  isSimple: true,
});

interface Example {
  readonly title: string;
  readonly price: number;
  readonly category: string;
  readonly sizes: readonly string[];
  readonly isAvailable?: boolean;
  readonly locale?: string;
  readonly isHidden?: boolean;
}

const product = (example: Example, at: number) => {
  const { title, price, category, sizes, isAvailable = true, locale = 'en-us' } = example;
  const handle = title.toLowerCase().replaceAll(' ', '-');
  return {
    objectID: `${locale}:${handle}`,
    locale,
    language: 'en',
    handle,
    title,
    card: card(handle, title, Math.round(price * 100)),
    categories: [category],
    options: { Size: sizes },
    price,
    isAvailable,
    isHidden: example.isHidden ?? false,
    featuredRank: at + 1,
    titleSort: title.toLowerCase(),
  };
};

const numbered = (count: number): readonly Example[] =>
  Array.from({ length: count }, (_, at) => ({
    title: `Chew ${String(at + 1).padStart(2, '0')}`,
    price: 5 + at,
    category: 'Treats',
    sizes: ['Small'],
  }));

const PRODUCTS = [
  { title: 'GPS Fence Collar', price: 299.95, category: 'Fences', sizes: ['Medium', 'Large'] },
  { title: 'Boundary Collar', price: 89.95, category: 'Fences', sizes: ['Small', 'Large'] },
  {
    title: 'Collar Strap',
    price: 12.5,
    category: 'Parts',
    sizes: ['Small', 'Medium'],
    isAvailable: false,
  },
  { title: 'Pet Door', price: 129, category: 'Doors', sizes: ['Large'] },
  { title: 'Secret Collar', price: 1, category: 'Parts', sizes: [], isHidden: true },
  { title: 'Canadian Collar', price: 1, category: 'Parts', sizes: [], locale: 'en-ca' },
  ...numbered(30),
].map(product);

const text = (title: string) => ({
  objectID: `en-us:${title.toLowerCase()}`,
  locale: 'en-us',
  language: 'en',
  handle: title.toLowerCase().replaceAll(' ', '-'),
  title,
  excerpt: null,
  isHidden: false,
});

const value = (name: string) => ({ id: name.toLowerCase(), name, swatch: null });

/** The facets of the example products. */
export const EXAMPLE_FACETS: readonly SearchFacet[] = [
  {
    id: 'category',
    name: '',
    attribute: 'categories',
    values: ['Fences', 'Parts', 'Doors', 'Treats'].map(value),
  },
  {
    id: 'availability',
    name: '',
    attribute: 'isAvailable',
    values: [{ id: 'in-stock', name: 'true', swatch: null }],
  },
  {
    id: 'size',
    name: 'Size',
    attribute: 'options.Size',
    values: ['Small', 'Medium', 'Large'].map(value),
  },
];

const FILTERS = ['filterOnly(locale)', 'filterOnly(language)', 'filterOnly(isHidden)'];

/** A fresh sandbox with a few products, posts and articles in its indexes. */
export const startExampleSearch = async () => {
  const sandbox = await freshSandbox();
  const origin = sandbox.urlOf('search');
  const hosts = [
    { url: new URL(origin).host, accept: 'readWrite' as const, protocol: 'http' as const },
  ];
  const admin = algoliasearch('SANDBOX001', 'sandbox-search-admin', { hosts });
  const settings = {
    searchableAttributes: ['title', 'categories'],
    attributesForFaceting: ['categories', 'price', 'isAvailable', 'options.Size', ...FILTERS],
    customRanking: ['asc(featuredRank)'],
  };
  const ranking = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];
  await admin.setSettings({
    indexName: 'products',
    indexSettings: { ...settings, replicas: ['products_price_usd_asc', 'products_title_desc'] },
  });
  await admin.setSettings({
    indexName: 'products_price_usd_asc',
    indexSettings: { ...settings, ranking: ['asc(price)', ...ranking] },
  });
  await admin.setSettings({
    indexName: 'products_title_desc',
    indexSettings: { ...settings, ranking: ['desc(titleSort)', ...ranking] },
  });
  for (const indexName of ['blogs', 'articles']) {
    await admin.setSettings({ indexName, indexSettings: { attributesForFaceting: FILTERS } });
  }
  await admin.saveObjects({ indexName: 'products', objects: PRODUCTS, waitForTasks: true });
  await admin.saveObjects({
    indexName: 'blogs',
    objects: ['Choosing a collar', 'A collar for winter', 'Collar care'].map(title => ({
      ...text(title),
      category: 'Safety',
      image: null,
      publishedAt: 1_700_000_000,
    })),
    waitForTasks: true,
  });
  await admin.saveObjects({
    indexName: 'articles',
    objects: ['The collar does not charge'].map(title => ({ ...text(title), section: 'Power' })),
    waitForTasks: true,
  });
  const control = sandbox.urlOf('control');
  return {
    origin,
    stop: sandbox.stop,
    fail: async (fault: object, times = 1): Promise<void> => {
      await fetch(`${control}/faults`, {
        method: 'POST',
        body: JSON.stringify({ service: 'search', fault, times }),
      });
    },
    /** The number of pending searches. */
    waiting: async (): Promise<number> => {
      const reply = await fetch(`${control}/requests?service=search`);
      const { requests } = (await reply.json()) as { requests: { status: number | null }[] };
      return requests.filter(({ status }) => status === null).length;
    },
    mend: async (): Promise<void> => void (await fetch(`${control}/faults`, { method: 'DELETE' })),
  };
};
