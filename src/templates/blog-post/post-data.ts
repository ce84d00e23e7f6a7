import { personPath } from '~/src/domain/content/article';
import type { ArticleFields } from '~/src/seo/article-meta';
import type { PageContext } from '~/src/page-data/page-data';
import { localizedUrl } from '~/src/page-data/localized-url';

/** Article fields of a post's head. */
export const articleFieldsOf = (
  { card, tags, updatedAt }: Queries.BlogPostPageQuery['post'],
  context: PageContext,
): ArticleFields => ({
  published_time: card.publishedAt,
  modified_time: updatedAt,
  author: card.author && localizedUrl(personPath(card.author.slug), context),
  section: card.category?.title ?? null,
  tags,
});
