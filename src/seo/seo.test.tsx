import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { siteSettings } from '../domain/content/site-settings.fixture';
import type { PageContext } from '../page-data/page-data';
import { Seo, type SeoProps } from './seo';

vi.hoisted(() => {
  vi.stubEnv('GATSBY_SITE_URL', 'https://shop.example');
});

const image = {
  url: 'https://cdn.example/images/p/d/a-2400x1350.jpg',
  alt: '',
  width: 2400,
  height: 1350,
  hotspot: { x: 0.25, y: 0.75 },
};

const settings = siteSettings({
  defaultTitle: 'Fences for dogs',
  defaultDescription: 'Installed by people who know dogs.',
  socialHandle: '@larkfield',
  socialImage: image,
});

const page: PageContext = {
  template: 'product',
  locale: 'en-ca',
  originalPath: '/products/a',
  alternates: ['en-us', 'en-ca'],
};

const head = (props: Partial<SeoProps> = {}): string =>
  renderToStaticMarkup(
    <Seo
      context={page}
      shell={{ settings, navigation: { main: [], utility: [], footer: [], legal: [] } }}
      title="Collar"
      {...props}
    />,
  ).replaceAll('&amp;', '&');

const content = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe('page head', () => {
  it('carries the default metadata', () => {
    const html = head({ title: null });
    const names = ['og:url', 'og:type', 'og:title', 'og:description'];
    expect(names.map(name => content(html, name))).toEqual([
      'https://shop.example/en-ca/products/a',
      'website',
      'Fences for dogs',
      'Installed by people who know dogs.',
    ]);
    const twitter = ['card', 'domain', 'url', 'title', 'description', 'site'];
    expect(twitter.map(name => content(html, `twitter:${name}`))).toEqual([
      'summary_large_image',
      'shop.example',
      'https://shop.example/en-ca/products/a',
      'Fences for dogs',
      'Installed by people who know dogs.',
      '@larkfield',
    ]);
  });

  it('crops the social image to 1200 by 630 about its focal point', () => {
    const html = head();
    const url = `${image.url}?w=1200&h=630&fit=crop&crop=focalpoint&fp-x=0.25&fp-y=0.75&auto=format&q=55`;
    expect(content(html, 'og:image')).toBe(url);
    expect(content(html, 'twitter:image')).toBe(url);
    expect(content(html, 'og:image:width')).toBe('1200');
    expect(content(html, 'og:image:height')).toBe('630');
  });

  it('accepts a picture by URL or site path', () => {
    expect(content(head({ image: '/images/a.png' }), 'og:image')).toBe(
      'https://shop.example/images/a.png',
    );
    const elsewhere = 'https://cdn.example/a.png?b=c';
    expect(content(head({ image: elsewhere }), 'twitter:image')).toBe(elsewhere);
  });

  it("prefers the page's own metadata to the defaults", () => {
    const html = head({ description: 'Draw the yard.', type: 'product' });
    expect(html).toContain('<title>Collar | Larkfield</title>');
    expect(content(html, 'description')).toBe('Draw the yard.');
    expect(content(html, 'og:description')).toBe('Draw the yard.');
    expect(content(html, 'og:type')).toBe('product');
  });

  it('lists its alternates, the default locale twice', () => {
    const links = [...head().matchAll(/hrefLang="([^"]+)" href="([^"]*)"/g)];
    expect(links.map(([, tag, href]) => [tag, href])).toEqual([
      ['en-US', 'https://shop.example/products/a'],
      ['en-CA', 'https://shop.example/en-ca/products/a'],
      ['x-default', 'https://shop.example/products/a'],
    ]);
  });

  it('lists the path of each alternate', () => {
    const alternatePaths = { 'en-us': '/colors' };
    const html = head({ context: { ...page, originalPath: '/colours', alternatePaths } });
    const links = [...html.matchAll(/hrefLang="([^"]+)" href="([^"]*)"/g)];
    expect(links.map(([, , href]) => href)).toEqual([
      'https://shop.example/colors',
      'https://shop.example/en-ca/colours',
      'https://shop.example/colors',
    ]);
    expect(html).toContain('rel="canonical" href="https://shop.example/en-ca/colours"');
  });

  it('asks search engines not to index an unlisted page, which has no canonical', () => {
    const html = head({ isUnlisted: true });
    expect(content(html, 'robots')).toBe('noindex');
    expect(html).not.toMatch(/rel="(canonical|alternate)"/);
  });

  it('lists no alternates for a page of one locale', () => {
    expect(head({ context: { ...page, alternates: ['en-ca'] } })).not.toContain('rel="alternate"');
  });

  it('asks search engines not to index carts, account pages, previews and search results', () => {
    for (const path of ['/cart', '/account/orders', '/preview/a', '/search', '/logout']) {
      const html = head({ context: { ...page, originalPath: path } });
      expect(content(html, 'robots'), path).toBe('noindex');
    }
    expect(content(head(), 'robots')).toBeUndefined();
  });

  it('sets the canonical of another sort order to the default order', () => {
    const html = head({ context: { ...page, canonicalPath: '/collections/a' } });
    expect(html).toContain(
      '<link rel="canonical" href="https://shop.example/en-ca/collections/a"/>',
    );
    expect(html).not.toContain('rel="alternate"');
  });
});
