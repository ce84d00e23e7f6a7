import type { TileCard } from '~/src/domain/collections/tile-card';

/** A product of the static page that the example search does not return. */
export const BUILT_CARD: TileCard = {
  id: 'built',
  handle: 'built',
  title: 'Built in',
  tagline: null,
  image: null,
  hoverImage: null,
  priceMin: { cents: 100, currency: 'USD' },
  priceMax: { cents: 100, currency: 'USD' },
  compareAtPrice: null,
  availability: 'inStock',
  swatches: [],
  autoshipPercent: 0,
  rating: null,
  isLeadGeneration: false,
  isSimple: false,
};
