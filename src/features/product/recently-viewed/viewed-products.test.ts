import { describe, expect, it } from 'vitest';
import type { Variant } from '~/src/domain/commerce/product';
import {
  VIEWED_LIMIT,
  toViewedProduct,
  addViewedProduct,
  type ViewedProduct,
} from './viewed-products';

const seen = (handle: string): ViewedProduct => ({
  handle,
  title: `Title of ${handle}`,
  image: { url: 'https://cdn.example/a.jpg', width: 10, height: 10 },
  price: { cents: 1000, currency: 'USD' },
  isFrom: false,
});

const many = Array.from({ length: 20 }, (_, at) => seen(`p${at}`));

describe('addViewedProduct', () => {
  it('puts the newest first, without duplicates', () => {
    const list = addViewedProduct(addViewedProduct([seen('a'), seen('b')], seen('b')), seen('c'));
    expect(list).toEqual([seen('c'), seen('b'), seen('a')]);
  });

  it('drops the oldest', () => {
    const list = addViewedProduct(many.slice(0, VIEWED_LIMIT), seen('new'));
    expect(list).toHaveLength(VIEWED_LIMIT);
    expect(list.at(-1)).toEqual(seen('p10'));
  });

  it.each([null, 'text', 7, { handle: 'a' }, [null, 'x']])('starts over after %j', kept => {
    expect(addViewedProduct(kept, seen('a'))).toEqual([seen('a')]);
  });
});

describe('toViewedProduct', () => {
  const variant = (cents: number) =>
    ({ price: { cents, currency: 'USD' } }) satisfies Pick<Variant, 'price'>;
  const image = { url: 'https://cdn.example/a.jpg', alt: 'A', width: 10, height: 12 };

  it('stores the lowest price, and whether there are others', () => {
    const kept = toViewedProduct({
      handle: 'a',
      title: 'A',
      images: [image],
      variants: [variant(2000), variant(1000)],
    });
    expect(kept).toEqual({
      handle: 'a',
      title: 'A',
      image: { url: image.url, width: 10, height: 12 },
      price: { cents: 1000, currency: 'USD' },
      isFrom: true,
    });
  });

  it('stores nothing for a product without variants', () => {
    expect(toViewedProduct({ handle: 'a', title: 'A', images: [], variants: [] })).toBeNull();
  });
});
