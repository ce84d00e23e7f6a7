import type {
  BlogCategory,
  BlogPost,
  Person,
  PressRelease,
  SharedPage,
} from '~/src/domain/content/article';
import { isDate } from '~/src/domain/content/article-date';
import type { Seo } from '~/src/domain/content/content';
import { slugOf } from '~/src/domain/content/slug';
import { isRecord, textOf } from '~/src/domain/data/read';
import type { DocumentFields } from '../fields';
import { toRichText } from '../rich-text/rich-text';

/** A document's slug, corrected by the slug rule (spec storefront §5). */
export const slugIn = (fields: DocumentFields): string => {
  const slug = isRecord(fields.record.slug) ? textOf(fields.record.slug.current) : null;
  const clean = slugOf(slug ?? '');
  if (clean === '') {
    fields.isComplete = false;
    fields.problem('slug.current', 'it is empty. Give it a slug.');
  } else if (clean !== slug) {
    fields.problem('slug.current', `"${slug ?? ''}" becomes "${clean}". Write it so.`);
  }
  return clean;
};

/** Slug of the document that a reference names; reported and null without a published one. */
export const slugOfReference = (
  fields: DocumentFields,
  name: string,
  type: string,
): string | null => {
  const field = fields.record[name];
  const reference = isRecord(field) ? textOf(field._ref) : null;
  const target = reference === null ? null : fields.context.targetOf(reference);
  const slug = slugOf(target?.slug ?? '');
  if (target?.type === type && slug !== '') return slug;
  const named =
    reference === null
      ? 'it is empty'
      : `it names ${reference}, which is not published or cannot be shown`;
  fields.problem(name, `${named}. Choose a published ${type} document.`);
  return null;
};

/** A required day or moment. */
export const date = (fields: DocumentFields, name: string): string => {
  const text = fields.text(name);
  if (text === '' || isDate(text)) return text;
  fields.isComplete = false;
  fields.problem(name, `"${text}" is not a date. Write it as 2026-05-30.`);
  return '';
};

const optionalDate = (fields: DocumentFields, name: string): string | null =>
  fields.optionalText(name) === null ? null : date(fields, name);

/** The `seo` field; every value is null where an editor left it empty. */
export const toSeo = (fields: DocumentFields): Seo =>
  fields.nested('seo', item => ({
    title: item.optionalText('title'),
    description: item.optionalText('description'),
    image: item.image('image'),
  })) ?? { title: null, description: null, image: null };

/** A `blogCategory` document. */
export const toBlogCategory = (fields: DocumentFields): BlogCategory => ({
  slug: slugIn(fields),
  title: fields.text('title'),
  description: fields.optionalText('description'),
  changedAt: fields.changedAt(),
});

/** A `person` document. */
export const toPerson = (fields: DocumentFields): Person => ({
  slug: slugIn(fields),
  name: fields.text('name'),
  role: fields.optionalText('role'),
  portrait: fields.image('portrait'),
  bio: toRichText(fields, 'bio'),
  credentials: fields.texts('credentials'),
  changedAt: fields.changedAt(),
});

/** A `blogPost` document; a missing category or author is left out. */
export const toBlogPost = (fields: DocumentFields): BlogPost => ({
  slug: slugIn(fields),
  title: fields.text('title'),
  excerpt: fields.optionalText('excerpt'),
  body: toRichText(fields, 'body'),
  image: fields.image('image'),
  categorySlug: slugOfReference(fields, 'category', 'blogCategory'),
  authorSlug: slugOfReference(fields, 'author', 'person'),
  publishedAt: date(fields, 'publishedAt'),
  updatedAt: optionalDate(fields, 'updatedAt'),
  tags: fields.texts('tags'),
  seo: toSeo(fields),
  relatedProducts: fields.texts('relatedProducts'),
});

/** A `pressRelease` document. */
export const toPressRelease = (fields: DocumentFields): PressRelease => ({
  slug: slugIn(fields),
  title: fields.text('title'),
  date: date(fields, 'date'),
  location: fields.optionalText('location'),
  summary: fields.optionalText('summary'),
  image: fields.image('image'),
  body: toRichText(fields, 'body'),
  contact: fields.nested('contact', item => ({
    name: item.optionalText('name'),
    email: item.optionalText('email'),
    phone: item.optionalText('phone'),
  })),
  changedAt: fields.changedAt(),
});

/** A `sharedPage` document. */
export const toSharedPage = (fields: DocumentFields): SharedPage => ({
  slug: slugIn(fields),
  title: fields.text('title'),
  image: fields.image('image'),
  body: toRichText(fields, 'body'),
  seo: toSeo(fields),
  changedAt: fields.changedAt(),
});
