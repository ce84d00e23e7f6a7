import { describe, expect, it } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { localeById } from '~/src/config/locales';
import { sizedVariant } from '~/src/domain/commerce/option-selection.fixture';
import { toTileCard } from '~/src/domain/collections/tile-card';
import type { SourcedProduct } from '../sourcing/sources';
import { sourcedProduct } from './locale-source.fixture';
import { productRecords } from './product-records';

const { larkfield, pawmere } = BRANDS;

const collection = (handle: string, title: string, productHandles: readonly string[]) => ({
  id: handle,
  handle,
  title,
  productHandles,
  descriptionHtml: '',
  updatedAt: '',
  image: null,
  seo: { title: null, description: null },
});

const records = (
  products: readonly SourcedProduct[],
  collections: ReturnType<typeof collection>[] = [],
  edited: { handle: string; title: string | null }[] = [],
) =>
  productRecords(
    {
      locale: localeById('en-us', larkfield),
      catalogue: { products, collections },
      content: {
        collections: edited.map(each => ({ ...each, intro: null, image: null })),
        reviews: [],
      },
    },
    larkfield,
  );

const handles = (products: readonly SourcedProduct[]) =>
  records(products).map(({ handle }) => handle);

describe('the record of a product', () => {
  it('says what search, facets and tiles need', () => {
    const collar = sourcedProduct('collar', {
      product: {
        title: 'GPS Collar',
        productType: 'Fences / Collars',
        tags: ['dog'],
        descriptionHtml: '<p>Draw the <b>yard</b>.</p><p>It &amp; you.</p>',
        options: [{ name: 'Color', values: [{ name: 'Sky', swatch: '#0000ff' }] }],
        variants: [sizedVariant(1, 'S', 'Sky')],
        sellingPlanGroups: [{ name: 'Autoship', plans: [] }],
      },
      card: { priceMin: { cents: 34995, currency: 'USD' }, title: 'GPS Collar' },
      searchTerms: ['dog tracker'],
    });
    expect(records([collar])).toEqual([
      {
        objectID: 'en-us:collar',
        locale: 'en-us',
        language: 'en',
        handle: 'collar',
        path: '/products/collar',
        title: 'GPS Collar',
        card: toTileCard(collar.card),
        productType: 'Fences / Collars',
        tags: ['dog'],
        searchTerms: ['dog tracker'],
        description: 'Draw the yard. It & you.',
        categories: [],
        options: { Color: ['Sky'] },
        skus: ['S-Sky'],
        price: 349.95,
        isAvailable: true,
        isOnAutoship: true,
        isHidden: false,
        publishedAt: Date.UTC(2026, 0, 2) / 1000,
        featuredRank: 1,
        titleSort: 'gps collar',
      },
    ]);
  });

  it('has the path of its locale at the brand', () => {
    const price = { cents: 1000, currency: 'CAD' as const };
    const [record] = productRecords(
      {
        locale: localeById('en-ca', pawmere),
        catalogue: {
          products: [sourcedProduct('bed', { card: { priceMin: price } })],
          collections: [],
        },
        content: { collections: [], reviews: [] },
      },
      pawmere,
    );
    expect(record).toMatchObject({ objectID: 'en-ca:bed', path: '/ca/products/bed' });
  });

  it('cuts a long description after a word', () => {
    const [record] = records([
      sourcedProduct('a', { product: { descriptionHtml: 'word '.repeat(100) } }),
    ]);
    expect(record?.description).toMatch(/^(word )+word…$/);
    expect(record?.description.length).toBeLessThanOrEqual(300);
  });

  it('counts a service that must renew as no Autoship', () => {
    const [record] = records([
      sourcedProduct('plan', {
        product: { requiresSellingPlan: true, sellingPlanGroups: [{ name: 'Renews', plans: [] }] },
      }),
    ]);
    expect(record?.isOnAutoship).toBe(false);
  });
});

describe('what has no record', () => {
  it('is what has no page', () => {
    expect(handles([sourcedProduct('a'), sourcedProduct('b', { isHidden: true })])).toEqual(['a']);
  });

  it('is what has no price in the currency of the locale', () => {
    const cad = sourcedProduct('b', { card: { priceMin: { cents: 1, currency: 'CAD' } } });
    const negative = sourcedProduct('c', { card: { priceMin: { cents: -1, currency: 'USD' } } });
    expect(handles([sourcedProduct('a'), cad, negative])).toEqual(['a']);
  });

  it('is not what is discontinued: collections show it too', () => {
    const gone = sourcedProduct('gone', { card: { availability: 'discontinued' } });
    expect(records([gone])).toMatchObject([{ handle: 'gone', isAvailable: false }]);
  });
});

describe('collections', () => {
  const products = [sourcedProduct('a'), sourcedProduct('b'), sourcedProduct('c')];
  const all = collection('everything', 'Everything', ['c', 'a', 'b']);
  const some = collection('doors', 'Doors', ['a', 'b']);

  it('are categories under the titles that editors chose, if they tell products apart', () => {
    const found = records(products, [all, some], [{ handle: 'doors', title: 'Pet doors' }]);
    expect(found.map(({ categories }) => categories)).toEqual([['Pet doors'], ['Pet doors'], []]);
  });

  it('give the featured order: that of the widest one, then the catalogue', () => {
    const found = records([...products, sourcedProduct('d')], [some, all]);
    expect(Object.fromEntries(found.map(each => [each.handle, each.featuredRank]))).toEqual({
      c: 1,
      a: 2,
      b: 3,
      d: 4,
    });
  });
});
