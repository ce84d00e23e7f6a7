import * as v from 'valibot';
import { readCsv } from '~/seed/load/csv';
import { day, handle, words } from '~/seed/load/fields';
import { markdownFiles } from '~/seed/load/files';
import { readJson } from '~/seed/load/json';
import { readMarkdown } from '~/seed/load/markdown';
import { larkfieldReference, slugField, type DocumentSource } from '../document';
import { wording } from '../fields';
import { fileField } from '../files';
import { bodyOf } from '../rich-text';
import type { Wording } from '../wording';
import { inWordsOf } from '../wording-syntax';
import { manualFile, MANUALS } from './manuals';

/** `support-topics.csv`, in the order in which the topics are shown. */
const topicRow = v.strictObject({ slug: handle, title: words, summary: words, icon: words });

const topics = readCsv('content/larkfield/support-topics.csv', topicRow);

/** The front matter of `support/<slug>.md`. */
const articleFields = v.strictObject({
  title: wording,
  /** One sentence: what the reader can do afterwards. */
  summary: wording,
  topic: v.picklist(topics.map(({ slug }) => slug)),
  reviewedAt: day,
  publishedAt: v.optional(day, '2025-11-03'),
  /** The first one is the product of its support card. */
  products: v.optional(v.array(handle), []),
  /** Slugs of related articles; others of its topic follow. */
  next: v.optional(v.array(handle), []),
  /** Its rank among the most read articles. */
  mostRead: v.optional(v.number()),
});

/** `support-cards.json`: what a reader wants to know of a product that they own. */
const card = v.strictObject({
  product: handle,
  model: words,
  warnings: v.array(wording),
  warranties: v.array(v.strictObject({ part: words, period: words })),
});

const files = markdownFiles('content/larkfield/support').map(file =>
  readMarkdown(file, articleFields),
);

const cards = readJson('content/larkfield/support-cards.json', v.array(card));

const topicDocuments: readonly DocumentSource[] = topics.map(({ slug, ...fields }, index) => ({
  type: 'supportTopic',
  name: slug,
  fields: { ...fields, position: index + 1, slug: slugField(slug) },
}));

const articles = (w: Wording): readonly DocumentSource[] =>
  files.map(({ name, fields, prose }) => {
    const { topic, products, next, ...rest } = fields;
    const written = inWordsOf(rest, w);
    return {
      type: 'supportArticle',
      name,
      fields: {
        ...written,
        body: bodyOf(prose, w),
        slug: slugField(name),
        topic: larkfieldReference('supportTopic', topic),
        relatedProducts: products,
        relatedArticles: next.map(slug => larkfieldReference('supportArticle', slug)),
        seo: { description: written.summary },
      },
    };
  });

const cardDocuments = (w: Wording): readonly DocumentSource[] =>
  cards.map(({ product, model, warnings, warranties }) => {
    const file = manualFile(product);
    return {
      type: 'supportCard',
      name: product,
      fields: {
        productSlug: product,
        modelNumber: model,
        ...(MANUALS.has(file) ? { manual: fileField(file) } : {}),
        warnings: inWordsOf(warnings, w),
        warranties,
      },
    };
  });

/** Larkfield's support: topics, articles and what each product's card says. */
export const support = (w: Wording): readonly DocumentSource[] => [
  ...topicDocuments,
  ...articles(w),
  ...cardDocuments(w),
];
