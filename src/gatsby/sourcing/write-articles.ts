import type { BlogPost, PostCard } from '~/src/domain/content/article';
import { embeddedHandles } from '~/src/domain/content/rich-text/portable-text-words';
import { toPostCard } from '~/src/domain/content/post-card';
import {
  categoryNodeId,
  personNodeId,
  postNodeId,
  releaseNodeId,
  sharedPageNodeId,
} from './node-ids';
import type { WriteNode } from './node-writer';
import { translationIdOf, type LocaleSource } from './sources';

const bySlug = <Item extends { readonly slug: string }>(
  items: readonly Item[],
): ReadonlyMap<string, Item> => new Map(items.map(item => [item.slug, item]));

/** Writes the nodes of a locale's posts, categories, press releases, people and shared pages. */
export const writeArticles = async (
  { locale: { id: locale }, content, catalogue }: LocaleSource,
  write: WriteNode,
): Promise<void> => {
  const { articles } = content;
  const named = (type: string, slug: string) => ({
    translationId: translationIdOf(content, type, slug),
  });
  const sold = new Set(
    catalogue.products.flatMap(({ product, isHidden }) => (isHidden ? [] : [product.handle])),
  );
  const categories = bySlug(articles.categories);
  const people = bySlug(articles.people);
  const shown = (handles: readonly string[]): readonly string[] =>
    [...new Set(handles)].filter(handle => sold.has(handle));

  const cardOf = (post: BlogPost): PostCard =>
    toPostCard(
      post,
      categories.get(post.categorySlug ?? '') ?? null,
      people.get(post.authorSlug ?? '') ?? null,
    );

  for (const post of articles.posts) {
    const { slug, publishedAt, updatedAt, categorySlug, authorSlug, tags, seo, body } = post;
    await write('BlogPost', postNodeId(locale, slug), {
      locale,
      slug,
      publishedAt,
      updatedAt,
      categorySlug,
      authorSlug,
      tags,
      seo,
      body,
      ...named('blogPost', slug),
      card: cardOf(post),
      changedAt: updatedAt ?? publishedAt,
      productHandles: shown(post.relatedProducts),
      embeddedHandles: shown(embeddedHandles(body)),
    });
  }
  for (const category of articles.categories) {
    await write('BlogCategory', categoryNodeId(locale, category.slug), { locale, ...category });
  }
  for (const release of articles.releases) {
    const handles = shown(embeddedHandles(release.body));
    await write('PressRelease', releaseNodeId(locale, release.slug), {
      locale,
      ...release,
      ...named('pressRelease', release.slug),
      embeddedHandles: handles,
    });
  }
  for (const person of articles.people) {
    await write('Person', personNodeId(locale, person.slug), {
      locale,
      ...person,
      ...named('person', person.slug),
    });
  }
  for (const page of articles.sharedPages) {
    const handles = shown(embeddedHandles(page.body));
    await write('SharedPage', sharedPageNodeId(locale, page.slug), {
      locale,
      ...page,
      ...named('sharedPage', page.slug),
      embeddedHandles: handles,
    });
  }
};
