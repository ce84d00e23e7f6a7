import { personPath } from '../../domain/content/article';
import type { ArticleFields } from '../../seo/article-meta';
import type { BlogPostData } from '../../page-data/article-data';
import type { PageContext } from '../../page-data/page-data';
import { addressInLocale } from '../../page-data/site-address';

/** Article fields of a post's head. */
export const articleFieldsOf = (
  { card, tags, updatedAt }: BlogPostData['post'],
  context: PageContext,
): ArticleFields => ({
  published_time: card.publishedAt,
  modified_time: updatedAt,
  author: card.author && addressInLocale(personPath(card.author.slug), context),
  section: card.category?.title ?? null,
  tags,
});
