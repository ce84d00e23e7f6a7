import type { ArticleContent } from '~/src/domain/content/article';
import type { CollectionContent, ReviewCard } from '~/src/domain/content/content';
import { isRecord, listOf, textOf, textsOf, type Json } from '~/src/domain/data/read';
import { DOCUMENT_READERS, type ReadableType, type ReadDocuments } from './document-readers';
import { DocumentFields, type ReadContext } from '../fields';
import type { ContentProblem } from '../problem';
import type { ContentDocuments } from './read-documents';
import { readTermTexts, toSiteContent, type ContentSource } from '../site-content';
import { insertTerms } from '../term-placeholders';

/** Types of documents that have a page of their own. */
const PREVIEWED = [
  'page',
  'globalProduct',
  'globalProductCollection',
  'blogPost',
  'person',
  'pressRelease',
  'sharedPage',
] as const satisfies readonly ReadableType[];

export type PreviewedType = (typeof PREVIEWED)[number];

/** A document as its page shows it, and as the build would read it. */
export type PreviewedDocument = {
  readonly [Type in PreviewedType]: {
    readonly type: Type;
    readonly value: ReadDocuments[Type];
    readonly articles: ArticleContent;
    readonly reviews: readonly ReviewCard[];
    readonly collections: readonly CollectionContent[];
    /** Problems for an editor to fix before publishing. */
    readonly problems: readonly ContentProblem[];
    /** False when the build would leave the document out. */
    readonly isComplete: boolean;
  };
}[PreviewedType];

/** Identifies a document, whatever its state. */
export interface DocumentFacts {
  readonly type: string;
  readonly title: string | null;
  /** Null for a document of every language. */
  readonly language: string | null;
  /** The brands that show it. */
  readonly sites: readonly string[];
}

/** What a preview must know of a raw document before its type is checked; never fails. */
export const factsOf = (document: Json): DocumentFacts => {
  const store = isRecord(document.store) ? document.store : {};
  const site = textOf(document.site);
  return {
    type: textOf(document._type) ?? '',
    title: textOf(document.title) ?? textOf(document.name) ?? textOf(store.title),
    language: textOf(document.language),
    sites: [...new Set([...(site === null ? [] : [site]), ...textsOf(document.sites)])],
  };
};

/** Types of the other documents that a page of each type shows. */
const RELATED_TYPES: { readonly [Type in PreviewedType]: readonly ReadableType[] } = {
  page: ['reviewCard', 'globalProductCollection'],
  globalProduct: ['reviewCard', 'globalProductCollection'],
  globalProductCollection: [],
  blogPost: ['blogPost', 'blogCategory', 'person'],
  person: ['blogPost', 'blogCategory', 'person'],
  pressRelease: [],
  sharedPage: [],
};

/** The type, if documents of it can be previewed on their own page; otherwise null. */
export const previewedType = (type: string): PreviewedType | null =>
  PREVIEWED.find(known => known === type) ?? null;

/** Types of the documents related to one of that type. */
export const relatedTypes = (type: PreviewedType): readonly ReadableType[] => RELATED_TYPES[type];

/** The ids of all documents that a value refers to, images aside. */
export const referencesIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return [...new Set(listOf(value).flatMap(referencesIn))];
  if (!isRecord(value)) return [];
  const own = textOf(value._ref);
  if (own !== null) return own.startsWith('image-') ? [] : [own];
  return [...new Set(Object.values(value).flatMap(referencesIn))];
};

/** Reads a document of a type with a page, whatever its state. */
export const readPreviewedDocument = (
  document: Json,
  type: PreviewedType,
  around: ContentDocuments,
  place: ContentSource,
): PreviewedDocument => {
  const problems: ContentProblem[] = [];
  const { articles, reviews, collections } = toSiteContent(around, place);
  const context: ReadContext = {
    imageBase: place.imageBase,
    fileBase: place.fileBase,
    targetOf: reference => around.targets.get(reference) ?? null,
    report: problem => problems.push(problem),
  };
  const filled = insertTerms(document, readTermTexts(around, place, context), context.report);
  const fields = new DocumentFields(filled, textOf(document._id) ?? '?', '', context);
  return toPreviewedDocument(type, fields, { articles, reviews, collections, problems });
};

const toPreviewedDocument = <Type extends PreviewedType>(
  type: Type,
  fields: DocumentFields,
  rest: Pick<PreviewedDocument, 'articles' | 'reviews' | 'collections' | 'problems'>,
): PreviewedDocument => {
  const value = DOCUMENT_READERS[type](fields);
  return { type, value, ...rest, isComplete: fields.isComplete } as PreviewedDocument;
};
