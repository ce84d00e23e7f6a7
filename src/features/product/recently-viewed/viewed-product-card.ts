import type { ViewedProduct } from './viewed-products';
import type { TileCard } from '~/src/domain/collections/tile-card';

/** The tile of a stored product, without stock, offers and colors, which may have changed. */
export const viewedProductCard = ({
  handle,
  title,
  image,
  price,
  isFrom,
}: ViewedProduct): TileCard => ({
  id: handle,
  handle,
  title,
  tagline: null,
  image: image ? { ...image, alt: '', hotspot: null } : null,
  hoverImage: null,
  priceMin: price,
  priceMax: isFrom ? { ...price, cents: price.cents + 1 } : price,
  compareAtPrice: null,
  availability: 'inStock',
  swatches: [],
  autoshipPercent: 0,
  rating: null,
  isLeadGeneration: false,
  isSimple: false,
});
