import { postPath, type ArticleContent } from '~/src/domain/content/article';
import { embeddedHandles } from '~/src/domain/content/rich-text/portable-text-words';
import { supportPath, type SupportContent } from '~/src/domain/content/support';
import { playlistPath, type VideoContent } from '~/src/domain/content/media/video';

interface ProductReference {
  readonly kind: 'product';
  readonly handle: string;
  readonly where: string;
}

interface ReferringText {
  readonly where: string;
  readonly handles: readonly string[];
}

const toReferences = (texts: readonly ReferringText[]): readonly ProductReference[] =>
  texts.flatMap(({ where, handles }) =>
    handles.map(handle => ({ kind: 'product' as const, handle, where })),
  );

/** The products that support articles, support cards and videos refer to, and where. */
export const supportReferences = (
  { articles, cards }: SupportContent,
  { playlists }: VideoContent,
): readonly ProductReference[] =>
  toReferences([
    ...articles.map(({ slug, body, products }) => ({
      where: `the article ${supportPath(slug)}`,
      handles: [...embeddedHandles(body), ...products],
    })),
    ...cards.map(({ productHandle }) => ({ where: 'a support card', handles: [productHandle] })),
    ...playlists.map(({ slug, products }) => ({
      where: `the playlist ${playlistPath(slug)}`,
      handles: products,
    })),
  ]);

/** The products that articles refer to, and where. */
export const articleReferences = ({
  posts,
  releases,
  people,
  sharedPages,
}: ArticleContent): readonly ProductReference[] =>
  toReferences([
    ...posts.map(({ slug, body, relatedProducts }) => ({
      where: `the post ${postPath(slug)}`,
      handles: [...embeddedHandles(body), ...relatedProducts],
    })),
    ...[...releases, ...sharedPages].map(({ slug, body }) => ({
      where: `the text "${slug}"`,
      handles: embeddedHandles(body),
    })),
    ...people.map(({ name, bio }) => ({ where: name, handles: embeddedHandles(bio) })),
  ]);
