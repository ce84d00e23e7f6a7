import { tileCard } from '~/src/domain/collections/tile-card.fixture';

/** A product of the static page that the example search does not return. */
export const BUILT_CARD = tileCard('built', 'Built in', 100);
