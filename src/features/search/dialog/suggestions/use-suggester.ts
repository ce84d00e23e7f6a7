import { useState, useSyncExternalStore } from 'react';
import { suggest } from '~/src/gateways/algolia/suggest';
import { useLocale } from '~/src/features/locale';
import { searchClient } from '~/src/features/search/search-client';
import { createSuggester, type Suggester, type SuggesterState } from './suggester';

/** Suggestions for the page's locale. */
export const useSuggester = (): Suggester & SuggesterState => {
  const { brand, locale } = useLocale();
  const [suggester] = useState(() =>
    createSuggester(query => suggest(query, { client: searchClient(), locale, brand })),
  );
  const state = useSyncExternalStore(suggester.subscribe, suggester.getState);
  return { ...suggester, ...state };
};
