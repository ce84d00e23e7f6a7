import { defineField } from '@sanity/types';
import { seo, shopDocument, slug } from '../document-fields';
import { items, line, lines, picture } from '../fields';
import { modules } from '../modules';
import { uniqueIn } from '../unique-slug';
import { fenceFinder } from './fence-finder';
import { motion } from './motion';
import { sizeGuide } from './size-guide';

/** What ties a document to the catalogue: the shop looks the product up by this address. */
const store = (what: string) =>
  defineField({
    name: 'store',
    title: `${what} of the store`,
    type: 'object',
    validation: rule => rule.required(),
    fields: [
      line('title', 'Title', { description: 'For lists of this desk; the store’s is shown.' }),
      defineField({
        name: 'slug',
        title: 'Address',
        type: 'slug',
        description: `The last part of its address, as in the store (its handle).`,
        options: { source: 'store.title', isUnique: uniqueIn('store.slug') },
        validation: rule => rule.required(),
      }),
    ],
  });

const page = shopDocument({
  name: 'page',
  title: 'Page',
  description:
    'A page made of modules, at the path that is its address. The one called "home" is the home page.',
  preview: { title: 'title', media: 'seo.image' },
  fields: [
    line('title', 'Title', { isRequired: true }),
    slug({ isNested: true }),
    modules('Modules', 'The blocks of the page, from top to bottom.'),
    seo,
  ],
});

const globalProduct = shopDocument({
  name: 'globalProduct',
  title: 'Product texts',
  description:
    'What editors add to the page of a product: questions and modules below the buy box. Title, price and pictures come from the store.',
  preview: { title: 'store.title' },
  fields: [
    store('Product'),
    items(
      'questions',
      'Questions',
      [
        line('question', 'Question', { isRequired: true }),
        lines('answer', 'Answer', { isRequired: true }),
      ],
      { titleFrom: 'question' },
    ),
    modules('Story', 'Modules below the buy box.'),
    sizeGuide,
    motion,
  ],
});

const globalProductCollection = shopDocument({
  name: 'globalProductCollection',
  title: 'Collection texts',
  description: 'What editors add to the page of a collection: an introduction and a picture.',
  preview: { title: 'store.title', media: 'image' },
  fields: [store('Collection'), lines('intro', 'Introduction'), picture('image', 'Picture')],
});

const reviewCard = shopDocument({
  name: 'reviewCard',
  title: 'Review',
  description: 'A customer’s review: on the product’s page and in modules of reviews.',
  preview: { title: 'title' },
  fields: [
    defineField({
      name: 'rating',
      title: 'Stars',
      type: 'number',
      validation: rule => rule.required().integer().min(1).max(5),
    }),
    line('title', 'Title'),
    lines('body', 'Words', { isRequired: true }),
    line('productSlug', 'Product', { description: 'The last part of its address.' }),
    line('author', 'Name', { description: 'Anonymous if empty.' }),
    line('location', 'Town'),
    defineField({ name: 'date', title: 'Date', type: 'date' }),
    line('petName', 'Name of the pet'),
    picture('image', 'Picture', { description: 'The customer’s own, on the product’s page.' }),
  ],
});

export const SHOP_DOCUMENTS = [
  page,
  fenceFinder,
  globalProduct,
  globalProductCollection,
  reviewCard,
];
