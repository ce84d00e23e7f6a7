import { defineField } from '@sanity/types';
import { amount, file, items, labelledLink, line, lines, picture } from '../fields';
import { heading, module, requiredHeading, richBody } from './module';

/** Modules of pictures, films and maps. */
export const MEDIA_MODULES = [
  module({
    name: 'tabsModule',
    title: 'Tabs',
    description: 'Texts behind tabs; a link with the anchor of a tab opens it.',
    fields: [
      heading,
      items(
        'tabs',
        'Tabs',
        [
          line('title', 'Title', { isRequired: true }),
          line('anchor', 'Anchor', { description: 'Made from the title if empty.' }),
          richBody,
          picture('image', 'Picture'),
        ],
        { titleFrom: 'title' },
      ),
    ],
  }),
  module({
    name: 'videoModule',
    title: 'Video',
    description: 'A film of our own with captions and what is said in it as text.',
    fields: [
      heading,
      lines('body', 'Text'),
      line('title', 'Title of the film', { isRequired: true }),
      picture('poster', 'Still picture', { isRequired: true }),
      file('file', 'Film', { accept: 'video/*', isRequired: true }),
      amount('seconds', 'Seconds', { isRequired: true, least: 1 }),
      file('captions', 'Captions', { accept: '.vtt', description: 'WebVTT, in this language.' }),
      lines('transcript', 'What is said'),
    ],
  }),
  module({
    name: 'galleryModule',
    title: 'Gallery',
    description: 'Pictures side by side, each with a caption.',
    fields: [
      heading,
      items(
        'items',
        'Pictures',
        [picture('image', 'Picture', { isRequired: true }), line('caption', 'Caption')],
        { titleFrom: 'caption' },
      ),
    ],
  }),
  module({
    name: 'mapModule',
    title: 'Map of dealers',
    description: 'States and provinces with dealers. Brands with dealers only.',
    fields: [
      requiredHeading,
      lines('body', 'Text'),
      labelledLink('link', 'Link'),
      items(
        'areas',
        'States and provinces',
        [
          defineField({
            name: 'code',
            title: 'Code',
            type: 'string',
            description: 'As in an address: OH, ON.',
            validation: rule => rule.required().length(2),
          }),
          line('name', 'Name', { isRequired: true }),
          amount('count', 'Dealers there', { isRequired: true, least: 1 }),
        ],
        { titleFrom: 'name' },
      ),
    ],
  }),
];
