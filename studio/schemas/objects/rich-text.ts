import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { CALLOUT_TONES, LISTS, MARKS, TEXT_STYLES } from '../choices';
import { amount, choice, items, line, lines, picture, pictureBlock } from '../fields';

const titled = (value: string) => ({ title: value, value });

export const callout = defineType({
  name: 'callout',
  title: 'Note',
  type: 'object',
  description: 'A box beside the text: a hint, or a warning.',
  fields: [
    choice('tone', 'Tone', CALLOUT_TONES, { description: '"care" warns.' }),
    line('title', 'Title'),
    lines('text', 'Text', { isRequired: true }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
});

export const productEmbed = defineType({
  name: 'productEmbed',
  title: 'Product',
  type: 'object',
  description:
    'A card with picture and price. Where the store lacks the product, nothing is shown.',
  fields: [
    line('handle', 'Product', {
      description: 'The last part of its address, such as gps-collar.',
      isRequired: true,
    }),
    line('note', 'Why it is here'),
  ],
  preview: { select: { title: 'handle', subtitle: 'note' } },
});

export const videoEmbed = defineType({
  name: 'videoEmbed',
  title: 'Video elsewhere',
  type: 'object',
  description: 'A still picture with a link: nothing loads before a press.',
  fields: [
    defineField({
      name: 'url',
      title: 'Address',
      type: 'url',
      validation: rule => rule.required().uri({ scheme: ['https', 'http'] }),
    }),
    line('title', 'Title', { isRequired: true }),
    picture('image', 'Still picture'),
    amount('minutes', 'Minutes'),
  ],
  preview: { select: { title: 'title', subtitle: 'url', media: 'image' } },
});

export const tableRow = defineType({
  name: 'tableRow',
  title: 'Row',
  type: 'object',
  fields: [defineField({ name: 'cells', title: 'Cells', type: 'array', of: [{ type: 'string' }] })],
  preview: { select: { title: 'cells.0', subtitle: 'cells.1' } },
});

export const table = defineType({
  name: 'table',
  title: 'Table',
  type: 'object',
  description: 'The first row names the columns, the first cell of each further row names the row.',
  fields: [
    line('caption', 'Caption'),
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      of: [{ type: 'tableRow' }],
      validation: rule => rule.required().min(2),
    }),
  ],
  preview: { select: { title: 'caption' } },
});

export const divider = defineType({
  name: 'divider',
  title: 'Line across',
  type: 'object',
  description: 'Separates two parts of a text.',
  // The editor needs a field; nobody reads this one.
  fields: [defineField({ name: 'style', type: 'string', hidden: true })],
  preview: { prepare: () => ({ title: '—' }) },
});

export const questions = defineType({
  name: 'questions',
  title: 'Questions and answers',
  type: 'object',
  description: 'Questions that open their answers.',
  fields: [
    items(
      'items',
      'Questions',
      [
        line('question', 'Question', { isRequired: true }),
        lines('answer', 'Answer', { isRequired: true }),
      ],
      { titleFrom: 'question' },
    ),
  ],
  preview: { select: { title: 'items.0.question' } },
});

/** Text with headings, lists, links, and what stands between the paragraphs. */
export const richText = defineType({
  name: 'richText',
  title: 'Text',
  type: 'array',
  description:
    'Text with headings, lists and links, and between its paragraphs pictures, tables, notes, products, videos and questions.',
  of: [
    defineArrayMember({
      type: 'block',
      styles: TEXT_STYLES.map(titled),
      lists: LISTS.map(titled),
      marks: {
        decorators: MARKS.map(titled),
        annotations: [{ name: 'link', title: 'Link', type: 'link' }],
      },
    }),
    pictureBlock,
    ...['callout', 'productEmbed', 'videoEmbed', 'table', 'divider', 'questions'].map(type =>
      defineArrayMember({ type }),
    ),
  ],
});
