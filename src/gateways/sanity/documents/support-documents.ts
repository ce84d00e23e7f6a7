import type { SupportArticle, SupportCard, SupportTopic } from '~/src/domain/content/support';
import { slugOf } from '~/src/domain/content/slug';
import { isRecord, listOf, textOf } from '~/src/domain/data/read';
import { date, slugIn, slugOfReference, toSeo } from './article-documents';
import type { DocumentFields } from '../fields';
import type { Identity } from '../readable';
import { toRichText } from '../rich-text/rich-text';

/** Slugs of the documents that a list of references names; those that cannot be shown are reported and left out. */
export const slugsOfReferences = (
  fields: DocumentFields,
  name: string,
  type: string,
): readonly string[] => {
  fields.expect(name, 'list');
  return listOf(fields.record[name]).flatMap((reference, index) => {
    const id = isRecord(reference) ? textOf(reference._ref) : null;
    const target = id === null ? null : fields.context.targetOf(id);
    const slug = slugOf(target?.slug ?? '');
    if (target?.type === type && slug !== '') return [slug];
    fields.problem(
      `${name}[${index}]`,
      `it names ${id ?? 'nothing'}, which is not a ${type} that can be shown. Choose another, or remove it.`,
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

/** A product has one card. */
export const ONE_FOR_EACH_PRODUCT: Identity<SupportCard> = {
  of: ({ productHandle }) => productHandle,
  repeated: (document, kept, handle) => ({
    documentId: textOf(document._id) ?? '?',
    field: 'productSlug',
    message: `${textOf(kept._id)} is for the same product "${handle}" in the same language. Unpublish one, or choose another product.`,
  }),
};
