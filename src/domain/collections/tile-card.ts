import type { ProductCard } from '../commerce/product';

/** The data that a product tile shows; the rest of a card is for selecting products. */
export type TileCard = Omit<
  ProductCard,
  'vendor' | 'productType' | 'publishedAt' | 'hoverImage' | 'options'
>;

/** A card reduced to the fields of a tile. */
export const toTileCard = ({
  vendor: _vendor,
  productType: _type,
  publishedAt: _published,
  hoverImage: _hover,
  options: _options,
  ...card
}: ProductCard): TileCard => card;
