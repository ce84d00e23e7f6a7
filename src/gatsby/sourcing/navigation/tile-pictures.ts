import type { Navigation } from '~/src/domain/content/content';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { collectionLookup } from './collection-lookup';
import type { LocaleSource } from '../sources';

/**
 * The navigation of a locale with a picture in every tile that has one: the editors' own, or that of the
 * product or collection that the tile leads to.
 */
export const withTilePictures = (
  source: Pick<LocaleSource, 'catalogue' | 'content'>,
): Navigation => {
  const { navigation } = source.content;
  const { tileOf } = collectionLookup(source);
  const productPictures = new Map(
    source.catalogue.products.map(({ product, card }) => [product.handle, card.image]),
  );
  const pictureBehind = (href: string): ImageAsset | null => {
    const [address = ''] = href.split(/[?#]/);
    const [, kind, handle = ''] = address.split('/');
    if (kind === 'products') return productPictures.get(handle) ?? null;
    return kind === 'collections' ? (tileOf(handle)?.image ?? null) : null;
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
