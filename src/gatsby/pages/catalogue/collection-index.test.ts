import { array, parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { filterCollection } from '~/src/domain/collections/collection-filters';
import { collectionIndexSchema } from '~/src/domain/collections/collection-index-decoder';
import { NO_FILTERS } from '~/src/domain/collections/collection-selection';
import { parseFilterQuery } from '~/src/domain/collections/filter-query';
import type { Variant } from '~/src/domain/commerce/product';
import { toProductCard } from '~/src/domain/collections/product-card';
import { SORT_ORDERS, sortItems } from '~/src/domain/collections/collection-sort-orders';
import { tileCardSchema } from '~/src/domain/collections/tile-card-decoder';
import { publishIndex, type IndexableProduct } from './collection-index';

const SIZES = ['Small', 'Medium', 'Large'];
const DEPARTMENTS = ['Care / Chews', 'Care / Treats', 'Cat / Toys', ''];

const made = (number: number): IndexableProduct => {
  const sizes = SIZES.slice(0, 1 + (number % 3));
  const variants = sizes.map(
    (size, at): Variant => ({
      id: `gid://shopify/ProductVariant/${number}${at}`,
      sku: '',
      title: size,
      selectedOptions: [{ name: 'Size', value: size }],
      price: { cents: 995 + ((number * 37) % 40) * 100 + at * 500, currency: 'USD' },
      compareAtPrice: null,
      availability: (number + at) % 5 === 0 ? 'outOfStock' : 'inStock',
      quantityAvailable: null,
      isBackorder: false,
      image: null,
      subscriptionFrequency: null,
      isLeadGeneration: false,
      requiresShipping: true,
    }),
  );
  const options = [{ name: 'Size', values: sizes.map(name => ({ name, swatch: null })) }];
  const product = {
    id: `gid://shopify/Product/61328864${number}`,
    handle: `product-${number}`,
    title: `${['Élan', 'elan', 'Bowl', 'Collar 9', 'Collar 10'][number % 5]}`,
    vendor: 'Larkfield',
    productType: DEPARTMENTS[number % 4] ?? '',
    tags: [],
    tagline: 'A few plain words about it',
    descriptionHtml: '',
    highlights: [],
    specifications: [],
    questions: [],
    images: [
      { url: `https://cdn.test/files/product-${number}.jpg?v=1`, alt: '', width: 9, height: 9 },
    ],
    options,
    variants,
    requiresSellingPlan: false,
    sellingPlanGroups: [],
    isLeadGeneration: false,
    servicePlanHandle: null,
    addOnHandles: [],
    relatedHandles: [],
  };
  const publishedAt = `2026-0${1 + (number % 7)}-01T00:00:00Z`;
  return { options, variants, card: toProductCard(product, publishedAt, 'USD') };
};

const publish = (products: readonly IndexableProduct[]) => {
  const files = new Map<string, string>();
  const filters = publishIndex(products, 'en-us', text => {
    const address = `/file-${files.size}`;
    files.set(address, text);
    return address;
  });
  const read = (address: string | undefined): unknown =>
    JSON.parse(files.get(address ?? '') ?? 'null');
  return { filters, files, read };
};

const many = (count: number) => Array.from({ length: count }, (_, number) => made(number));

describe('publishIndex', () => {
  const products = many(60);
  const { filters, files, read } = publish(products);
  const index = parse(collectionIndexSchema, read(filters?.file));

  it.each(SORT_ORDERS)('orders by %s as the pages do', order => {
    const cards = products.map(({ card }) => card);
    const paged = sortItems(cards, order, 'en-us').map(({ handle }) => handle);
    const filtered = filterCollection(index, NO_FILTERS, order).matches;
    expect(filtered.map(position => cards[position]?.handle)).toEqual(paged);
  });

  it('lists the facets in which its products differ', () => {
    expect(filters?.facets).toEqual([
      { id: 'type', name: '' },
      { id: 'availability', name: '' },
      { id: 'price', name: '' },
      { id: 'size', name: 'Size' },
    ]);
    expect(index.types.map(({ id }) => id)).toEqual(['care', 'cat']);
  });

  it('lets filters find the combinations that can be bought', () => {
    const large = parseFilterQuery('?size=large&availability=in-stock', index).selection;
    const expected = products.flatMap(({ variants }, position) =>
      variants.some(each => each.title === 'Large' && each.availability === 'inStock')
        ? position
        : [],
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(filterCollection(index, large, 'default').matches).toEqual(expected);
  });

  it('puts the cards in separate files, in the given order', () => {
    const cards = index.cardFiles.flatMap(file => parse(array(tileCardSchema), read(file)));
    expect(index.cardFiles).toHaveLength(2);
    expect(files.size).toBe(3);
    expect(cards.map(({ handle }) => handle)).toEqual(products.map(({ card }) => card.handle));
    expect(index.cardsPerFile).toBe(48);
  });

  it('needs few bytes for each of ten thousand products', () => {
    const text = publish(many(10_000));
    const bytes = text.files.get(text.filters?.file ?? '')?.length ?? Infinity;
    expect(bytes / 10_000).toBeLessThan(60);
  });

  it('publishes nothing if no facet differs', () => {
    expect(publish([]).filters).toBeNull();
    const [alone] = many(1);
    const one = publish(alone ? [alone] : []);
    expect(one.filters).toBeNull();
    expect(one.files.size).toBe(0);
  });
});
