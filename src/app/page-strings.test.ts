import { describe, expect, it } from 'vitest';
import { collectionHead } from './collection-head';
import type { CollectionPageData } from './page-data';
import { pageString } from './page-strings';

const strings = {
  pageTitle: '{{title}}, page {{n}}',
  sort: { atoz: 'A to Z' },
};

const data: CollectionPageData = {
  shell: {} as CollectionPageData['shell'],
  locales: {
    edges: [{ node: { ns: 'collection', language: 'en-us', data: JSON.stringify(strings) } }],
  },
  collection: {
    handle: 'power',
    title: 'Power',
    descriptionHtml: '',
    intro: 'Batteries.',
    image: null,
    seo: { title: null, description: null, image: null },
  },
  cards: [],
};

const context = {
  locale: 'en-us',
  originalPath: '/collections/power',
  alternates: ['en-us'],
  handle: 'power',
  pageCount: 3,
  productCount: 60,
  filters: null,
} as const;

describe('pageString', () => {
  it('finds a nested text and fills it in', () => {
    expect(pageString(data, 'collection', 'sort.atoz')).toBe('A to Z');
    expect(pageString(data, 'collection', 'pageTitle', { title: 'Power', n: 2 })).toBe(
      'Power, page 2',
    );
  });

  it('answers null for what the page does not carry', () => {
    expect(pageString(data, 'collection', 'sort.newest')).toBeNull();
    expect(pageString(data, 'collection', 'sort')).toBeNull();
    expect(pageString(data, 'product', 'title')).toBeNull();
  });
});

describe('collectionHead', () => {
  it('is its own canonical page in the default order', () => {
    const head = collectionHead(data, { ...context, sortOrder: 'default', pageNumber: 2 });
    expect(head.title).toBe('Power, page 2');
    expect(head).not.toHaveProperty('canonicalPath');
  });

  it('is canonical to the default order in every other one, under a title of its own', () => {
    expect(collectionHead(data, { ...context, sortOrder: 'atoz', pageNumber: 1 })).toMatchObject({
      title: 'Power: A to Z',
      description: 'Batteries.',
      canonicalPath: '/collections/power',
    });
    expect(
      collectionHead(data, { ...context, sortOrder: 'atoz', pageNumber: 3 }).canonicalPath,
    ).toBe('/collections/power/page/3');
  });
});
