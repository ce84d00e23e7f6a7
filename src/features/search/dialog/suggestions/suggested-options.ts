import { contentPath } from '~/src/domain/content/links';
import type { TileCard } from '~/src/domain/collections/tile-card';
import { SEARCH_PAGE } from '~/src/config/unlisted-paths';
import type { Suggestions } from '~/src/gateways/algolia/suggest';

/** A link target; `to` is a site path without a locale prefix. */
export interface SuggestedOption {
  readonly id: string;
  readonly to: string;
  readonly title: string;
  readonly card: TileCard | null;
}

export interface SuggestedGroup {
  readonly kind: 'recent' | 'popular' | 'products' | 'posts' | 'articles';
  readonly options: readonly SuggestedOption[];
}

/** The results page of a query. */
export const resultsPath = (query: string): string =>
  `${SEARCH_PAGE.path}?${new URLSearchParams({ [SEARCH_PAGE.parameter]: query }).toString()}`;

const filled = (groups: readonly SuggestedGroup[]): readonly SuggestedGroup[] =>
  groups.filter(({ options }) => options.length > 0);

/** Recent searches. */
export const recentGroups = (searches: readonly string[]): readonly SuggestedGroup[] =>
  filled([
    {
      kind: 'recent',
      options: searches.map((title, at) => ({
        id: `recent-${at}`,
        to: resultsPath(title),
        title,
        card: null,
      })),
    },
  ]);

const productOption = (card: TileCard): SuggestedOption => ({
  id: `product-${card.handle}`,
  to: contentPath('globalProduct', card.handle),
  title: card.title,
  card,
});

/** Suggestions before anything is typed, and when nothing was found. */
export const popularGroups = (products: readonly TileCard[]): readonly SuggestedGroup[] =>
  filled([{ kind: 'popular', options: products.map(productOption) }]);

/** The results, by group. */
export const suggestedGroups = ({
  products,
  posts,
  articles,
}: Suggestions): readonly SuggestedGroup[] => {
  const documents = (kind: 'posts' | 'articles', type: string, list: Suggestions['posts']) => ({
    kind,
    options: list.map(({ slug, title }) => ({
      id: `${kind}-${slug}`,
      to: contentPath(type, slug),
      title,
      card: null,
    })),
  });
  return filled([
    {
      kind: 'products',
      options: products.map(productOption),
    },
    documents('posts', 'blogPost', posts),
    documents('articles', 'supportArticle', articles),
  ]);
};
