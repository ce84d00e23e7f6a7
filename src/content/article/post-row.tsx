import type { PostCard } from '~/src/domain/content/article';
import { Section } from '~/src/ui/layout';
import { PostTile } from './post-tile';

export interface PostRowProps {
  readonly id: string;
  readonly heading: string;
  readonly posts: readonly PostCard[];
}

/** A row of posts under a heading, such as what to read next. */
export function PostRow({ id, heading, posts }: PostRowProps) {
  if (posts.length === 0) return null;
  return (
    <Section labelledBy={id} className="pb-16">
      <div className="wrap">
        <h2 id={id} className="text-3xl">
          {heading}
        </h2>
        <ul className="stories mt-8">
          {posts.map(post => (
            <li key={post.slug}>
              <PostTile post={post} headingLevel={3} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
