import { defineField, defineType } from '@sanity/types';
import { TRANSLATED_TYPES } from '../choices';

const translation = defineType({
  name: 'internationalizedArrayReferenceValue',
  title: 'Translation',
  type: 'object',
  fields: [
    defineField({
      name: 'value',
      title: 'Document',
      type: 'reference',
      to: TRANSLATED_TYPES.map(type => ({ type })),
      weak: true,
      validation: rule => rule.required(),
    }),
  ],
  preview: { select: { title: 'value.title', subtitle: 'value.language' } },
});

/** In the shape of the vendor's plugin for internationalized documents, which may take its place. */
const metadata = defineType({
  name: 'translation.metadata',
  title: 'Translations',
  type: 'document',
  description:
    'Says which documents are translations of each other, where their addresses differ. Without one, documents of a type with the same address are.',
  fields: [
    defineField({
      name: 'schemaTypes',
      title: 'Types',
      type: 'array',
      of: [{ type: 'string' }],
      options: { list: [...TRANSLATED_TYPES] },
    }),
    defineField({
      name: 'translations',
      title: 'Translations',
      type: 'array',
      description: 'At least two, each in a language of its own.',
      of: [{ type: 'internationalizedArrayReferenceValue' }],
      validation: rule => rule.required().min(2),
    }),
  ],
  preview: {
    select: { title: 'translations.0.value.title', name: 'translations.0.value.name' },
    prepare: ({ title, name }) => ({ title: String(title ?? name ?? 'Translations') }),
  },
});

export const TRANSLATIONS = [translation, metadata];
