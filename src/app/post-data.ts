import { personPath, postPath } from '../domain/article';
import { imageUrl } from '../domain/image-url';
import { browserSettings } from '../site/browser-settings';
import { SOCIAL_IMAGE } from '../site/constants';
import type { ArticleFields } from './article-meta';
import type { BlogPostData } from './article-data';
import type { PageContext } from './page-data';
import { addressInLocale } from './site-address';

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

/** A post as structured data, for search engines. */
export const postStructuredData = (
  { card, tags, updatedAt, seo }: BlogPostData['post'],
  context: PageContext,
): Readonly<Record<string, unknown>> => {
  const { author, category, image } = card;
  const url = addressInLocale(postPath(card.slug), context);
  return {
    '@type': 'BlogPosting',
    headline: card.title,
    description: seo.description ?? card.excerpt ?? undefined,
    image: image ? [imageUrl(image, SOCIAL_IMAGE)] : undefined,
    datePublished: card.publishedAt,
    dateModified: updatedAt ?? card.publishedAt,
    articleSection: category?.title,
    keywords: tags.join(', ') || undefined,
    mainEntityOfPage: url,
    url,
    author: author
      ? {
          '@type': 'Person',
          name: author.name,
          jobTitle: author.role ?? undefined,
          url: addressInLocale(personPath(author.slug), context),
        }
      : undefined,
    publisher: { '@type': 'Organization', name: browserSettings.brand.name },
  };
};
