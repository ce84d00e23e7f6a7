import { productCard } from '~/src/domain/commerce/product-card.fixture';
import { toTileCard, type TileCard } from './tile-card';

/** The tile of a product with options, at one price, without a picture. */
export const tileCard = (handle: string, title: string, cents: number): TileCard => {
  const price = { cents, currency: 'USD' } as const;
  const card = productCard({ id: handle, handle, title, priceMin: price, priceMax: price });
  return { ...toTileCard(card), isSimple: false };
};
