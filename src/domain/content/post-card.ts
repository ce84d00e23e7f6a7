import type { BlogCategory, BlogPost, PersonLink, PostCard } from './article';
import { readingMinutes } from './rich-text/portable-text-words';

/** What lists show of a post. */
export const toPostCard = (
  { slug, title, excerpt, image, publishedAt, body }: BlogPost,
  category: BlogCategory | null,
  author: PersonLink | null,
): PostCard => ({
  slug,
  title,
  excerpt,
  image,
  publishedAt,
  readingMinutes: readingMinutes(body),
  category: category && { slug: category.slug, title: category.title },
  author,
});
