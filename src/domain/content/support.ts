import type { Seo } from './content';
import type { FileAsset } from './media/file';
import type { ImageAsset } from './media/image';
import { contentPath } from './links';
import type { PortableText } from './rich-text/portable-text';

/** A topic of the support center. */
export interface SupportTopic {
  readonly slug: string;
  readonly title: string;
  readonly summary: string | null;
  readonly icon: string | null;
  readonly position: number;
}

/** A support article as the content system has it. */
export interface SupportArticle {
  readonly slug: string;
  readonly title: string;
  /** What the reader can do afterwards. */
  readonly summary: string | null;
  readonly topicSlug: string | null;
  readonly body: PortableText;
  /** ISO 8601 days. */
  readonly publishedAt: string;
  readonly reviewedAt: string;
  /** Handles; the first is the product of its support card. A store may lack some. */
  readonly products: readonly string[];
  readonly relatedSlugs: readonly string[];
  /** Its rank among the most read, from 1; null for others. */
  readonly mostRead: number | null;
  readonly seo: Seo;
}

/** Facts for owners of a product. */
export interface SupportCard {
  readonly productHandle: string;
  readonly modelNumber: string | null;
  readonly manual: FileAsset | null;
  readonly warnings: readonly string[];
  readonly warranties: readonly { readonly part: string; readonly period: string }[];
}

/** A support card with the name and picture of its product, which the store gives. */
export interface ProductSupport extends SupportCard {
  readonly productTitle: string;
  readonly image: ImageAsset | null;
}

/** All that editors write for the support center. */
export interface SupportContent {
  readonly topics: readonly SupportTopic[];
  readonly articles: readonly SupportArticle[];
  readonly cards: readonly SupportCard[];
}

/** An article as lists show it. */
export type SupportLink = Pick<SupportArticle, 'slug' | 'title' | 'summary' | 'mostRead'> & {
  readonly topic: Pick<SupportTopic, 'slug' | 'title'> | null;
};

export const SUPPORT_PATH = '/support';
export const CONTACT_PATH = '/support/contact';
export const WITHDRAWAL_PATH = `${CONTACT_PATH}?topic=withdrawal`;

/** Site path of a support article, without locale prefix. */
export const supportPath = (slug: string): string => contentPath('supportArticle', slug);

const RELATED_COUNT = 4;

/** Related articles: those that its editors chose, then others of its topic. */
export const relatedArticles = <
  Item extends Pick<SupportArticle, 'slug' | 'topicSlug' | 'relatedSlugs'>,
>(
  article: Item,
  all: readonly Item[],
): readonly Item[] => {
  const chosen = article.relatedSlugs.flatMap(slug => all.find(each => each.slug === slug) ?? []);
  const kin = all.filter(
    each =>
      each.topicSlug !== null && each.topicSlug === article.topicSlug && !chosen.includes(each),
  );
  return [...chosen, ...kin].filter(({ slug }) => slug !== article.slug).slice(0, RELATED_COUNT);
};
