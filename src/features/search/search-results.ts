import type { FoundDocuments } from '~/src/gateways/algolia/to-found-documents';
import type { FoundProducts } from '~/src/gateways/algolia/to-found-products';
import type { Listing } from './use-listing';

export interface SearchResults {
  readonly products: FoundProducts;
  readonly posts: FoundDocuments;
  readonly articles: FoundDocuments;
  /** How many there are of every kind together. */
  readonly total: number;
}

/** Everything that a search has found; null until every kind is known, and after a failure. */
export const searchResultsOf = ({
  code,
  found,
  products,
  isFailed,
}: Pick<Listing, 'code' | 'found' | 'products' | 'isFailed'>): SearchResults | null => {
  if (!code || !products || !found.posts || !found.articles || isFailed) return null;
  const posts = code.toFoundDocuments(found.posts);
  const articles = code.toFoundDocuments(found.articles);
  if (!posts || !articles) return null;
  return { products, posts, articles, total: products.count + posts.count + articles.count };
};
