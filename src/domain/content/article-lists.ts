/** What the order of posts depends on. */
export interface DatedPost {
  readonly slug: string;
  readonly publishedAt: string;
  readonly categorySlug: string | null;
  readonly tags: readonly string[];
}

/** Posts on a page of the blog (issue 4: 12 a page). */
export const BLOG_PAGE_SIZE = 12;

const RELATED_COUNT = 3;
const SAME_CATEGORY = 2;

const newerFirst = (a: string, b: string): number => Date.parse(b) - Date.parse(a);

/** Newest first; ties in the order of their slugs. */
export const newestPosts = <Post extends Pick<DatedPost, 'slug' | 'publishedAt'>>(
  posts: readonly Post[],
): readonly Post[] =>
  [...posts].sort(
    (a, b) => newerFirst(a.publishedAt, b.publishedAt) || a.slug.localeCompare(b.slug),
  );

/**
 * Related posts: first those that share its category and tags, newest first. A small blog fills the row
 * with other recent posts.
 */
export const relatedPosts = <Post extends DatedPost>(
  post: DatedPost,
  all: readonly Post[],
): readonly Post[] => {
  const nearness = (other: DatedPost): number =>
    (other.categorySlug !== null && other.categorySlug === post.categorySlug ? SAME_CATEGORY : 0) +
    other.tags.filter(tag => post.tags.includes(tag)).length;
  return newestPosts(all.filter(({ slug }) => slug !== post.slug))
    .map(other => ({ other, near: nearness(other) }))
    .sort((a, b) => b.near - a.near)
    .slice(0, RELATED_COUNT)
    .map(({ other }) => other);
};
