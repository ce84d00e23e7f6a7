import { RECENT_SEARCHES } from '~/src/config/device-keys';
import { parseJson } from '~/src/domain/data/json';
import { textsOf } from '~/src/domain/data/read';
import { localStore } from '../storage';

const MOST = 6;

/** What is longer, such as a pasted link, nobody looks for again. */
const MOST_CHARACTERS = 80;

const keep = (searches: readonly string[]): void =>
  void localStore.set(RECENT_SEARCHES, JSON.stringify(searches));

/** What the shopper sought before, the latest first. */
export const recentSearches = (): readonly string[] =>
  textsOf(parseJson(localStore.get(RECENT_SEARCHES)));

/** Removes one query. */
export const forgetSearch = (query: string): void => {
  const left = recentSearches().filter(each => each !== query);
  if (left.length > 0) keep(left);
  else forgetAllSearches();
};

/** Moves a query to the front, ignoring case. */
export const rememberSearch = (query: string): void => {
  if (query === '' || query.length > MOST_CHARACTERS) return;
  const others = recentSearches().filter(each => each.toLowerCase() !== query.toLowerCase());
  keep([query, ...others].slice(0, MOST));
};

export const forgetAllSearches = (): void => localStore.remove(RECENT_SEARCHES);
