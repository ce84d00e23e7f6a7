import type { ProductCard } from '~/src/domain/commerce/product';
import type { ImageAsset } from '~/src/domain/content/media/image';

/**
 * The picture for the header of a text: the first product that it mentions, in its second view, since
 * the first one stands in the product's tile. Null without products or pictures.
 */
export const productPicture = (cards: readonly ProductCard[]): ImageAsset | null =>
  cards.map(card => card.hoverImage ?? card.image).find(image => image !== null) ?? null;
