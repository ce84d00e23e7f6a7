import type { JsonObject } from '~/sandbox/core/json';

/** A product as the shop indexes it. */
export interface ProductRecord extends JsonObject {
  readonly objectID: string;
  readonly title: string;
}

interface Given {
  readonly title: string;
  readonly type: string;
  readonly collections: readonly string[];
  readonly price: number;
  readonly tags?: readonly string[];
  readonly terms?: readonly string[];
}

const product = (
  { title, type, collections, price, tags = [], terms = [] }: Given,
  at: number,
) => ({
  objectID: `product-${at + 1}`,
  handle: title.toLowerCase().replaceAll(' ', '-'),
  title,
  vendor: at % 2 === 0 ? 'Larkfield' : 'Pawmere',
  productType: type,
  tags,
  searchTerms: terms,
  collections,
  categories: { lvl0: type, lvl1: `${type} > ${collections[0] ?? ''}` },
  price_usd: price,
  popularity: price,
  price_cad: Math.round(price * 1.35),
  publishedAt: 1_700_000_000 + at * 86_400,
  _tags: at % 3 === 0 ? ['sale'] : ['regular'],
});

/** A small shop: the expected matches of "gps colar", "petdoor" and the like, among others. */
export const products: readonly ProductRecord[] = [
  {
    title: 'GPS Collar',
    type: 'Collar',
    collections: ['GPS fences'],
    price: 399,
    tags: ['dog'],
  },
  {
    title: 'Smart Pet Door',
    type: 'Door',
    collections: ['Pet doors'],
    price: 249,
    tags: ['dog', 'cat'],
  },
  { title: 'Collar Battery Pack', type: 'Part', collections: ['Collars and parts'], price: 29 },
  {
    title: 'Training Collar',
    type: 'Collar',
    collections: ['Training'],
    price: 149,
    tags: ['dog'],
    terms: ['shock collar', 'e-collar'],
  },
  {
    title: 'Sliding Dog Door',
    type: 'Door',
    collections: ['Pet doors'],
    price: 189,
    tags: ['dog'],
  },
  {
    title: 'Calm Dog Bed',
    type: 'Bed',
    collections: ['Beds and travel'],
    price: 89,
    tags: ['dog'],
  },
  { title: 'Rope Toy', type: 'Toy', collections: ['Gifts'], price: 12, tags: ['dog'] },
  { title: 'Café Bowl', type: 'Bowl', collections: ['Feeding'], price: 24, tags: ['cat'] },
  {
    title: 'Watercourse Fountain',
    type: 'Bowl',
    collections: ['Feeding'],
    price: 64,
    tags: ['cat'],
  },
  { title: 'GPS Collar Charger', type: 'Part', collections: ['Collars and parts'], price: 39 },
].map(product);

/** Settings as the shop sets them. */
export const settings = {
  searchableAttributes: ['title', 'productType,searchTerms', 'collections', 'tags', 'vendor'],
  attributesForFaceting: [
    'searchable(collections)',
    'productType',
    'vendor',
    'price_usd',
    'tags',
    'categories.lvl0',
    'categories.lvl1',
    'filterOnly(handle)',
  ],
  customRanking: ['desc(popularity)', 'desc(publishedAt)'],
  replicas: ['products_price_usd_asc', 'products_title_desc'],
};
