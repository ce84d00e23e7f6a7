import type { BlogPosting, NewsArticle } from 'schema-dts';
import { SOCIAL_IMAGE } from '~/src/config/constants';
import type { PostCard, PressRelease } from '~/src/domain/content/article';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { publisherOf, type SiteOrganization } from './organization';

export interface DescribedPost {
  readonly card: PostCard;
  /** Full address. */
  readonly url: string;
  /** Full address of the author's page; null without an author. */
  readonly authorUrl: string | null;
  readonly description: string | null;
  readonly updatedAt: string | null;
  readonly tags: readonly string[];
}

/** A post of the blog. */
export const blogPosting = (post: DescribedPost, site: SiteOrganization): BlogPosting => {
  const { card, url, authorUrl, description, updatedAt, tags } = post;
  const { author, category, image } = card;
  return {
    '@type': 'BlogPosting',
    headline: card.title,
    ...(description && { description }),
    ...(image && { image: [imageUrl(image, SOCIAL_IMAGE)] }),
    datePublished: card.publishedAt,
    dateModified: updatedAt ?? card.publishedAt,
    ...(category && { articleSection: category.title }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    url,
    mainEntityOfPage: url,
    author: author
      ? {
          '@type': 'Person',
          name: author.name,
          ...(author.role && { jobTitle: author.role }),
          ...(authorUrl && { url: authorUrl }),
        }
      : publisherOf(site),
    publisher: publisherOf(site),
  };
};

/** A press release, by the organization. */
export const newsArticle = (
  release: Pick<PressRelease, 'title' | 'summary' | 'date' | 'location'>,
  { url, image }: { readonly url: string; readonly image: string | undefined },
  site: SiteOrganization,
): NewsArticle => ({
  '@type': 'NewsArticle',
  headline: release.title,
  ...(release.summary && { description: release.summary }),
  ...(image && { image: [image] }),
  datePublished: release.date,
  dateModified: release.date,
  ...(release.location && { dateline: release.location }),
  url,
  mainEntityOfPage: url,
  author: publisherOf(site),
  publisher: publisherOf(site),
});
