import { describe, expect, it } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { localesOf } from '~/src/config/locales';
import { articlePages } from './article-pages';

type Fields = Readonly<Record<string, unknown>>;

const node = (type: string, locale: string, slug: string, more: Fields = {}) => ({
  id: `${type}:${locale}:${slug}`,
  locale,
  slug,
  tags: [],
  embeddedHandles: [],
  productHandles: [],
  categorySlug: null,
  authorSlug: null,
  ...more,
});
const posts = (locale: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    node('BlogPost', locale, `p${index}`, {
      publishedAt: `2026-01-${String(index + 1).padStart(2, '0')}`,
      categorySlug: index === 0 ? 'cats' : 'dogs',
      authorSlug: 'ana',
    }),
  );

const plan = (nodes: Readonly<Record<string, readonly Fields[]>>) => {
  const getNodes = (type: string): unknown[] => [...(nodes[type] ?? [])];
  const pages = articlePages(getNodes as never, localesOf(BRANDS.larkfield));
  return new Map(pages.map(page => [`${page.locale.id} ${page.path}`, page]));
};

describe('articlePages', () => {
  it('makes no pages without articles', () => {
    expect([...plan({}).keys()]).toEqual([]);
  });

  it('lists posts newest first, 12 a page, and counts the pages of each locale by itself', () => {
    const pages = plan({ BlogPost: [...posts('en-us', 13), ...posts('en-ca', 2)] });
    expect(pages.get('en-us /blog')).toMatchObject({
      template: 'blog',
      alternates: ['en-us', 'en-ca'],
      // Null, because a filter without a value would match any category.
      context: { nodeId: null, pageNumber: 1, pageCount: 2, postCount: 13 },
    });
    const ids = pages.get('en-us /blog')?.context?.postIds;
    expect(ids).toHaveLength(12);
    expect(String(ids)).toMatch(/^BlogPost:en-us:p12,BlogPost:en-us:p11,/);
    expect(pages.get('en-us /blog/page/2')).toMatchObject({
      alternates: ['en-us'],
      context: { postIds: ['BlogPost:en-us:p0'] },
    });
    expect(pages.get('en-ca /blog')?.context).toMatchObject({ pageCount: 1 });
    expect(pages.has('en-ca /blog/page/2')).toBe(false);
  });

  it('lists the posts of a category and of an author', () => {
    const pages = plan({
      BlogPost: posts('en-us', 3),
      BlogCategory: [node('BlogCategory', 'en-us', 'cats'), node('BlogCategory', 'en-us', 'birds')],
      Person: [node('Person', 'en-us', 'ana')],
    });
    expect(pages.get('en-us /blog/category/cats')).toMatchObject({
      template: 'blog',
      context: {
        nodeId: 'BlogCategory:en-us:cats',
        postIds: ['BlogPost:en-us:p0'],
        pageCount: 1,
      },
    });
    expect(pages.get('en-us /blog/category/birds')?.context).toMatchObject({ postIds: [] });
    expect(pages.get('en-us /people/ana')?.context?.postIds).toHaveLength(3);
    expect(pages.has('en-us /people')).toBe(true);
  });

  it('gives a post its references and related posts', () => {
    const [first, ...rest] = posts('en-us', 3);
    const own = { ...first, productHandles: ['a', 'b'], embeddedHandles: ['b', 'c'] };
    expect(plan({ BlogPost: [own, ...rest] }).get('en-us /blog/p0')?.context).toMatchObject({
      productHandles: ['a', 'b'],
      handles: ['a', 'b', 'c'],
      relatedIds: ['BlogPost:en-us:p2', 'BlogPost:en-us:p1'],
    });
  });

  it('gives every other kind its path', () => {
    const pages = plan({
      PressRelease: [node('PressRelease', 'en-us', 'fifty')],
      SharedPage: [node('SharedPage', 'en-us', 'terms'), node('SharedPage', 'en-ca', 'terms')],
    });
    expect([...pages].map(([path, { template }]) => `${path} ${template}`)).toEqual([
      'en-us /press press',
      'en-us /press/fifty press-release',
      'en-us /terms shared-page',
      'en-ca /terms shared-page',
    ]);
    expect(pages.get('en-us /terms')?.alternates).toEqual(['en-us', 'en-ca']);
    expect(pages.get('en-us /press')?.alternates).toEqual(['en-us']);
  });
});
