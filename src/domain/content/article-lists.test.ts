import { describe, expect, it } from 'vitest';
import { newestPosts, relatedPosts, type DatedPost } from './article-lists';

const post = (
  slug: string,
  publishedAt: string,
  categorySlug: string | null = null,
  tags: readonly string[] = [],
): DatedPost => ({ slug, publishedAt, categorySlug, tags });
const slugs = (posts: readonly DatedPost[]): readonly string[] => posts.map(({ slug }) => slug);

describe('newestPosts', () => {
  it('sorts the newest first across time zones, then by slug', () => {
    const sorted = newestPosts([
      post('noon', '2026-05-01T12:00:00Z'),
      post('later', '2026-05-01T09:00:00-04:00'),
      post('b', '2026-04-30'),
      post('a', '2026-04-30'),
    ]);
    expect(slugs(sorted)).toEqual(['later', 'noon', 'a', 'b']);
  });
});

describe('relatedPosts', () => {
  const own = post('own', '2026-05-01', 'safety', ['Winter', 'Fit']);

  it('prefers the same category and tags, then newer posts, and never returns the post itself', () => {
    const related = relatedPosts(own, [
      own,
      post('new', '2026-09-01', 'cats'),
      post('tagged', '2026-01-01', 'cats', ['Winter']),
      post('sameCategory', '2026-02-01', 'safety'),
      post('both', '2025-01-01', 'safety', ['Fit']),
    ]);
    expect(slugs(related)).toEqual(['both', 'sameCategory', 'tagged']);
  });

  it('does not relate two posts just because neither has a category', () => {
    const alone = post('alone', '2026-05-01');
    const related = relatedPosts(alone, [
      post('old', '2020-01-01'),
      post('new', '2026-01-01', 'cats'),
    ]);
    expect(slugs(related)).toEqual(['new', 'old']);
  });
});
