import type { TileCard } from '~/src/domain/collections/tile-card';

/** A product that a page was built with, and that the example search does not have. */
export const BUILT_CARD: TileCard = {
  id: 'built',
  handle: 'built',
  title: 'Built in',
  tagline: null,
  image: null,
  priceMin: { cents: 100, currency: 'USD' },
  priceMax: { cents: 100, currency: 'USD' },
  compareAtPrice: null,
  availability: 'inStock',
  swatches: [],
  autoshipPercent: 0,
  isLeadGeneration: false,
};
