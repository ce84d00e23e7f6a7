import type { Navigation } from '~/src/domain/content/content';
import type { ImageAsset } from '~/src/domain/content/media/image';

type PictureOf = (handle: string) => ImageAsset | null | undefined;

/**
 * The navigation with a picture in every tile that has one: the editors' own, or that of the product or
 * collection that the tile leads to.
 */
export const withTilePictures = (
  navigation: Navigation,
  pictures: { readonly products: PictureOf; readonly collections: PictureOf },
): Navigation => {
  const pictureBehind = (href: string): ImageAsset | null => {
    const [address = ''] = href.split(/[?#]/);
    const [, kind, handle = ''] = address.split('/');
    if (kind !== 'products' && kind !== 'collections') return null;
    return pictures[kind](handle) ?? null;
  };
  const main = navigation.main.map(item => ({
    ...item,
    tiles: item.tiles.map(tile => ({
      ...tile,
      image: tile.image ?? pictureBehind(tile.link.href),
    })),
  }));
  return { ...navigation, main };
};
