import type {
  BlogCategory,
  BlogPost,
  Person,
  PressRelease,
  SharedPage,
} from '~/src/domain/content/article';
import type {
  CollectionContent,
  ContentPage,
  ProductContent,
  ReviewCard,
} from '~/src/domain/content/content';
import {
  toBlogCategory,
  toBlogPost,
  toPerson,
  toPressRelease,
  toSharedPage,
} from './article-documents';
import type { DocumentFields } from '../fields';
import {
  toCollectionContent,
  toContentPage,
  toProductContent,
  toReviewCard,
} from './page-documents';

/** The reader of a document type, and its role on the site. */
export interface ReadDocuments {
  page: ContentPage;
  globalProduct: ProductContent;
  globalProductCollection: CollectionContent;
  reviewCard: ReviewCard;
  blogCategory: BlogCategory;
  blogPost: BlogPost;
  person: Person;
  pressRelease: PressRelease;
  sharedPage: SharedPage;
}

export type ReadableType = keyof ReadDocuments;

/** The reader of each document type, for the build and the preview. */
export const DOCUMENT_READERS: {
  readonly [Type in ReadableType]: (fields: DocumentFields) => ReadDocuments[Type];
} = {
  page: toContentPage,
  globalProduct: toProductContent,
  globalProductCollection: toCollectionContent,
  reviewCard: toReviewCard,
  blogCategory: toBlogCategory,
  blogPost: toBlogPost,
  person: toPerson,
  pressRelease: toPressRelease,
  sharedPage: toSharedPage,
};
