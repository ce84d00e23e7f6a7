import type { BodyBlock } from '../blog/rich';
import { documentId, type DocumentSource } from '../document';

export type TopicName =
  | 'set-up'
  | 'battery'
  | 'app'
  | 'wire-breaks'
  | 'doors'
  | 'orders'
  | 'autoship'
  | 'moving-house';

interface SupportSource {
  readonly slug: string;
  readonly title: string;
  /** One sentence: what the reader can do afterwards. */
  readonly summary: string;
  readonly topic: TopicName;
  readonly reviewedAt: string;
  readonly publishedAt?: string;
  /** The first one is the product of its support card. */
  readonly products?: readonly string[];
  /** Slugs of what to read next; others of its topic follow. */
  readonly next?: readonly string[];
  /** Its place among the most read. */
  readonly mostRead?: number;
  readonly body: readonly BodyBlock[];
}

const reference = (type: string, name: string) => ({
  _type: 'reference',
  _ref: documentId('larkfield', type, name, 'en-us'),
});

/** A `supportArticle` document. */
export const supportArticle = (source: SupportSource): DocumentSource => {
  const { slug, topic, products = [], next = [], publishedAt = '2025-11-03', ...fields } = source;
  return {
    type: 'supportArticle',
    name: slug,
    fields: {
      ...fields,
      publishedAt,
      slug: { _type: 'slug', current: slug },
      topic: reference('supportTopic', topic),
      relatedProducts: products,
      relatedArticles: next.map(each => reference('supportArticle', each)),
      seo: { description: source.summary },
    },
  };
};

interface TopicSource {
  readonly slug: TopicName;
  readonly title: string;
  readonly summary: string;
  readonly icon: string;
}

/** `supportTopic` documents, in the order in which they are shown. */
export const topicsOf = (topics: readonly TopicSource[]): readonly DocumentSource[] =>
  topics.map(({ slug, ...fields }, index) => ({
    type: 'supportTopic',
    name: slug,
    fields: { ...fields, position: index + 1, slug: { _type: 'slug', current: slug } },
  }));
