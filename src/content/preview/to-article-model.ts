import {
  personPath,
  postPath,
  releasePath,
  sharedPagePath,
  type ArticleContent,
  type BlogPost,
  type Person,
  type PostCard,
  type PressRelease,
  type SharedPage,
} from '~/src/domain/content/article';
import { newestPosts, relatedPosts } from '~/src/domain/content/article-lists';
import { embeddedHandles } from '~/src/domain/content/rich-text/portable-text-words';
import { toPostCard } from '~/src/domain/content/post-card';
import type { ProductCard } from '~/src/domain/commerce/product';
import { toProductCard } from '~/src/domain/collections/product-card';
import type { PreviewModel } from './model';
import type { CatalogueCache } from './catalogue-cache';

const isDay = (text: string): boolean => !Number.isNaN(Date.parse(text));

/** A missing date is shown as today. */
const dated = (text: string): string => (isDay(text) ? text : new Date().toISOString());

export const cardsOf = (
  catalogue: CatalogueCache,
  handles: readonly string[],
): readonly ProductCard[] =>
  [...new Set(handles)].flatMap(handle => {
    const found = catalogue.visibleProduct(handle);
    return found ? [toProductCard(found.product, found.publishedAt, catalogue.currency)] : [];
  });

const cardOf = (post: BlogPost, { categories, people }: ArticleContent): PostCard =>
  toPostCard(
    post,
    categories.find(({ slug }) => slug === post.categorySlug) ?? null,
    people.find(({ slug }) => slug === post.authorSlug) ?? null,
  );

export const toPostModel = (
  given: BlogPost,
  articles: ArticleContent,
  catalogue: CatalogueCache,
): PreviewModel => {
  const post = { ...given, publishedAt: dated(given.publishedAt) };
  const { updatedAt, tags, seo, body, relatedProducts } = post;
  const cards = cardsOf(catalogue, [...relatedProducts, ...embeddedHandles(body)]);
  return {
    template: 'blog-post',
    path: postPath(post.slug),
    data: {
      post: { updatedAt, tags, seo, body, card: cardOf(post, articles) },
      cards,
      related: relatedPosts(post, articles.posts).map(each => cardOf(each, articles)),
    },
    context: { productHandles: relatedProducts },
  };
};

export const toPersonModel = (person: Person, articles: ArticleContent): PreviewModel => ({
  template: 'person',
  path: personPath(person.slug),
  data: {
    person,
    posts: newestPosts(articles.posts.filter(({ authorSlug }) => authorSlug === person.slug)).map(
      post => cardOf(post, articles),
    ),
  },
  context: {},
});

export const toReleaseModel = (release: PressRelease, catalogue: CatalogueCache): PreviewModel => ({
  template: 'press-release',
  path: releasePath(release.slug),
  data: {
    release: { ...release, date: dated(release.date) },
    cards: cardsOf(catalogue, embeddedHandles(release.body)),
  },
  context: {},
});

export const toSharedPageModel = (page: SharedPage, catalogue: CatalogueCache): PreviewModel => ({
  template: 'shared-page',
  path: sharedPagePath(page.slug),
  data: { page, cards: cardsOf(catalogue, embeddedHandles(page.body)) },
  context: {},
});
