import type { ProductCard } from '~/src/domain/commerce/product';
import type { ImageAsset } from '~/src/domain/content/media/image';

/** The picture for the header of a text: the first product that it mentions. Null without pictures. */
export const productPicture = (cards: readonly ProductCard[]): ImageAsset | null =>
  cards.map(({ image }) => image).find(image => image !== null) ?? null;

/** A product, square and on white, stands on the color of its frame; a scene fills it. */
export const pictureClass = ({ width, height }: ImageAsset): string | undefined =>
  width === height ? 'cutout' : undefined;
