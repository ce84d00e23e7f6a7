import { defineField } from '@sanity/types';
import { shopDocument, slug } from '../document-fields';
import { amount, choice, group, handle, items, line, lines, picture, texts } from '../fields';

const id = handle('id', 'Id', {
  description: 'Lowercase letters, digits and hyphens; rules and the page’s address use it.',
  isRequired: true,
});

const product = handle('productSlug', 'Product', {
  description: 'The last part of its address.',
  isRequired: true,
});

const answers = items(
  'answers',
  'Answers',
  [
    id,
    line('label', 'Answer', { isRequired: true }),
    line('note', 'Note'),
    picture('image', 'Picture'),
    amount('dogs', 'Number of dogs it stands for', { least: 1 }),
    group(
      'option',
      'Option that it chooses',
      [line('name', 'Option', { isRequired: true }), line('value', 'Value', { isRequired: true })],
      { description: 'Such as Size: Medium, for products that have it.' },
    ),
  ],
  { titleFrom: 'label', isRequired: true },
);

const parts = items(
  'parts',
  'Everything that belongs to it',
  [product, choice('per', 'How many', ['home', 'dog', 'furtherDog'], { isRequired: true })],
  { titleFrom: 'productSlug', isRequired: true, description: 'The first one is its own product.' },
);

const outcomes = items(
  'outcomes',
  'Outcomes',
  [
    id,
    product,
    line('suits', 'Whom it suits', { isRequired: true }),
    choice('action', 'How it is bought', ['cart', 'visit'], { isRequired: true }),
    texts('strengths', 'What speaks for it, whatever the answers'),
    parts,
  ],
  { titleFrom: 'productSlug', isRequired: true },
);

const rules = items(
  'rules',
  'Rules',
  [
    line('title', 'Title', { description: 'For lists and messages; shoppers do not see it.' }),
    handle('questionId', 'Id of the question', { isRequired: true }),
    handle('answerId', 'Id of the answer', { isRequired: true }),
    handle('outcomeId', 'Id of the outcome', { isRequired: true }),
    defineField({
      name: 'points',
      title: 'Points',
      type: 'number',
      description: 'How much the answer speaks for the outcome; below zero, against it.',
    }),
    defineField({ name: 'rulesOut', title: 'Rules the outcome out', type: 'boolean' }),
    line('reason', 'Reason', { description: 'A sentence for shoppers.' }),
  ],
  { titleFrom: 'title' },
);

export const fenceFinder = shopDocument({
  name: 'fenceFinder',
  title: 'Finder',
  description:
    'The questions of the page with the same address, and the rules that choose a fence.',
  preview: { title: 'title' },
  fields: [
    line('title', 'Title', { isRequired: true }),
    slug(),
    lines('intro', 'Introduction'),
    line('outcomesHeading', 'Heading above all outcomes'),
    lines('outcomesText', 'Text above all outcomes'),
    items(
      'questions',
      'Questions',
      [id, line('title', 'Question', { isRequired: true }), line('help', 'Help'), answers],
      {
        titleFrom: 'title',
        isRequired: true,
      },
    ),
    outcomes,
    rules,
  ],
});
