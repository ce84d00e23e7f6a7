import { browserSettings } from '~/src/config/settings/browser-settings';
import { createSearchClient, type SearchClient } from '~/src/gateways/algolia/client';

let client: SearchClient | null = null;

/** The page's one client, which keeps what it was answered. */
export const searchClient = (): SearchClient =>
  (client ??= createSearchClient(browserSettings.search));
