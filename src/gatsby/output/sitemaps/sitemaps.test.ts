import { describe, expect, it } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { listedPages, type ListedPage } from './listed-pages';
import { robotsFile } from './robots';
import { sitemapFiles } from './sitemap-files';

const settings = { brand: BRANDS.larkfield, siteUrl: 'https://shop.example' };

const image = { url: 'https://cdn.example/cdn/shop/files/a.jpg', alt: '', width: 9, height: 9 };

const sitePage = (path: string, more: object) => ({
  id: `SitePage ${path}`,
  path,
  context: { template: 'product', locale: 'en-us', originalPath: path, ...more },
});

const listed = (pages: readonly object[], nodes: Readonly<Record<string, object>> = {}) =>
  listedPages(
    {
      getNodesByType: ((type: string) => (type === 'SitePage' ? [...pages] : [])) as never,
      getNode: ((id: string) => nodes[id]) as never,
    },
    settings,
  );

describe('listedPages', () => {
  it('lists a page with its alternates, its pictures and its date', () => {
    const pages = [
      sitePage('/products/a', { nodeId: 'a', alternates: ['en-us', 'en-ca'] }),
      sitePage('/en-ca/products/a', {
        locale: 'en-ca',
        originalPath: '/products/a',
        nodeId: 'b',
        alternates: ['en-us', 'en-ca'],
      }),
    ];
    const found = listed(pages, { a: { changedAt: '2026-03-01', images: [image] } });
    const alternates = [
      { tag: 'en-US', address: 'https://shop.example/products/a' },
      { tag: 'en-CA', address: 'https://shop.example/en-ca/products/a' },
      { tag: 'x-default', address: 'https://shop.example/products/a' },
    ];
    expect(found).toEqual([
      {
        kind: 'products',
        address: 'https://shop.example/en-ca/products/a',
        changedAt: null,
        images: [],
        alternates,
      },
      {
        kind: 'products',
        address: 'https://shop.example/products/a',
        changedAt: '2026-03-01',
        images: [`${image.url}?width=1200`],
        alternates,
      },
    ]);
  });

  it('lists the paths that a page has in other locales', () => {
    const [page] = listed([
      sitePage('/colors', {
        alternates: ['en-us', 'en-ca'],
        alternatePaths: { 'en-ca': '/colours' },
      }),
    ]);
    expect(page?.alternates.map(({ address }) => address)).toEqual([
      'https://shop.example/colors',
      'https://shop.example/en-ca/colours',
      'https://shop.example/colors',
    ]);
  });

  it('lists no alternates for a page of one locale', () => {
    const [page] = listed([sitePage('/products/a', { alternates: ['en-us'] })]);
    expect(page?.alternates).toEqual([]);
  });

  it('leaves out carts, error pages, other sort orders, and pages without context', () => {
    const pages = [
      sitePage('/cart', { template: 'cart' }),
      sitePage('/404', { template: 'error-page' }),
      sitePage('/collections/a/atoz', { template: 'collection', canonicalPath: '/collections/a' }),
      sitePage('/search', { template: 'content-page' }),
      sitePage('/dev-404-page', { template: undefined }),
      sitePage('/fr/products/a', { locale: 'fr-fr' }),
      sitePage('/collections/a/page/2', { template: 'collection' }),
    ];
    expect(listed(pages).map(({ address }) => address)).toEqual([
      'https://shop.example/collections/a/page/2',
    ]);
  });
});

const page = (index: number, more: Partial<ListedPage> = {}): ListedPage => ({
  kind: 'products',
  address: `https://shop.example/products/p${index}?a=1&b=2`,
  changedAt: null,
  images: [],
  alternates: [],
  ...more,
});

describe('sitemapFiles', () => {
  it('writes a file for each kind, and an index with dates', () => {
    const files = sitemapFiles(
      [
        page(1, {
          changedAt: '2026-03-01T00:00:00Z',
          images: ['https://cdn.example/a.jpg?w=1&q=2'],
          alternates: [{ tag: 'en-CA', address: 'https://shop.example/en-ca/a?b&c' }],
        }),
        page(2, { changedAt: '2026-05-01' }),
        page(3, { kind: 'pages' }),
      ],
      settings,
    );
    expect(files.map(({ path }) => path)).toEqual([
      '/sitemap.xml',
      '/sitemap-pages.xml',
      '/sitemap-products.xml',
    ]);
    const [index, , products] = files;
    expect(index?.text).toContain(
      '<sitemap><loc>https://shop.example/sitemap-products.xml</loc><lastmod>2026-05-01</lastmod></sitemap>',
    );
    expect(index?.text).toContain(
      '<sitemap><loc>https://shop.example/sitemap-pages.xml</loc></sitemap>',
    );
    expect(products?.text).toContain(
      '<url><loc>https://shop.example/products/p1?a=1&amp;b=2</loc><lastmod>2026-03-01T00:00:00Z</lastmod>' +
        '<xhtml:link rel="alternate" hreflang="en-CA" href="https://shop.example/en-ca/a?b&amp;c"/>' +
        '<image:image><image:loc>https://cdn.example/a.jpg?w=1&amp;q=2</image:loc></image:image></url>',
    );
  });

  it('starts another file at the maximum number of URLs, and at the maximum size', () => {
    const pages = Array.from({ length: 5 }, (_, index) => page(index));
    const byCount = sitemapFiles(pages, settings, { addresses: 2, bytes: 1e6 });
    expect(byCount.map(({ path }) => path)).toEqual([
      '/sitemap.xml',
      '/sitemap-products.xml',
      '/sitemap-products-2.xml',
      '/sitemap-products-3.xml',
    ]);
    const bytes = Buffer.byteLength(sitemapFiles(pages.slice(0, 2), settings)[1]?.text ?? '');
    const byBytes = sitemapFiles(pages, settings, { addresses: 50_000, bytes });
    expect(byBytes).toHaveLength(4);
    for (const { path, text } of byBytes.slice(1))
      expect(Buffer.byteLength(text), path).toBeLessThanOrEqual(bytes);
    expect(
      byBytes
        .map(({ text }) => text)
        .join('')
        .match(/<url>/g),
    ).toHaveLength(5);
  });
});

describe('robotsFile', () => {
  it('keeps crawlers out of personal pages in every locale, and lists the index', () => {
    const { path, text } = robotsFile(settings);
    const lines = text.split('\n');
    expect(path).toBe('/robots.txt');
    for (const closed of ['/cart', '/account', '/preview', '/search', '/en-ca/account'])
      expect(lines).toEqual(
        expect.arrayContaining(['$', '/', '?'].map(end => `Disallow: ${closed}${end}`)),
      );
    expect(lines).not.toContain('Disallow: /cart');
    expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml');
  });
});
