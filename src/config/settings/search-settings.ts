/** Where the search analytics are kept (spec storefront §9). */
export const SEARCH_REGIONS = ['de', 'us'] as const;

export type SearchRegion = (typeof SEARCH_REGIONS)[number];

/** How to reach the hosted search service. */
export interface SearchSettings {
  readonly appId: string;
  /** Public search-only key. */
  readonly apiKey: string;
  /** Scheme and host, no trailing slash; null for the service's own hosts. */
  readonly origin: string | null;
}

/** How to reach the search analytics too. */
export interface SearchEventSettings extends SearchSettings {
  /** Null leaves it to the service. */
  readonly region: SearchRegion | null;
}

/** The region of that name; null for any other. */
export const toSearchRegion = (name: string | null | undefined): SearchRegion | null =>
  SEARCH_REGIONS.find(region => region === name) ?? null;

/** Where events of the search analytics are sent. */
export const eventsOriginOf = ({ origin, region }: SearchEventSettings): string =>
  origin ?? `https://insights.${region === null ? '' : `${region}.`}algolia.io`;

/** Where browsers reach the service (for the content security policy). */
export const searchOriginsOf = (settings: SearchEventSettings): readonly string[] => {
  const { appId, origin } = settings;
  return origin === null
    ? [
        `https://${appId.toLowerCase()}-dsn.algolia.net`,
        ...[1, 2, 3].map(number => `https://${appId.toLowerCase()}-${number}.algolianet.com`),
        eventsOriginOf(settings),
      ]
    : [origin];
};
