import { useEffect } from 'react';
import { toQuery } from '~/src/domain/search/search-address';
import {
  popularGroups,
  recentGroups,
  suggestedGroups,
  type SuggestedGroup,
} from './suggested-options';
import type { SuggesterState } from './suggester';
import { usePopularProducts } from './use-popular-products';
import { useSuggester } from './use-suggester';

export interface SuggestionsControl {
  readonly query: string;
  readonly status: SuggesterState['status'];
  /** Everything to choose from. */
  readonly groups: readonly SuggestedGroup[];
  /** How many match the query. */
  readonly foundCount: number;
  readonly isNothingFound: boolean;
  readonly retry: () => void;
}

/** What to suggest for a text; before anything is typed, recent searches and popular products. */
export const useSuggestions = (text: string, recent: readonly string[]): SuggestionsControl => {
  const { suggestions, status, ask, retry } = useSuggester();
  const query = toQuery(text);
  const found = query !== '' && suggestions ? suggestedGroups(suggestions) : [];
  const isNothingFound = status === 'ready' && found.length === 0;
  const isPopularShown = query === '' || isNothingFound;
  const popular = usePopularProducts(isPopularShown);
  useEffect(() => ask(query), [ask, query]);
  return {
    query,
    status,
    groups: [
      ...(query === '' ? recentGroups(recent) : found),
      ...(isPopularShown ? popularGroups(popular) : []),
    ],
    foundCount: found.flatMap(({ options }) => options).length,
    isNothingFound,
    retry,
  };
};
