import { liteClient } from 'algoliasearch/lite';
import { SEARCH_TIMEOUTS_MS } from '~/src/config/constants';
import type { SearchSettings } from '~/src/config/settings/search-settings';

/** The vendor's search-only client on the hosts that the settings name. */
export const createSearchClient = ({ appId, apiKey, origin }: SearchSettings) => {
  const timeouts = { ...SEARCH_TIMEOUTS_MS };
  if (origin === null) return liteClient(appId, apiKey, { timeouts });
  const { host, protocol } = new URL(origin);
  return liteClient(appId, apiKey, {
    timeouts,
    hosts: [{ url: host, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' }],
  });
};

export type SearchClient = ReturnType<typeof createSearchClient>;
