import type { ProductCard } from '~/src/domain/commerce/product';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { isStudioPicture } from '~/src/domain/content/media/studio-picture';

/** The picture for the header of a text: the first product that it mentions. Null without pictures. */
export const productPicture = (cards: readonly ProductCard[]): ImageAsset | null =>
  cards.map(({ image }) => image).find(image => image !== null) ?? null;

/** A product of the studio stands on the color of its frame; a scene fills it. */
export const pictureClass = (image: ImageAsset): string | undefined =>
  isStudioPicture(image) ? 'cutout' : undefined;
