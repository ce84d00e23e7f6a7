import { useState } from 'react';
import { forgetAllSearches, forgetSearch, recentSearches } from '../recent-searches';

interface RecentSearches {
  /** The latest first. */
  readonly recent: readonly string[];
  readonly forget: (query: string) => void;
  readonly forgetAll: () => void;
}

/** The shopper's recent searches, as they were when the dialog opened, less the forgotten ones. */
export const useRecentSearches = (): RecentSearches => {
  const [recent, setRecent] = useState(recentSearches);
  return {
    recent,
    forget: query => {
      forgetSearch(query);
      setRecent(recentSearches());
    },
    forgetAll: () => {
      forgetAllSearches();
      setRecent([]);
    },
  };
};
