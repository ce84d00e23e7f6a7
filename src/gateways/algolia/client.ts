import { liteClient } from 'algoliasearch/lite';
import { SEARCH_TIMEOUTS_MS } from '~/src/config/constants';
import type { SearchSettings } from '~/src/config/settings/search-settings';

/** The vendor's search-only client on the hosts that the settings name. */
export const createSearchClient = ({ appId, apiKey, origin }: SearchSettings) => {
  const timeouts = { ...SEARCH_TIMEOUTS_MS };
  if (origin === null) return liteClient(appId, apiKey, { timeouts });
  const { host, protocol } = new URL(origin);
  const only = {
    url: host,
    accept: 'readWrite',
    protocol: protocol === 'http:' ? 'http' : 'https',
  } as const;
  // Twice: after a timeout the client asks its next host, and waits longer there.
  return liteClient(appId, apiKey, { timeouts, hosts: [only, only] });
};

export type SearchClient = ReturnType<typeof createSearchClient>;
