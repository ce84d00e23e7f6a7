/** How to reach the hosted search service. */
export interface SearchSettings {
  readonly appId: string;
  /** Public search-only key. */
  readonly apiKey: string;
  /** Scheme and host, no trailing slash; null for the service's own hosts. */
  readonly origin: string | null;
}

/** Where browsers reach the service (for the content security policy). */
export const searchOriginsOf = ({ appId, origin }: SearchSettings): readonly string[] =>
  origin === null
    ? [
        `https://${appId.toLowerCase()}-dsn.algolia.net`,
        ...[1, 2, 3].map(number => `https://${appId.toLowerCase()}-${number}.algolianet.com`),
      ]
    : [origin];
