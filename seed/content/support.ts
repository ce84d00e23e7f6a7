import * as v from 'valibot';
import { readCsvIfAny } from '~/seed/load/csv';
import { day, handle, words } from '~/seed/load/fields';
import { hasFile, markdownFiles } from '~/seed/load/files';
import { readJson } from '~/seed/load/json';
import { readMarkdown } from '~/seed/load/markdown';
import { referenceTo, slugField, type DocumentSource, type Site } from './document';
import { wording } from './fields';
import { fileField } from './files';
import { bodyOf } from './rich-text';
import type { Wording } from './wording';
import { inWordsOf } from './wording-syntax';

/** `support-topics.csv`, in the order in which the topics are shown. */
const topicRow = v.strictObject({ slug: handle, title: words, summary: words, icon: words });

/** `support-cards.json`: what a reader wants to know of a product that they own. */
const card = v.strictObject({
  product: handle,
  model: words,
  warnings: v.array(wording),
  warranties: v.array(v.strictObject({ part: words, period: words })),
});

/**
 * A site's support: topics, articles and what each product's card says.
 * @param manualOf - the file of a product's manual, if it has one
 */
export function supportOf(
  site: Site,
  manualOf: (product: string) => string | null,
): (w: Wording) => readonly DocumentSource[] {
  const topics = readCsvIfAny(`content/${site}/support-topics.csv`, topicRow);
  const cardsFile = `content/${site}/support-cards.json`;
  const cards = hasFile(cardsFile) ? readJson(cardsFile, v.array(card)) : [];

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
  const files = markdownFiles(`content/${site}/support`).map(file =>
    readMarkdown(file, articleFields),
  );

  const topicDocuments = topics.map(({ slug, ...fields }, index) => ({
    type: 'supportTopic',
    name: slug,
    fields: { ...fields, position: index + 1, slug: slugField(slug) },
  }));

  const articles = (w: Wording) =>
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
          topic: referenceTo(site, 'supportTopic', topic),
          relatedProducts: products,
          relatedArticles: next.map(slug => referenceTo(site, 'supportArticle', slug)),
          seo: { description: written.summary },
        },
      };
    });

  const cardDocuments = (w: Wording) =>
    cards.map(({ product, model, warnings, warranties }) => {
      const manual = manualOf(product);
      return {
        type: 'supportCard',
        name: product,
        fields: {
          productSlug: product,
          modelNumber: model,
          ...(manual === null ? {} : { manual: fileField(manual) }),
          warnings: inWordsOf(warnings, w),
          warranties,
        },
      };
    });

  return w => [...topicDocuments, ...articles(w), ...cardDocuments(w)];
}
