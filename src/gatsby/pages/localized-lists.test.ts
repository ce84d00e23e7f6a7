import { expect, it } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { localesOf } from '~/src/config/locales';
import { articlePages } from './article-pages';

const posts = (locale: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `post:${locale}:${index}`,
    locale,
    slug: `p${index}`,
    translationId: null,
    categorySlug: null,
    authorSlug: null,
    publishedAt: `2026-01-${String(index + 1).padStart(2, '0')}`,
    tags: [],
    productHandles: [],
    embeddedHandles: [],
    parent: null,
    children: [],
    internal: { type: 'BlogPost', contentDigest: '', owner: '' },
  }));

it('pages the blog of each language by its own posts', () => {
  const nodes = [...posts('en-us', 25), ...posts('fr-fr', 2)];
  const plans = articlePages(
    type => (type === 'BlogPost' ? nodes : []),
    localesOf(BRANDS.pawmere),
  ).filter(({ template }) => template === 'blog');
  const lists = (id: string) => plans.filter(({ locale }) => locale.id === id);
  expect(lists('en-us').length).toBeGreaterThan(1);
  expect(lists('fr-fr')).toMatchObject([
    { path: '/blog', alternates: ['en-us', 'fr-fr'], context: { pageNumber: 1, pageCount: 1 } },
  ]);
  expect(lists('en-us')[1]).toMatchObject({ path: '/blog/page/2', alternates: ['en-us'] });
  expect(lists('de-de')).toEqual([]);
});
