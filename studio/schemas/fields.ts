import {
  defineArrayMember,
  defineField,
  type FieldDefinition,
  type ReferenceFilterResolver,
} from '@sanity/types';

/** The options of a field. */
export interface Words {
  readonly description?: string;
  readonly isRequired?: boolean;
  readonly group?: string;
}

const about = ({ description, group }: Words) => ({
  ...(description === undefined ? {} : { description }),
  ...(group === undefined ? {} : { group }),
});

const HANDLE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A name for documents and addresses: lowercase letters, digits and hyphens. */
export const handle = (name: string, title: string, words: Words = {}) =>
  defineField({
    name,
    title,
    type: 'string',
    ...about(words),
    validation: rule => {
      const form = rule.regex(HANDLE, { name: 'handle' });
      return words.isRequired ? form.required() : form;
    },
  });

/** One line of text. */
export const line = (name: string, title: string, words: Words = {}) =>
  defineField({
    name,
    title,
    type: 'string',
    ...about(words),
    validation: rule => (words.isRequired ? rule.required() : rule),
  });

/** Several lines of plain text. */
export const lines = (name: string, title: string, words: Words = {}) =>
  defineField({
    name,
    title,
    type: 'text',
    rows: 3,
    ...about(words),
    validation: rule => (words.isRequired ? rule.required() : rule),
  });

export const choice = (name: string, title: string, list: readonly string[], words: Words = {}) =>
  defineField({
    name,
    title,
    type: 'string',
    options: { list: [...list] },
    ...about(words),
    validation: rule => (words.isRequired ? rule.required() : rule),
  });

/** A number; `least` is the smallest one allowed. */
export const amount = (
  name: string,
  title: string,
  { least = 0, ...words }: Words & { readonly least?: number } = {},
) =>
  defineField({
    name,
    title,
    type: 'number',
    ...about(words),
    validation: rule => (words.isRequired ? rule.required().min(least) : rule.min(least)),
  });

export const day = (name: string, title: string, words: Words = {}) =>
  defineField({
    name,
    title,
    type: 'date',
    ...about(words),
    validation: rule => (words.isRequired ? rule.required() : rule),
  });

export const moment = (name: string, title: string, words: Words = {}) =>
  defineField({
    name,
    title,
    type: 'datetime',
    ...about(words),
    validation: rule => (words.isRequired ? rule.required() : rule),
  });

/** A list of short texts. */
export const texts = (name: string, title: string, words: Words = {}) =>
  defineField({ name, title, type: 'array', ...about(words), of: [{ type: 'string' }] });

/** Products or collections by the last part of their address. */
export const handles = (name: string, title: string, words: Words = {}) =>
  defineField({
    name,
    title,
    type: 'array',
    ...about(words),
    of: [{ type: 'string', validation: rule => rule.regex(HANDLE, { name: 'handle' }) }],
    validation: rule => rule.unique(),
  });

const altText = lines('alt', 'What it shows', {
  description: 'For readers who cannot see it.',
  isRequired: true,
});

/** A picture; editors set its focal point, which every crop keeps in view. */
export const picture = (name: string, title: string, words: Words = {}) =>
  defineField({
    name,
    title,
    type: 'image',
    ...about(words),
    options: { hotspot: true },
    fields: [altText],
    validation: rule => (words.isRequired ? rule.required().assetRequired() : rule),
  });

/** A picture as a block of a text. */
export const pictureBlock = defineArrayMember({
  name: 'image',
  title: 'Picture',
  type: 'image',
  options: { hotspot: true },
  fields: [altText, line('caption', 'Caption')],
  validation: rule => rule.assetRequired(),
});

export const file = (
  name: string,
  title: string,
  { accept, ...words }: Words & { readonly accept: string },
) =>
  defineField({
    name,
    title,
    type: 'file',
    options: { accept },
    ...about(words),
    validation: rule => (words.isRequired ? rule.required().assetRequired() : rule),
  });

/** A link target. */
export const link = (name: string, title: string, words: Words = {}) =>
  defineField({
    name,
    title,
    type: 'link',
    ...about(words),
    validation: rule => (words.isRequired ? rule.required() : rule),
  });

/** An object with fields of its own. */
export const group = (
  name: string,
  title: string,
  fields: readonly FieldDefinition[],
  words: Words = {},
) => defineField({ name, title, type: 'object', ...about(words), fields: [...fields] });

/** A link with its label. */
export const labelledLink = (name: string, title: string, words: Words = {}) =>
  group(name, title, LABELLED, words);

export const LABELLED = [
  line('label', 'Words', { isRequired: true }),
  link('link', 'Leads to', { isRequired: true }),
];

/** Labelled links, each with a note below it. */
export const labelledLinks = (name: string, title: string, words: Words = {}) =>
  items(name, title, [...LABELLED, line('note', 'Note')], { titleFrom: 'label', ...words });

/** A list of objects; `titleFrom` names the field that stands for one in the list. */
export const items = (
  name: string,
  title: string,
  fields: readonly FieldDefinition[],
  { titleFrom, ...words }: Words & { readonly titleFrom: string },
) =>
  defineField({
    name,
    title,
    type: 'array',
    ...about(words),
    of: [
      defineArrayMember({
        type: 'object',
        fields: [...fields],
        preview: { select: { title: titleFrom } },
      }),
    ],
    validation: rule => (words.isRequired ? rule.required().min(1) : rule),
  });

/** References to documents of one type, of the same brand. */
export const references = (name: string, title: string, type: string, words: Words = {}) =>
  defineField({
    name,
    title,
    type: 'array',
    ...about(words),
    of: [{ type: 'reference', to: [{ type }], options: { filter: sameSite } }],
    validation: rule => (words.isRequired ? rule.required().min(1).unique() : rule.unique()),
  });

export const referenceTo = (name: string, title: string, type: string, words: Words = {}) =>
  defineField({
    name,
    title,
    type: 'reference',
    to: [{ type }],
    ...about(words),
    options: { filter: sameSite },
    validation: rule => (words.isRequired ? rule.required() : rule),
  });

/** Offers documents of the brand that the document belongs to. */
export const sameSite: ReferenceFilterResolver = ({ document }) => ({
  filter: 'site == $site || $site in sites',
  params: { site: document.site ?? null },
});
