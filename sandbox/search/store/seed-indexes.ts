import { dealers } from '~/seed/dealers';
import type { StoredIndex } from './stored-index';

const SEEDED_AT = '2026-01-01T00:00:00.000Z';

/** The indexes that are there before anybody writes one. */
export const seedIndexes: Readonly<Record<string, StoredIndex>> = {
  dealers: {
    records: dealers.map(dealer => ({ ...dealer })),
    settings: {
      searchableAttributes: ['id', 'name', 'serviceAreas', 'postalCode', 'postalPrefixes'],
      attributesForFaceting: [
        'companyOwned',
        'searchable(serviceAreas)',
        'searchable(address.region)',
        'address.country',
        'filterOnly(postalPrefixes)',
      ],
    },
    synonyms: [],
    createdAt: SEEDED_AT,
    updatedAt: SEEDED_AT,
  },
};
