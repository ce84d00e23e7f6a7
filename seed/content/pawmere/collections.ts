import { collectionContent as collection } from '../collection-content';
import type { DocumentSource } from '../document';
import { PICTURES } from '../pictures';

/** A line and a banner for each of Pawmere's shelves. */
export const collections = (): readonly DocumentSource[] => [
  collection('autoship-care', 'Care on Autoship', 'Never run out. Save 10%.', PICTURES.petsHome),
  collection('feeding', 'Feeding', 'Dinner on time, water on the move.', PICTURES.feeding),
  collection(
    'beds-and-travel',
    'Beds and travel',
    'Naps at home, naps on the road.',
    PICTURES.shelter,
  ),
  collection('new-arrivals', 'New arrivals', 'Fresh through the hall test.', PICTURES.petsHome),
  collection('sale', 'Sale', 'Same good things, smaller numbers.', PICTURES.trail),
  collection('gifts', 'Gifts', 'For pets who have been very good.', PICTURES.winter),
  collection('everything', 'All products', 'The lot, on one page.', PICTURES.petsHome),
];
