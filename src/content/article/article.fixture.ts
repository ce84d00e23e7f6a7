import type { PostCard } from '~/src/domain/content/article';

/** A post as in lists, for tests. */
export const postCard = (slug: string, more: Partial<PostCard> = {}): PostCard => ({
  slug,
  title: `Title of ${slug}`,
  excerpt: null,
  image: null,
  publishedAt: '2026-10-14T13:00:00Z',
  readingMinutes: 3,
  category: { slug: 'safety', title: 'Safety' },
  author: { slug: 'ana', name: 'Dr. Ana Bell', role: 'Vet', portrait: null, credentials: [] },
  ...more,
});
