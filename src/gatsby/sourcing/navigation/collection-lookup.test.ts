import { expect, it } from 'vitest';
import { sourcedProduct } from '~/src/gatsby/search/locale-source.fixture';
import { collectionLookup } from './collection-lookup';

const picture = (url: string) => ({ url, alt: 'A picture', width: 800, height: 800 });

const collection = (handle: string, productHandles: readonly string[]) => ({
  id: handle,
  handle,
  title: handle,
  descriptionHtml: '',
  updatedAt: '2026-01-01T00:00:00Z',
  seo: { title: null, description: null },
  image: picture(`store/${handle}`),
  productHandles,
});

const lookup = collectionLookup({
  catalogue: {
    products: [sourcedProduct('collar'), sourcedProduct('spare', { isHidden: true })],
    collections: [
      collection('fences', ['collar', 'spare']),
      collection('gifts', ['collar']),
      collection('spares', ['spare']),
    ],
  },
  content: {
    collections: [
      { handle: 'gifts', title: null, intro: null, image: picture('editors/gifts') },
      { handle: 'fences', title: 'All fences', intro: null, image: null },
    ],
  },
});

it('prefers the picture and title of editors to those of the store', () => {
  expect(lookup.tileOf('gifts')).toMatchObject({ title: 'gifts', image: { url: 'editors/gifts' } });
  expect(lookup.tileOf('fences')).toMatchObject({
    title: 'All fences',
    image: { url: 'store/fences' },
    count: 1,
  });
});

it('has no tile for a collection without a product to show, or one that the store does not know', () => {
  expect(lookup.tileOf('spares')).toBeNull();
  expect(lookup.tileOf('gone')).toBeNull();
});
