import { defineField } from '@sanity/types';
import { seo, shopDocument, slug } from '../document-fields';
import { day, group, handles, line, lines, moment, picture, referenceTo, texts } from '../fields';

const title = line('title', 'Title', { isRequired: true });

const body = defineField({ name: 'body', title: 'Text', type: 'richText' });

const blogPost = shopDocument({
  name: 'blogPost',
  title: 'Post',
  description: 'A post of the blog, at /blog/ and its address.',
  preview: { title: 'title', media: 'image' },
  fields: [
    title,
    slug(),
    lines('excerpt', 'Introduction', { description: 'In lists, and above the text.' }),
    picture('image', 'Picture'),
    body,
    referenceTo('category', 'Category', 'blogCategory', { isRequired: true }),
    referenceTo('author', 'Author', 'person', { isRequired: true }),
    moment('publishedAt', 'Date', {
      description:
        'Shown on the post and orders the blog. It does not hold a post back: schedule its publication for that.',
      isRequired: true,
    }),
    moment('updatedAt', 'Changed on'),
    texts('tags', 'Tags'),
    handles('relatedProducts', 'Products', { description: 'The last part of each address.' }),
    seo,
  ],
});

const blogCategory = shopDocument({
  name: 'blogCategory',
  title: 'Category of posts',
  description: 'Groups posts, at /blog/category/ and its address.',
  preview: { title: 'title' },
  fields: [title, slug(), lines('description', 'Description')],
});

const person = shopDocument({
  name: 'person',
  title: 'Person',
  description: 'An author or another person with a page, at /people/ and their address.',
  preview: { title: 'name', media: 'portrait' },
  fields: [
    line('name', 'Name', { isRequired: true }),
    slug({ source: 'name' }),
    line('role', 'Role'),
    picture('portrait', 'Portrait', { description: 'Initials if empty.' }),
    defineField({ name: 'bio', title: 'Story', type: 'richText' }),
    texts('credentials', 'Credentials'),
  ],
});

const pressRelease = shopDocument({
  name: 'pressRelease',
  title: 'Press release',
  description: 'News for the press, at /press/ and its address.',
  preview: { title: 'title', media: 'image' },
  fields: [
    title,
    slug(),
    day('date', 'Date', { isRequired: true }),
    line('location', 'Place'),
    lines('summary', 'Summary'),
    picture('image', 'Picture', {
      description: 'In the list, and beside the title. The first product in the text if empty.',
    }),
    body,
    group('contact', 'Whom to ask', [
      line('name', 'Name'),
      line('email', 'Mailbox'),
      line('phone', 'Telephone'),
    ]),
  ],
});

const sharedPage = shopDocument({
  name: 'sharedPage',
  title: 'Shared page',
  description: 'A text that several brands show under the same path.',
  preview: { title: 'title' },
  fields: [
    title,
    slug({ isPath: true }),
    picture('image', 'Picture', {
      description: 'Beside the title. The first product in the text if empty.',
    }),
    body,
    seo,
  ],
});

export const ARTICLE_DOCUMENTS = [blogPost, blogCategory, person, pressRelease, sharedPage];
