import { dealers } from '~/seed/dealers';
import type { SearchIndexes } from './search-index';

/** What the sandbox's search service has, by the index's name. */
export const indexes: SearchIndexes = new Map([
  [
    'dealers',
    {
      records: dealers,
      searchableAttributes: ['id', 'name', 'serviceAreas', 'postalCode', 'postalPrefixes'],
    },
  ],
]);
