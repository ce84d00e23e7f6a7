import { ICONS } from '../choices';
import {
  amount,
  choice,
  handles,
  items,
  labelledLink,
  line,
  lines,
  link,
  picture,
  texts,
} from '../fields';
import { heading, module, requiredHeading } from './module';

const title = line('title', 'Title', { isRequired: true });
const text = lines('text', 'Text');
const icon = choice('icon', 'Icon', ICONS, { description: 'A paw if empty.' });

/** Modules that show several items side by side. */
export const LIST_MODULES = [
  module({
    name: 'collectionTilesModule',
    title: 'Tiles',
    description: 'Large pictures that lead to collections or pages.',
    fields: [
      heading,
      items(
        'tiles',
        'Tiles',
        [title, text, picture('image', 'Picture'), link('link', 'Leads to')],
        {
          titleFrom: 'title',
        },
      ),
    ],
  }),
  module({
    name: 'productRailModule',
    title: 'Products',
    description:
      'A row of products that scrolls sideways: those named, or those of a collection. A product that the store lacks is left out.',
    fields: [
      requiredHeading,
      lines('body', 'Text'),
      labelledLink('link', 'Link'),
      handles('handles', 'Products', { description: 'The last part of each address.' }),
      line('collection', 'Collection', { description: 'Instead of products: its address.' }),
    ],
  }),
  module({
    name: 'collectionRailModule',
    title: 'Collections',
    description: 'A row of collections that scrolls sideways, each with its number of products.',
    fields: [
      requiredHeading,
      lines('body', 'Text'),
      labelledLink('link', 'Link'),
      handles('handles', 'Collections', { description: 'The last part of each address.' }),
    ],
  }),
  module({
    name: 'stepsModule',
    title: 'Steps',
    description: 'Numbered steps.',
    fields: [heading, items('steps', 'Steps', [title, text], { titleFrom: 'title' })],
  }),
  module({
    name: 'statisticsModule',
    title: 'Numbers',
    description: 'Large numbers, each with a few words.',
    titleFrom: 'items.0.value',
    fields: [
      items(
        'items',
        'Numbers',
        [
          line('value', 'Number', { isRequired: true }),
          line('label', 'Words', { isRequired: true }),
        ],
        { titleFrom: 'value', isRequired: true },
      ),
    ],
  }),
  module({
    name: 'valuePropsModule',
    title: 'Promises',
    description: 'A row of short promises with icons, such as free shipping.',
    titleFrom: 'items.0.title',
    fields: [heading, items('items', 'Promises', [icon, title, text], { titleFrom: 'title' })],
  }),
  module({
    name: 'featureGridModule',
    title: 'Grid of features',
    description: 'Cards with an icon or a picture, a title and text.',
    fields: [
      heading,
      lines('body', 'Text'),
      items(
        'items',
        'Cards',
        [icon, title, text, picture('image', 'Picture'), labelledLink('link', 'Link')],
        { titleFrom: 'title' },
      ),
    ],
  }),
  module({
    name: 'comparisonModule',
    title: 'Comparison',
    description: 'A table that compares two or more things.',
    fields: [
      heading,
      texts('columns', 'Columns'),
      items(
        'rows',
        'Rows',
        [
          line('label', 'What is compared', { isRequired: true }),
          texts('values', 'Values', { description: 'One for each column.' }),
        ],
        { titleFrom: 'label' },
      ),
    ],
  }),
  module({
    name: 'reviewWallModule',
    title: 'Reviews',
    description:
      'Reviews of customers (documents of the type reviewCard): signed ones of 4 stars or more first, one a product before a second, then the others, each the newest first. Each leads to its product.',
    fields: [heading, amount('limit', 'How many', { description: '6 if empty.', least: 1 })],
  }),
];
