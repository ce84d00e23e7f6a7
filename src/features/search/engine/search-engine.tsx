import { useEffect } from 'react';
import { Configure, Index, InstantSearch, useInstantSearch } from 'react-instantsearch';
import type { SearchAddress } from '~/src/domain/search/search-address';
import type { SearchFacet } from '~/src/domain/search/search-facets';
import { ARTICLES_INDEX, BLOGS_INDEX, productIndexOf } from '~/src/domain/search/search-indexes';
import { commonParameters, productParameters } from '~/src/gateways/algolia/product-parameters';
import { DOCUMENT_ATTRIBUTES } from '~/src/gateways/algolia/to-found-documents';
import { useLocale } from '~/src/features/locale';
import { searchClient } from '../search-client';
import type { SearchReplies } from './search-replies';

/** After how many ms a reply counts as slow: before the client tries another host (spec storefront §9). */
const SLOW_MS = 600;

const STATES = {
  idle: 'ready',
  error: 'failed',
  loading: 'waiting',
  stalled: 'waiting',
} as const;

export interface SearchEngineProps {
  readonly address: SearchAddress;
  readonly facets: readonly SearchFacet[];
  /** Title of the collection to search; null for the whole shop. */
  readonly collection: string | null;
  /** How many posts and articles to show; null to search products only. */
  readonly documents: { readonly posts: number; readonly articles: number } | null;
  /** Called with every reply and failure; must be a stable function. */
  readonly onFound: (found: Partial<SearchReplies>) => void;
  /** A changed number repeats the search. */
  readonly attempt: number;
}

interface AnswersProps extends Pick<SearchEngineProps, 'onFound'> {
  readonly part: 'products' | 'posts' | 'articles';
}

/** Reports each reply of the enclosing index. */
function Answers({ part, onFound }: AnswersProps) {
  const { results } = useInstantSearch();
  useEffect(() => {
    if (!results.__isArtificial) onFound({ [part]: results });
  }, [results, part, onFound]);
  return null;
}

/** Reports the status of the search, and repeats it. */
function Progress({ onFound, attempt }: Pick<SearchEngineProps, 'onFound' | 'attempt'>) {
  const { status, refresh } = useInstantSearch({ catchError: true });
  const current = STATES[status];
  useEffect(() => {
    onFound({ status: current });
    if (current !== 'waiting') return;
    const timer = setTimeout(() => onFound({ status: 'slow' }), SLOW_MS);
    return () => clearTimeout(timer);
  }, [current, onFound]);
  useEffect(() => {
    if (attempt > 0) refresh();
  }, [attempt, refresh]);
  return null;
}

/**
 * Searches products, and posts and articles where wanted. It renders nothing, and
 * reports results to its user. The library drops replies to older queries.
 */
export function SearchEngine(props: SearchEngineProps) {
  const { address, facets, collection, documents, onFound, attempt } = props;
  const { brand, locale } = useLocale();
  const common = commonParameters(locale, brand);
  const ofDocuments = {
    ...common,
    query: address.query,
    attributesToRetrieve: DOCUMENT_ATTRIBUTES,
  };
  return (
    <InstantSearch searchClient={searchClient()} future={{ preserveSharedStateOnUnmount: true }}>
      <Progress onFound={onFound} attempt={attempt} />
      <Index indexName={productIndexOf('default', locale.currency, brand)}>
        <Configure
          {...common}
          {...productParameters(address, facets, collection, common.filters)}
          index={productIndexOf(address.sort, locale.currency, brand)}
        />
        <Answers part="products" onFound={onFound} />
      </Index>
      {documents && (
        <Index indexName={BLOGS_INDEX}>
          <Configure {...ofDocuments} hitsPerPage={documents.posts} />
          <Answers part="posts" onFound={onFound} />
        </Index>
      )}
      {documents && (
        <Index indexName={ARTICLES_INDEX}>
          <Configure {...ofDocuments} hitsPerPage={documents.articles} />
          <Answers part="articles" onFound={onFound} />
        </Index>
      )}
    </InstantSearch>
  );
}
