import { expect, it } from 'vitest';
import type { Navigation, NavigationTile } from '~/src/domain/content/content';
import { withTilePictures } from './tile-pictures';

const picture = (url: string) => ({ url, alt: 'A picture', width: 800, height: 800 });

const tile = (href: string, image: NavigationTile['image'] = null): NavigationTile => ({
  label: href,
  link: { kind: 'internal', href },
  note: null,
  image,
});

const navigationOf = (tiles: readonly NavigationTile[]): Navigation => ({
  main: [{ label: 'Shop', link: null, tiles, columns: [], action: null }],
  utility: [],
  footer: [],
  legal: [],
});

/** The pictures of tiles, by their links, where the store sells a collar in two collections. */
const picturesOf = (...tiles: readonly NavigationTile[]) => {
  const collections: Readonly<Record<string, string>> = {
    fences: 'store/fences',
    gifts: 'editors/gifts',
  };
  const { main } = withTilePictures(navigationOf(tiles), {
    products: handle => (handle === 'collar' ? picture('collar') : null),
    collections: handle => picture(collections[handle] ?? 'unknown'),
  });
  return main.flatMap(item => item.tiles.map(({ label, image }) => [label, image?.url ?? null]));
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
