const MOST_CHARACTERS = 80;

/** A query for a heading: cut where it would fill the screen. */
export const shownQuery = (query: string): string =>
  query.length > MOST_CHARACTERS ? `${query.slice(0, MOST_CHARACTERS).trimEnd()}…` : query;
