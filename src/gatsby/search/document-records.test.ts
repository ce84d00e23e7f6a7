import { expect, it } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { localeById } from '~/src/config/locales';
import type { PortableText } from '~/src/domain/content/rich-text/portable-text';
import { articleRecords, postRecords } from './document-records';

const brand = BRANDS.larkfield;
const seo = { title: null, description: null, image: null };
const words = (text: string): PortableText => [
  {
    _type: 'block',
    _key: 'a',
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', text, marks: [] }],
  },
];

const source = (body: PortableText) => ({
  locale: localeById('en-ca', brand),
  content: {
    articles: {
      categories: [{ slug: 'safety', title: 'Safety', description: null }],
      people: [],
      posts: [
        {
          slug: 'gps',
          title: 'GPS or wire?',
          excerpt: 'Both.',
          body,
          image: null,
          seo,
          categorySlug: 'safety',
          authorSlug: null,
          publishedAt: '2026-01-02',
          updatedAt: null,
          tags: [],
          relatedProducts: [],
        },
      ],
      releases: [],
      sharedPages: [],
    },
    support: {
      topics: [{ slug: 'doors', title: 'Pet doors', summary: null, icon: null, position: 1 }],
      articles: [
        {
          slug: 'flap',
          title: 'Replace a flap',
          summary: 'Four screws.',
          body,
          seo,
          topicSlug: 'doors',
          publishedAt: '2026-01-01',
          reviewedAt: '2026-01-01',
          products: [],
          relatedSlugs: [],
          mostRead: null,
        },
      ],
      cards: [],
    },
  },
});

it('makes records of posts, with their category and plain text', () => {
  expect(postRecords(source(words('Wire or none.')), brand)).toEqual([
    {
      objectID: 'en-ca:gps',
      locale: 'en-ca',
      language: 'en',
      handle: 'gps',
      path: '/en-ca/blog/gps',
      title: 'GPS or wire?',
      excerpt: 'Both.',
      category: 'Safety',
      image: null,
      publishedAt: Date.UTC(2026, 0, 2) / 1000,
      text: 'Wire or none.',
    },
  ]);
});

it('makes records of support articles, with their section', () => {
  expect(articleRecords(source(words('Turn them.')), brand)).toEqual([
    {
      objectID: 'en-ca:flap',
      locale: 'en-ca',
      language: 'en',
      handle: 'flap',
      path: '/en-ca/support/articles/flap',
      title: 'Replace a flap',
      section: 'Pet doors',
      excerpt: 'Four screws.',
      text: 'Turn them.',
    },
  ]);
});

it('cuts a long text, for records have a size limit', () => {
  const [post] = postRecords(source(words('word '.repeat(4000))), brand);
  const [article] = articleRecords(source(words('word '.repeat(4000))), brand);
  expect(post?.text.length).toBeLessThanOrEqual(6000);
  expect(article?.text.length).toBeLessThanOrEqual(6000);
});
