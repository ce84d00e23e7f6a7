import { describe, expect, it } from 'vitest';
import { collectionHead } from './collection-head';
import { pageString } from '../page-data/page-strings';

const strings = {
  pageTitle: '{{title}}, page {{n}}',
  sortedTitle: '{{title}} – {{order}}',
  sort: { atoz: 'A to Z' },
};

const data: Queries.CollectionPageQuery = {
  shell: {} as Queries.CollectionPageQuery['shell'],
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
  template: 'collection',
  locale: 'en-us',
  originalPath: '/collections/power',
  alternates: ['en-us'],
  handle: 'power',
  pageCount: 3,
  productCount: 60,
  filters: null,
} as const;

describe('pageString', () => {
  it('finds a nested text and fills in its placeholders', () => {
    expect(pageString(data, 'collection', 'sort.atoz')).toBe('A to Z');
    expect(pageString(data, 'collection', 'pageTitle', { title: 'Power', n: 2 })).toBe(
      'Power, page 2',
    );
  });

  it('returns null for a text that the page does not have', () => {
    expect(pageString(data, 'collection', 'sort.newest')).toBeNull();
    expect(pageString(data, 'collection', 'sort')).toBeNull();
    expect(pageString(data, 'product', 'title')).toBeNull();
  });
});

describe('collectionHead', () => {
  it('gives every page and every order its own title', () => {
    const titles = (
      [
        ['default', 1],
        ['default', 2],
        ['atoz', 1],
        ['atoz', 3],
      ] as const
    ).map(
      ([sortOrder, pageNumber]) =>
        collectionHead(data, { ...context, sortOrder, pageNumber }).title,
    );
    expect(titles).toEqual(['Power', 'Power, page 2', 'Power – A to Z', 'Power – A to Z, page 3']);
  });

  it('uses the description of its editors', () => {
    const head = collectionHead(data, { ...context, sortOrder: 'atoz', pageNumber: 1 });
    expect(head.description).toBe('Batteries.');
  });
});
