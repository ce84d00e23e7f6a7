import { browserSettings } from '~/src/config/settings/browser-settings';
import { createSearchClient, type SearchClient } from '~/src/gateways/algolia/client';

let client: SearchClient | null = null;

/** The page's one client, which caches replies. */
export const searchClient = (): SearchClient =>
  (client ??= createSearchClient(browserSettings.search));
