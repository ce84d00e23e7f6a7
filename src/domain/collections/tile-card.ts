import type { ProductCard } from '../commerce/product';

/** What a product tile shows; the rest of a card is for who chooses products. */
export type TileCard = Omit<
  ProductCard,
  'vendor' | 'productType' | 'publishedAt' | 'hoverImage' | 'options'
>;

/** A card without what tiles do not show. */
export const toTileCard = ({
  vendor: _vendor,
  productType: _type,
  publishedAt: _published,
  hoverImage: _hover,
  options: _options,
  ...card
}: ProductCard): TileCard => card;
