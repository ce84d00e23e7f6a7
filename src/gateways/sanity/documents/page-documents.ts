import type {
  CollectionContent,
  ContentPage,
  ProductContent,
  ReviewCard,
} from '~/src/domain/content/content';
import { contentPath } from '~/src/domain/content/links';
import { isPathSlug } from '~/src/domain/content/slug';
import { isRecord, textOf } from '~/src/domain/data/read';
import type { DocumentFields } from '../fields';
import { toMotion } from './motion';
import { toSizeGuide } from './size-guide';
import { toModules } from '../modules/module-readers';

const pageSlug = (fields: DocumentFields): string => {
  const written = isRecord(fields.record.slug) ? textOf(fields.record.slug.current) : null;
  const slug = (written ?? '').replace(/^\/+|\/+$/g, '');
  if (isPathSlug(slug)) return slug;
  fields.isComplete = false;
  fields.problem(
    'slug.current',
    written === null
      ? 'it is empty. Give it a slug.'
      : `"${written}" is not an address of a page. Use lowercase letters, digits and single hyphens, as in solutions/pet-door.`,
  );
  return slug;
};

/** The handle of a product or a collection, as the store wrote it. */
const storeHandle = (fields: DocumentFields): string => {
  const store = isRecord(fields.record.store) ? fields.record.store : {};
  const slug = isRecord(store.slug) ? textOf(store.slug.current) : textOf(store.slug);
  if (slug !== null) return slug.replace(/^\/+|\/+$/g, '');
  fields.isComplete = false;
  fields.problem('store.slug', 'it is empty. Give it a slug.');
  return '';
};

/** A `page` or `sharedPage` document. */
export const toContentPage = (fields: DocumentFields): ContentPage => {
  const slug = pageSlug(fields);
  const seo = fields.nested('seo', item => ({
    title: item.optionalText('title'),
    description: item.optionalText('description'),
    image: item.image('image'),
  }));
  return {
    id: fields.documentId,
    slug,
    path: contentPath('page', slug),
    title: fields.text('title'),
    seo: seo ?? { title: null, description: null, image: null },
    modules: toModules(fields, 'modules'),
    changedAt: fields.changedAt(),
  };
};

const storeTitle = (fields: DocumentFields): string | null =>
  fields.nested('store', item => item.optionalText('title'));

/** A `globalProduct` document. */
export const toProductContent = (fields: DocumentFields): ProductContent => ({
  handle: storeHandle(fields),
  title: storeTitle(fields),
  questions: fields.list('questions', item => ({
    question: item.text('question'),
    answer: item.text('answer'),
  })),
  story: toModules(fields, 'modules'),
  sizeGuide: toSizeGuide(fields),
  motion: toMotion(fields),
});

/** A `globalProductCollection` document. */
export const toCollectionContent = (fields: DocumentFields): CollectionContent => ({
  handle: storeHandle(fields),
  title: storeTitle(fields),
  intro: fields.optionalText('intro'),
  image: fields.image('image'),
});

/** A `reviewCard` document; a rating outside 1 to 5 is reported and the card left out. */
export const toReviewCard = (fields: DocumentFields): ReviewCard => {
  const rating = fields.number('rating') ?? 0;
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) {
    fields.isComplete = false;
    fields.problem('rating', 'it is no whole number from 1 to 5. Choose one of these.');
  }
  return {
    id: fields.documentId,
    productHandle: fields.optionalText('productSlug'),
    rating,
    title: fields.optionalText('title'),
    body: fields.text('body'),
    author: fields.optionalText('author'),
    location: fields.optionalText('location'),
    date: fields.optionalText('date'),
    petName: fields.optionalText('petName'),
    image: fields.image('image'),
  };
};
