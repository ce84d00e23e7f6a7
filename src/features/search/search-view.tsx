import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_PAGE } from '~/src/config/unlisted-paths';
import { filterCount, NO_FILTERS } from '~/src/domain/collections/collection-selection';
import { formatSearchAddress, type SearchAddress } from '~/src/domain/search/search-address';
import { Breadcrumbs } from '~/src/ui/breadcrumbs';
import { Button } from '~/src/ui/button';
import { cx } from '~/src/ui/class-names';
import { LocalLink } from '../links';
import { useLocale } from '../locale';
import { CategoryLink, type PicturedCategory } from './category-link';
import { FoundDocumentsList } from './found-documents';
import { ProductListing } from './listing/product-listing';
import { facetsViewOf, offeredFacets } from './offered-facets';
import { QuotedQuery } from './quoted-query';
import { SearchField } from './search-field';
import { useDocumentTitle } from '~/src/ui/use-document-title';
import { useListing, type ListingOptions } from './use-listing';
import { ListingFailure, NoResults, PopularCategories } from './search-fallback';

export interface SearchViewProps extends ListingOptions {
  /** The fullest first. */
  readonly categories: readonly PicturedCategory[];
  readonly phone: string | null;
}

const FIRST = { posts: 3, articles: 4 };
const CATEGORIES_SHOWN = 6;
const MORE = 12;

/** Products, posts and support articles for a query; without one, the shop's first products. */
export function SearchView(props: SearchViewProps) {
  const { facets, categories, phone } = props;
  const { t } = useTranslation('search');
  const { brand } = useLocale();
  const listing = useListing(props);
  const { isKnown, address, search, change, code, onFound, attempt, retry, products } = listing;
  const { page, isBuilt, isBusy, isFailed, isSearched, found, onChoose } = listing;
  const [limits, setLimits] = useState(FIRST);
  const button = useRef<HTMLButtonElement>(null);

  const posts = code && found.posts ? code.toFoundDocuments(found.posts) : null;
  const articles = code && found.articles ? code.toFoundDocuments(found.articles) : null;

  const { query } = address;
  const isReady = products !== null && posts !== null && articles !== null && !isFailed;
  const total = isReady ? products.count + posts.count + articles.count : null;
  const here =
    isReady && products.query !== ''
      ? t('breadcrumb', { results: total, query: products.query })
      : t('title');
  // While the next reply is pending, the heading names the query of the products shown.
  const named = products !== null && !isFailed ? products.query : query;
  const isFiltered = filterCount(address.selection) > 0;
  const isNothing = total === 0 && !isFiltered && named !== '';
  const isUnavailable = isFailed && !isBuilt;
  const headingKey = isUnavailable ? 'headingUnavailable' : isNothing ? 'headingNone' : 'heading';
  const headingOf = (text: string): string => t(headingKey, { query: text });
  const heading = named === '' ? t('title') : headingOf(named);

  useDocumentTitle(isKnown ? `${heading} | ${brand.name}` : null);

  const counts = [
    { kind: 'products', count: products?.count ?? 0 },
    { kind: 'posts', count: posts?.count ?? 0 },
    { kind: 'articles', count: articles?.count ?? 0 },
  ] as const;
  const pathOf = (next: SearchAddress): string =>
    SEARCH_PAGE.path + formatSearchAddress(search, next, facets);

  return (
    <>
      {isSearched && code && (
        <code.SearchEngine
          {...{ address, facets, onFound, attempt }}
          collection={null}
          documents={limits}
        />
      )}
      <header className="search-head">
        <div className={cx('wrap', !isKnown && 'query-unread')}>
          <Breadcrumbs
            label={t('common:breadcrumb.label')}
            items={[{ label: t('common:breadcrumb.home'), href: '/' }, { label: here }]}
            renderLink={(href, label) => <LocalLink to={href}>{label}</LocalLink>}
          />
          <h1 className="text-4xl">
            {named === '' ? heading : <QuotedQuery sentence={headingOf} query={named} />}
          </h1>
          <SearchField
            query={query}
            onFocus={listing.preload}
            onQuery={next => {
              if (next !== query) change({ ...address, query: next, page: 1 });
            }}
          />
          {!isSearched && (
            <ul className="search-start">
              {categories.slice(0, CATEGORIES_SHOWN).map(category => (
                <li key={category.id}>
                  <CategoryLink {...category} />
                </li>
              ))}
            </ul>
          )}
          <p
            className={isSearched && !isUnavailable && total !== 0 ? 'search-counts' : 'sr-only'}
            role="status"
          >
            {isSearched && found.status === 'slow' && t('common:search.slow')}
            {isReady &&
              found.status !== 'slow' &&
              counts.map(({ kind, count }) =>
                count === 0 || (kind !== 'products' && address.page > 1) ? (
                  <span key={kind}>{t(`counts.${kind}`, { count })}</span>
                ) : (
                  <a key={kind} href={`#${kind}`} className="link">
                    {t(`counts.${kind}`, { count })}
                  </a>
                ),
              )}
          </p>
        </div>
      </header>
      <div id="products" className="wrap pb-24">
        <div className="script-hidden collection-empty">
          <p className="text-lg">{t('noScript')}</p>
          <PopularCategories categories={categories} />
        </div>
        <ProductListing
          {...{ address, isKnown, code, pathOf, button, onChoose, page, isBuilt }}
          facets={offeredFacets(products, address, facets)}
          view={facetsViewOf(products, address)}
          loadFacets={listing.startSearch}
          onSelect={selection => change({ ...address, selection, page: 1 })}
          isBusy={isBusy}
          notice={
            isFailed ? (
              <ListingFailure
                {...{ isBuilt, categories, phone }}
                cards={props.cards}
                onRetry={retry}
              />
            ) : null
          }
          empty={
            <NoResults
              categories={categories}
              isQuery={query !== ''}
              isInHeading={isNothing}
              cards={props.cards}
              clear={
                isFiltered ? (
                  <Button
                    onClick={() => {
                      button.current?.focus();
                      change({ ...address, selection: NO_FILTERS, page: 1 });
                    }}
                  >
                    {t('collection:filters.clearAll')}
                  </Button>
                ) : null
              }
            />
          }
        />
        {isReady && address.page === 1 && (
          <>
            <FoundDocumentsList
              kind="posts"
              found={posts}
              onMore={() => setLimits({ ...limits, posts: limits.posts + MORE })}
            />
            <FoundDocumentsList
              kind="articles"
              found={articles}
              onMore={() => setLimits({ ...limits, articles: limits.articles + MORE })}
            />
          </>
        )}
      </div>
    </>
  );
}
