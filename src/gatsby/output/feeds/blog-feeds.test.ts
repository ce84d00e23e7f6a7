import { describe, expect, it } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { blogFeeds } from './blog-feeds';

const node = (locale: string, slug: string, publishedAt: string, title = slug) => ({
  id: `${locale}:${slug}`,
  locale,
  slug,
  publishedAt,
  card: { slug, title, excerpt: 'a < b & c', publishedAt, category: { title: 'Safety' } },
});

const SHELLS = [
  { locale: 'en-us', settings: { tagline: null } },
  { locale: 'en-ca', settings: { tagline: 'Fences for the North' } },
];

const feedsOf = (...nodes: readonly object[]) =>
  blogFeeds(
    ((type: string) =>
      type === 'BlogPost' ? [...nodes] : type === 'SiteShell' ? SHELLS : []) as never,
    { brand: BRANDS.larkfield, siteUrl: 'https://shop.example' },
  );

describe('blogFeeds', () => {
  it('makes one for each locale that has posts, under its prefix', () => {
    const feeds = feedsOf(node('en-us', 'a', '2026-05-01'), node('en-ca', 'a', '2026-05-01'));
    expect(feeds.map(({ path }) => path)).toEqual(['/blog/rss.xml', '/en-ca/blog/rss.xml']);
    expect(feeds[1]?.text).toContain('<link>https://shop.example/en-ca/blog/a</link>');
    expect(feeds[1]?.text).toContain('<language>en-CA</language>');
    expect(feedsOf(node('en-ca', 'a', '2026-05-01'))).toHaveLength(1);
  });

  it('describes it by the tagline in the words of the locale, or by that of the brand', () => {
    const feeds = feedsOf(node('en-us', 'a', '2026-05-01'), node('en-ca', 'a', '2026-05-01'));
    expect(feeds[0]?.text).toContain(`<description>${BRANDS.larkfield.tagline}</description>`);
    expect(feeds[1]?.text).toContain('<description>Fences for the North</description>');
  });

  it('lists the newest first and escapes markup', () => {
    const [feed] = feedsOf(
      node('en-us', 'old', '2026-05-01T13:00:00Z'),
      node('en-us', 'new', '2026-06-01T13:00:00Z', 'Salt & <ice>'),
    );
    const titles = [...(feed?.text ?? '').matchAll(/<item><title>([^<]*)</g)].map(([, t]) => t);
    expect(titles).toEqual(['Salt &amp; &lt;ice&gt;', 'old']);
    expect(feed?.text).toContain('<description>a &lt; b &amp; c</description>');
    expect(feed?.text).toContain('<pubDate>Mon, 01 Jun 2026 13:00:00 GMT</pubDate>');
    expect(feed?.text).toContain('<lastBuildDate>Mon, 01 Jun 2026 13:00:00 GMT</lastBuildDate>');
  });

  it('lists at most twenty', () => {
    const many = Array.from({ length: 25 }, (_, index) =>
      node('en-us', `p${index}`, new Date(Date.UTC(2026, 0, index + 1)).toISOString()),
    );
    expect(feedsOf(...many)[0]?.text.match(/<item>/g)).toHaveLength(20);
  });
});
