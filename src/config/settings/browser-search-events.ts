import { browserSettings } from './browser-settings';
import { toSearchRegion, type SearchEventSettings } from './search-settings';

/** How to reach the search analytics; only code that loads late needs to know. */
export const searchEventSettings: SearchEventSettings = {
  ...browserSettings.search,
  region: toSearchRegion(process.env.GATSBY_SEARCH_REGION),
};
