import type {
  CollectionContent,
  ContentPage,
  LocalizationString,
  ProductContent,
  ReviewCard,
} from '~/src/domain/content/content';
import { contentPath } from '~/src/domain/content/links';
import { isRecord, recordsOf, textOf } from '~/src/domain/data/read';
import type { DocumentFields } from '../fields';
import { toSizeGuide } from './size-guide';
import { toModules } from '../modules/module-readers';

const slugIn = (fields: DocumentFields, name: 'slug' | 'store'): string => {
  const holder = fields.record[name];
  const record = isRecord(holder) ? holder : {};
  const slug = isRecord(record.slug) ? textOf(record.slug.current) : textOf(record.slug);
  const value = name === 'slug' ? textOf(record.current) : slug;
  if (value !== null) return value.replace(/^\/+|\/+$/g, '');
  fields.isComplete = false;
  fields.problem(name === 'slug' ? 'slug.current' : 'store.slug', 'it is empty. Give it a slug.');
  return '';
};

/** A `page` or `sharedPage` document. */
export const toContentPage = (fields: DocumentFields): ContentPage => {
  const slug = slugIn(fields, 'slug');
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
  handle: slugIn(fields, 'store'),
  title: storeTitle(fields),
  questions: fields.list('questions', item => ({
    question: item.text('question'),
    answer: item.text('answer'),
  })),
  story: toModules(fields, 'modules'),
  sizeGuide: toSizeGuide(fields),
});

/** A `globalProductCollection` document. */
export const toCollectionContent = (fields: DocumentFields): CollectionContent => ({
  handle: slugIn(fields, 'store'),
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
  };
};

const toLocalizationValue = (
  fields: DocumentFields,
  value: string,
  isPlaceholder: boolean,
): LocalizationString => ({
  namespace: fields.text('group'),
  key: fields.text('key'),
  value,
  isPlaceholder,
});

/** The wording that a `localizationString` document gives for one locale, or null when none. */
export const toLocalizationString = (
  fields: DocumentFields,
  localeId: string,
): LocalizationString | null => {
  const values = recordsOf(fields.record.values);
  const value = values.find(
    ({ language, _key }) => (textOf(language) ?? textOf(_key))?.toLowerCase() === localeId,
  );
  const words = textOf(value?.value);
  return words === null ? null : toLocalizationValue(fields, words, false);
};

/** The placeholder of a `localizationString` document without a value, or null if it has none. */
export const toPlaceholder = (fields: DocumentFields): LocalizationString | null => {
  const words = fields.optionalText('placeholder');
  // The values are read for each language; what is wrong with them is reported once, here.
  fields.list('values', item => [item.optionalText('language'), item.optionalText('value')]);
  return words === null ? null : toLocalizationValue(fields, words, true);
};
