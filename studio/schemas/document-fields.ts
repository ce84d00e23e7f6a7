import type { ReactNode } from 'react';
import {
  defineField,
  defineType,
  type DocumentDefinition,
  type FieldDefinition,
  type FieldGroupDefinition,
} from '@sanity/types';
import { LANGUAGES, RESERVED_ADDRESSES, RESERVED_SECTIONS, SITES } from './choices';
import { choice, group, line, lines, picture } from './fields';
import { uniqueIn } from './unique-slug';

/** The tabs of a document's form. */
export const GROUPS: FieldGroupDefinition[] = [
  { name: 'content', title: 'Content', default: true },
  { name: 'search', title: 'Search engines' },
  { name: 'site', title: 'Brand and language' },
];

/** The brands that show a document: every document says so. */
export const siteFields: readonly FieldDefinition[] = [
  defineField({
    name: 'site',
    title: 'Brand',
    type: 'string',
    group: 'site',
    description: 'The brand whose site shows this document.',
    options: { list: [...SITES] },
    validation: rule =>
      rule.custom((site, { document }) =>
        site || (Array.isArray(document?.sites) && document.sites.length > 0)
          ? true
          : 'Choose a brand, or the brands that share this.',
      ),
  }),
  defineField({
    name: 'sites',
    title: 'Shared by brands',
    type: 'array',
    group: 'site',
    description: 'Other brands that show the same document.',
    of: [{ type: 'string' }],
    options: { list: [...SITES] },
    validation: rule => rule.unique(),
  }),
];

/** A document without a language is for every language. */
export const languageField = choice('language', 'Language', LANGUAGES, {
  description: 'Readers of a language without this document see the one of its nearest fallback.',
  group: 'site',
});

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** What the shop itself has there; null if the address is free. */
const reservedBy = (address: string): string | null => {
  if (RESERVED_ADDRESSES.some(reserved => reserved === address)) return `a page at /${address}`;
  const section = RESERVED_SECTIONS.find(above => address.startsWith(`${above}/`));
  return section === undefined ? null : `all addresses below /${section}`;
};

const slugDescription = (isNested: boolean, isPath: boolean): string => {
  if (isNested) return 'The path of the page, such as solutions/pet-door; "home" is the home page.';
  return isPath
    ? 'The path of the page: lowercase letters, digits and hyphens.'
    : 'The last part of the page’s address: lowercase letters, digits and hyphens.';
};

/**
 * The last part of a page's address; `isNested` allows slashes, and `isPath` says that nothing stands
 * before it, where the shop has pages of its own.
 */
export const slug = ({ source = 'title', isNested = false, isPath = false } = {}) =>
  defineField({
    name: 'slug',
    title: 'Address',
    type: 'slug',
    group: 'content',
    description: slugDescription(isNested, isPath),
    options: { source, maxLength: 96, isUnique: uniqueIn('slug') },
    validation: rule =>
      rule.required().custom(value => {
        const current = value?.current ?? '';
        if (!SLUG.test(current)) return 'Use lowercase letters, digits and single hyphens.';
        const reserved = isPath || isNested ? reservedBy(current) : null;
        if (reserved !== null) return `The shop itself has ${reserved}. Choose another address.`;
        return isNested || !current.includes('/') ? true : 'This address takes no slash.';
      }),
  });

/** What search engines and shared links show. */
export const seo = group(
  'seo',
  'Search engines',
  [
    line('title', 'Title', { description: 'Instead of the page’s own title.' }),
    lines('description', 'Description', { description: 'One or two sentences.' }),
    picture('image', 'Picture', { description: 'For links that people share.' }),
  ],
  { group: 'search' },
);

type Definition = Pick<DocumentDefinition, 'name' | 'title' | 'description'> & {
  readonly fields: readonly FieldDefinition[];
  /** The fields that represent the document in lists. */
  readonly preview: { readonly title: string; readonly media?: string };
  readonly hasLanguage?: boolean;
};

const inTab = (field: FieldDefinition): FieldDefinition =>
  field.group === undefined ? { ...field, group: 'content' } : field;

/** A document type of the shop: its fields, then the brand and the language. */
export const shopDocument = ({ fields, preview, hasLanguage = true, ...rest }: Definition) =>
  defineType({
    ...rest,
    type: 'document',
    groups: GROUPS,
    fields: [...fields.map(inTab), ...siteFields, ...(hasLanguage ? [languageField] : [])],
    preview: {
      select: { ...preview, site: 'site', ...(hasLanguage ? { language: 'language' } : {}) },
      prepare: ({ title, site, language, media }: Record<string, ReactNode>) => ({
        title: typeof title === 'string' ? title : 'Untitled',
        subtitle: [site, language].filter(part => typeof part === 'string').join(' · '),
        media,
      }),
    },
  });
