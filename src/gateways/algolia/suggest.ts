import { object, string } from 'valibot';
import type { Brand } from '~/src/config/brands/brand';
import type { Locale } from '~/src/config/locales';
import { tileCardSchema } from '~/src/domain/collections/tile-card-decoder';
import type { TileCard } from '~/src/domain/collections/tile-card';
import { decodeOr } from '~/src/domain/data/decode';
import { ok, type Result } from '~/src/domain/data/result';
import { ARTICLES_INDEX, BLOGS_INDEX, productIndexOf } from '~/src/domain/search/search-indexes';
import type { SearchClient } from './client';
import { commonParameters } from './product-parameters';
import { search, type SearchReply } from './search-reply';

interface SuggestedDocument {
  readonly slug: string;
  readonly title: string;
}

/** Suggestions for a partial query. */
export interface Suggestions {
  readonly products: readonly TileCard[];
  readonly posts: readonly SuggestedDocument[];
  readonly articles: readonly SuggestedDocument[];
}

export interface SuggestContext {
  readonly client: Pick<SearchClient, 'search'>;
  readonly locale: Locale;
  readonly brand: Brand;
}

const MOST = { products: 5, posts: 3, articles: 3 } as const;

const documentSchema = object({ handle: string(), title: string() });
const productSchema = object({ card: tileCardSchema });

const documentsOf = (result: SearchReply | undefined): readonly SuggestedDocument[] =>
  (result?.hits ?? []).flatMap(hit => {
    const read = decodeOr(documentSchema, hit);
    return read ? [{ slug: read.handle, title: read.title }] : [];
  });

/**
 * Products, posts and articles for a query, in one request. Errors: `network` when the service
 * could not be reached in time, `http` with its status when it refused, `protocol` for a reply that
 * cannot be read.
 */
export const suggest = async (
  query: string,
  { client, locale, brand }: SuggestContext,
): Promise<Result<Suggestions>> => {
  const params = { ...commonParameters(locale, brand), clickAnalytics: false, query };
  const titles = ['handle', 'title'];
  const reply = await search(client, [
    {
      indexName: productIndexOf('default', locale.currency, brand),
      params: { ...params, hitsPerPage: MOST.products, attributesToRetrieve: ['card'] },
    },
    {
      indexName: BLOGS_INDEX,
      params: { ...params, hitsPerPage: MOST.posts, attributesToRetrieve: titles },
    },
    {
      indexName: ARTICLES_INDEX,
      params: { ...params, hitsPerPage: MOST.articles, attributesToRetrieve: titles },
    },
  ]);
  if (!reply.ok) return reply;
  const [products, posts, articles] = reply.value;
  return ok({
    products: (products?.hits ?? []).flatMap(hit => decodeOr(productSchema, hit)?.card ?? []),
    posts: documentsOf(posts),
    articles: documentsOf(articles),
  });
};
