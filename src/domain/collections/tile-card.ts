import type { ProductCard } from '../commerce/product';

/** The data that a product tile shows; the rest of a card is for selecting products. */
export type TileCard = Omit<
  ProductCard,
  'vendor' | 'productType' | 'publishedAt' | 'hoverImage' | 'options'
> & {
  /** Shown under the pointer. */
  readonly hoverImage?: ProductCard['hoverImage'] | undefined;
};

/** A card reduced to the fields of a tile. */
export const toTileCard = ({
  vendor: _vendor,
  productType: _type,
  publishedAt: _published,
  options: _options,
  ...card
}: ProductCard): TileCard => card;
