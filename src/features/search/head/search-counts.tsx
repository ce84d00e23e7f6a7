import { useTranslation } from 'react-i18next';
import type { Listing } from '../use-listing';
import type { SearchResults } from '../search-results';

interface SearchCountsProps {
  readonly listing: Listing;
  readonly results: SearchResults | null;
  readonly isUnavailable: boolean;
}

/**
 * How many posts and articles were found, with links to them: they lie below the products, whose
 * number the listing says. For screen readers only if nothing was found.
 */
export function SearchCounts({ listing, results, isUnavailable }: SearchCountsProps) {
  const { t } = useTranslation('search');
  const { address, isSearched, found } = listing;
  const isSlow = found.status === 'slow';
  const isShown = isSearched && !isUnavailable && results?.total !== 0;
  return (
    <p className={isShown ? 'search-counts' : 'sr-only'} role="status">
      {isSearched && isSlow && t('common:search.slow')}
      {results &&
        !isSlow &&
        (['posts', 'articles'] as const)
          .filter(kind => results[kind].count > 0)
          .map(kind => {
            const { count } = results[kind];
            // Only the first page lists posts and articles.
            return address.page > 1 ? (
              <span key={kind}>{t(`counts.${kind}`, { count })}</span>
            ) : (
              <a key={kind} href={`#${kind}`} className="link">
                {t(`counts.${kind}`, { count })}
              </a>
            );
          })}
    </p>
  );
}
