import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '~/src/ui/breadcrumbs';
import { cx } from '~/src/ui/class-names';
import { useDocumentTitle } from '~/src/ui/use-document-title';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import type { SearchResults } from '../search-results';
import type { Listing } from '../use-listing';
import { CategoryLink, type PicturedCategory } from './category-link';
import { QuotedQuery } from './quoted-query';
import { SearchCounts } from './search-counts';
import { SearchField } from './search-field';
import { shownQuery } from './shown-query';

interface SearchHeadProps {
  readonly listing: Listing;
  readonly results: SearchResults | null;
  /** Whether nothing matches the query, filters aside. */
  readonly isNothing: boolean;
  readonly categories: readonly PicturedCategory[];
}

const CATEGORIES_SHOWN = 6;

/** The top of the search page: its heading, its field, and what was found or where to start. */
export function SearchHead({ listing, results, isNothing, categories }: SearchHeadProps) {
  const { t } = useTranslation('search');
  const { brand } = useLocale();
  const { isKnown, isSearched, isFailed, isBuilt, address, type, products } = listing;
  const { query } = address;

  const here =
    results && results.products.query !== ''
      ? t('foundBreadcrumb', {
          count: results.total,
          results: results.total,
          query: shownQuery(results.products.query),
        })
      : t('title');
  // While the next reply is pending, the heading names the query of the products shown.
  const named = shownQuery(products !== null && !isFailed ? products.query : query);
  const isUnavailable = isFailed && !isBuilt;
  const headingKey = isUnavailable ? 'headingUnavailable' : isNothing ? 'headingNone' : 'heading';
  const headingOf = (text: string): string => t(headingKey, { query: text });
  const heading = named === '' ? t('title') : headingOf(named);
  useDocumentTitle(isKnown ? `${heading} | ${brand.name}` : null);

  return (
    <header className="search-head">
      <div className={cx('wrap', !isKnown && 'query-unread')}>
        <Breadcrumbs
          label={t('common:breadcrumb.label')}
          items={[{ label: t('common:breadcrumb.home'), href: '/' }, { label: here }]}
          renderLink={(href, label) => <LocalLink to={href}>{label}</LocalLink>}
        />
        <h1 className="text-3xl">
          {named === '' ? heading : <QuotedQuery sentence={headingOf} query={named} />}
        </h1>
        <div className="search-line">
          <SearchField
            query={query}
            onFocus={listing.preload}
            onQuery={next => {
              if (next !== query) type(next);
              else if (isFailed) listing.retry();
            }}
          />
          <SearchCounts listing={listing} results={results} isUnavailable={isUnavailable} />
        </div>
        {!isSearched && (
          <ul className="search-start">
            {categories.slice(0, CATEGORIES_SHOWN).map(category => (
              <li key={category.id}>
                <CategoryLink {...category} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </header>
  );
}
