import type { SupportArticle, SupportCard, SupportTopic } from '~/src/domain/content/support';
import { isRecord, listOf, textOf } from '~/src/domain/data/read';
import { date, slugIn, slugOfReference, toSeo } from './article-documents';
import type { DocumentFields } from '../fields';
import { toRichText } from '../rich-text/rich-text';

/** Slugs of the documents that a list of references names; those gone are reported and left out. */
export const slugsOfReferences = (
  fields: DocumentFields,
  name: string,
  type: string,
): readonly string[] => {
  fields.expect(name, 'list');
  return listOf(fields.record[name]).flatMap((reference, index) => {
    const id = isRecord(reference) ? textOf(reference._ref) : null;
    const target = id === null ? null : fields.context.targetOf(id);
    if (target?.type === type && target.slug) return [target.slug];
    fields.problem(
      `${name}[${index}]`,
      `it names ${id ?? 'nothing'}, which is no published ${type}. Choose another, or remove it.`,
    );
    return [];
  });
};

/** A `supportTopic` document. */
export const toSupportTopic = (fields: DocumentFields): SupportTopic => ({
  slug: slugIn(fields),
  title: fields.text('title'),
  summary: fields.optionalText('summary'),
  icon: fields.optionalText('icon'),
  position: fields.number('position') ?? 0,
});

/** A `supportArticle` document; without a topic it is found only by search and links. */
export const toSupportArticle = (fields: DocumentFields): SupportArticle => ({
  slug: slugIn(fields),
  title: fields.text('title'),
  summary: fields.optionalText('summary'),
  topicSlug: slugOfReference(fields, 'topic', 'supportTopic'),
  body: toRichText(fields, 'body'),
  publishedAt: date(fields, 'publishedAt'),
  reviewedAt: date(fields, 'reviewedAt'),
  products: fields.texts('relatedProducts'),
  relatedSlugs: slugsOfReferences(fields, 'relatedArticles', 'supportArticle'),
  mostRead: fields.number('mostRead'),
  seo: toSeo(fields),
});

/** A `supportCard` document. */
export const toSupportCard = (fields: DocumentFields): SupportCard => ({
  productHandle: fields.text('productSlug'),
  modelNumber: fields.optionalText('modelNumber'),
  manual: fields.file('manual'),
  warnings: fields.texts('warnings'),
  warranties: fields.list('warranties', item => ({
    part: item.text('part'),
    period: item.text('period'),
  })),
});
