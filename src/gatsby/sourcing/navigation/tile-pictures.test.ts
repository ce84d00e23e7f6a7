import { expect, it } from 'vitest';
import type { NavigationTile } from '~/src/domain/content/content';
import type { LocaleSource } from '../sources';
import { withTilePictures } from './tile-pictures';

const picture = (url: string) => ({ url, alt: 'A picture', width: 800, height: 800 });

const tile = (href: string, image: NavigationTile['image'] = null): NavigationTile => ({
  label: href,
  link: { kind: 'internal', href },
  note: null,
  image,
});

/** The pictures of tiles, by their links, where the store sells a collar in two collections. */
const picturesOf = (...tiles: readonly NavigationTile[]) => {
  const collection = (handle: string) => ({
    handle,
    title: handle,
    image: picture(`store/${handle}`),
    productHandles: ['collar'],
  });
  // Only what the pictures come from.
  const source = {
    catalogue: {
      products: [
        { product: { handle: 'collar' }, card: { image: picture('collar') }, isHidden: false },
      ],
      collections: [collection('fences'), collection('gifts')],
    },
    content: {
      collections: [{ handle: 'gifts', title: null, image: picture('editors/gifts') }],
      navigation: {
        main: [{ label: 'Shop', link: null, tiles, columns: [], action: null }],
        utility: [],
        footer: [],
        legal: [],
      },
    },
  } as unknown as LocaleSource;
  return withTilePictures(source).main.flatMap(item =>
    item.tiles.map(({ label, image }) => [label, image?.url ?? null]),
  );
};

it('gives a tile the picture of the product or collection behind its link', () => {
  expect(
    picturesOf(
      tile('/products/collar'),
      tile('/collections/fences'),
      tile('/collections/gifts'),
      tile('/products/collar?color=red#reviews'),
      tile('/collections/fences#sizes'),
      tile('/products/gone'),
      tile('/about'),
    ),
  ).toEqual([
    ['/products/collar', 'collar'],
    ['/collections/fences', 'store/fences'],
    ['/collections/gifts', 'editors/gifts'],
    ['/products/collar?color=red#reviews', 'collar'],
    ['/collections/fences#sizes', 'store/fences'],
    ['/products/gone', null],
    ['/about', null],
  ]);
});

it('keeps the picture that an editor chose', () => {
  expect(picturesOf(tile('/products/collar', picture('own')))).toEqual([
    ['/products/collar', 'own'],
  ]);
});
