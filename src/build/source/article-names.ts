import { postPath, type ArticleContent } from '../../domain/article';
import type { PortableText } from '../../domain/portable-text';

/** Handles of the products that a text embeds, once each. */
export const embeddedHandles = (text: PortableText): readonly string[] => [
  ...new Set(text.flatMap(block => (block._type === 'productEmbed' ? [block.handle] : []))),
];

/** The products that editors' texts name, and where. */
export const articleNames = ({
  posts,
  releases,
  people,
  sharedPages,
}: ArticleContent): readonly {
  readonly kind: 'product';
  readonly handle: string;
  readonly where: string;
}[] => {
  const texts: readonly { readonly where: string; readonly handles: readonly string[] }[] = [
    ...posts.map(({ slug, body, relatedProducts }) => ({
      where: `the post ${postPath(slug)}`,
      handles: [...embeddedHandles(body), ...relatedProducts],
    })),
    ...[...releases, ...sharedPages].map(({ slug, body }) => ({
      where: `the text "${slug}"`,
      handles: embeddedHandles(body),
    })),
    ...people.map(({ name, bio }) => ({ where: name, handles: embeddedHandles(bio) })),
  ];
  return texts.flatMap(({ where, handles }) =>
    handles.map(handle => ({ kind: 'product' as const, handle, where })),
  );
};
