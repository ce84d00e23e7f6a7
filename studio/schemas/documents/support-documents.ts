import { defineField } from '@sanity/types';
import { ICONS } from '../choices';
import { seo, shopDocument, slug } from '../document-fields';
import {
  amount,
  choice,
  day,
  file,
  handles,
  items,
  line,
  lines,
  picture,
  references,
  referenceTo,
  texts,
} from '../fields';

const title = line('title', 'Title', { isRequired: true });
const position = amount('position', 'Place in the list', { description: 'Small numbers first.' });
const start = amount('start', 'Second at which it begins');

const supportTopic = shopDocument({
  name: 'supportTopic',
  title: 'Support topic',
  description: 'Groups support articles on /support.',
  preview: { title: 'title' },
  fields: [title, slug(), lines('summary', 'Summary'), choice('icon', 'Icon', ICONS), position],
});

const supportArticle = shopDocument({
  name: 'supportArticle',
  title: 'Support article',
  description: 'Help with one thing, at /support/articles/ and its address.',
  preview: { title: 'title' },
  fields: [
    title,
    slug(),
    lines('summary', 'Summary'),
    referenceTo('topic', 'Topic', 'supportTopic', { isRequired: true }),
    defineField({ name: 'body', title: 'Text', type: 'richText' }),
    day('publishedAt', 'First published', { isRequired: true }),
    day('reviewedAt', 'Last checked', { isRequired: true }),
    handles('relatedProducts', 'Products', {
      description: 'The last part of each address; the first one’s card stands beside the text.',
    }),
    references('relatedArticles', 'Read next', 'supportArticle'),
    amount('mostRead', 'Rank among the most read', { least: 1 }),
    seo,
  ],
});

const supportCard = shopDocument({
  name: 'supportCard',
  title: 'Support card',
  description: 'What somebody who owns a product wants to know: manual, warnings, warranty.',
  preview: { title: 'productSlug' },
  fields: [
    line('productSlug', 'Product', {
      description: 'The last part of its address.',
      isRequired: true,
    }),
    line('modelNumber', 'Model number'),
    file('manual', 'Manual', { accept: '.pdf' }),
    texts('warnings', 'Warnings'),
    items(
      'warranties',
      'Warranty',
      [
        line('part', 'Part', { isRequired: true }),
        line('period', 'How long', { isRequired: true }),
      ],
      { titleFrom: 'part' },
    ),
  ],
});

const video = shopDocument({
  name: 'video',
  title: 'Training video',
  description: 'A film of the training videos, at /videos and in the account.',
  preview: { title: 'title', media: 'poster' },
  fields: [
    title,
    slug(),
    lines('description', 'Description'),
    picture('poster', 'Still picture'),
    file('file', 'Film', { accept: 'video/*', isRequired: true }),
    amount('width', 'Width in pixels', { isRequired: true, least: 1 }),
    amount('height', 'Height in pixels', { isRequired: true, least: 1 }),
    amount('seconds', 'Seconds', { isRequired: true, least: 1 }),
    defineField({
      name: 'hasSound',
      title: 'Has sound',
      type: 'boolean',
      description: 'Yes if empty.',
    }),
    day('publishedAt', 'Date', { isRequired: true }),
    items(
      'captions',
      'Captions',
      [
        line('label', 'Language in words', { isRequired: true }),
        line('srclang', 'Language', { description: 'Such as en or fr.', isRequired: true }),
        file('file', 'File', { accept: '.vtt', isRequired: true }),
      ],
      { titleFrom: 'label' },
    ),
    items('chapters', 'Chapters', [line('title', 'Title', { isRequired: true }), start], {
      titleFrom: 'title',
    }),
    items('transcript', 'What is said', [start, lines('text', 'Words', { isRequired: true })], {
      titleFrom: 'text',
    }),
  ],
});

const playlist = shopDocument({
  name: 'playlist',
  title: 'Playlist',
  description: 'Training videos in their order, at /videos/ and its address.',
  preview: { title: 'title', media: 'image' },
  fields: [
    title,
    slug(),
    lines('description', 'Description'),
    picture('image', 'Picture'),
    position,
    references('videos', 'Videos', 'video', { isRequired: true }),
    handles('relatedProducts', 'Products', { description: 'The last part of each address.' }),
    seo,
  ],
});

export const SUPPORT_DOCUMENTS = [supportTopic, supportArticle, supportCard, video, playlist];
