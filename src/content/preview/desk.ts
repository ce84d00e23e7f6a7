import type { PreviewedType } from '~/src/gateways/sanity/documents/preview-document';

/** The desk's URL for a field of a document; null if no desk is configured. */
export type DeskLink = (field?: string) => string | null;

/** `pattern` contains `{id}` and `{path}` for the document's id and the field's path. */
export const deskLinkOf =
  (pattern: string | null, documentId: string): DeskLink =>
  (field = '') =>
    pattern === null
      ? null
      : pattern
          .replace('{id}', encodeURIComponent(documentId))
          .replace('{path}', encodeURIComponent(field));

/** The path of a module in a document's list of modules. */
export const modulePath = (key: string): string => `modules[_key=="${key}"]`;

/** A field of a document, with the key of its label. */
export type EditedField =
  | 'title'
  | 'name'
  | 'slug'
  | 'seo'
  | 'modules'
  | 'questions'
  | 'store'
  | 'intro'
  | 'image'
  | 'excerpt'
  | 'body'
  | 'category'
  | 'author'
  | 'publishedAt'
  | 'tags'
  | 'relatedProducts'
  | 'role'
  | 'portrait'
  | 'bio'
  | 'credentials'
  | 'date'
  | 'location'
  | 'summary'
  | 'contact';

/** The most edited fields by document type, in page order. */
export const EDITED_FIELDS: { readonly [Type in PreviewedType]: readonly EditedField[] } = {
  page: ['title', 'slug', 'seo', 'modules'],
  globalProduct: ['store', 'questions', 'modules'],
  globalProductCollection: ['store', 'intro', 'image'],
  blogPost: [
    'title',
    'slug',
    'excerpt',
    'category',
    'author',
    'publishedAt',
    'image',
    'body',
    'tags',
    'relatedProducts',
    'seo',
  ],
  person: ['name', 'slug', 'role', 'portrait', 'bio', 'credentials'],
  pressRelease: ['title', 'slug', 'date', 'location', 'summary', 'body', 'contact'],
  sharedPage: ['title', 'slug', 'body', 'seo'],
};

/** Where an article's fields are on its page, innermost first. */
export const FIELD_PLACES: {
  readonly [Type in PreviewedType]?: readonly (readonly [selector: string, field: EditedField])[];
} = {
  blogPost: [
    ['h1', 'title'],
    ['.standfirst', 'excerpt'],
    ['.post-picture', 'image'],
    ['.reading', 'body'],
    ['.tags', 'tags'],
  ],
  person: [
    ['h1', 'name'],
    ['.standfirst', 'role'],
    ['.reading', 'bio'],
    ['.monogram', 'portrait'],
  ],
  pressRelease: [
    ['h1', 'title'],
    ['.standfirst', 'summary'],
    ['.dateline', 'date'],
    ['.reading', 'body'],
  ],
  sharedPage: [
    ['h1', 'title'],
    ['.reading', 'body'],
  ],
  globalProductCollection: [['h1', 'store']],
};
