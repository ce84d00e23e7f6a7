import { describe, expect, it } from 'vitest';
import { readFeed, readSitemap, type Sitemaps } from '../sitemaps-and-feeds';
import { checkFeeds } from './feeds';
import { alternate, canonical, listed, NOINDEX, ORIGIN, page, siteWith } from './page.fixture';
import { checkSitemaps } from './sitemaps';

const FILE = '/sitemap-pages.xml';

const url = (path: string, more = ''): string => `<url><loc>${ORIGIN}${path}</loc>${more}</url>`;

const sitemaps = (urls: string, more: Partial<Sitemaps> = {}): Sitemaps => ({
  named: [FILE],
  present: [FILE],
  entries: readSitemap(
    FILE,
    `<?xml version="1.0"?><urlset xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>`,
  ),
  robots: `User-agent: *\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  ...more,
});

const messagesOf = (pages: readonly ReturnType<typeof page>[], given: Sitemaps) =>
  checkSitemaps(pages, siteWith(...pages), given).map(each => `${each.page} ${each.message}`);

describe('checkSitemaps', () => {
  const alternates = alternate('en-US', '/a') + alternate('en-CA', '/en-ca/a');

  it('accepts every listed page once, with its alternates', () => {
    const pages = [
      listed('/a', alternates),
      page('/a/atoz', '', canonical('/a')),
      page('/cart', '', NOINDEX),
    ];
    const links = [
      ['en-US', '/a'],
      ['en-CA', '/en-ca/a'],
    ].map(([tag, path]) => `<xhtml:link hreflang="${tag}" href="${ORIGIN}${path}"/>`);
    const given = sitemaps(url('/a', `<lastmod>2026-05-01</lastmod>${links.join('')}`));
    expect(messagesOf(pages, given)).toEqual([]);
    expect(messagesOf(pages, sitemaps(url('/a')))).toEqual([
      `${FILE} lists ${ORIGIN}/a with other alternates than the page has`,
    ]);
  });

  it('reports an entry without a page, for another page, and with a wrong date', () => {
    const pages = [page('/cart', '', NOINDEX), listed('/b')];
    const entries =
      url('/gone') + url('/cart') + url('/b', '<lastmod>soon</lastmod>') + url('/b?a');
    expect(messagesOf(pages, sitemaps(entries))).toEqual([
      `${FILE} lists ${ORIGIN}/gone, which is not built`,
      `${FILE} lists ${ORIGIN}/cart, which is not to be listed`,
      `${FILE} lists ${ORIGIN}/b as of "soon", which is not a date`,
      `${FILE} lists ${ORIGIN}/b?a, which is not to be listed`,
    ]);
  });

  it('reports a listed page that is missing, or listed twice', () => {
    expect(messagesOf([listed('/a'), listed('/b')], sitemaps(url('/b') + url('/b')))).toEqual([
      '/a is in 0 sitemaps',
      '/b is in 2 sitemaps',
    ]);
  });

  it('reports an incomplete index, and one that robots.txt does not list', () => {
    const given = sitemaps('', { named: ['/sitemap-gone.xml'], robots: 'User-agent: *' });
    expect(messagesOf([], given)).toEqual([
      '/sitemap.xml names /sitemap-gone.xml, which does not exist',
      `/sitemap.xml does not name ${FILE}`,
      '/sitemap.xml is not named in robots.txt',
    ]);
  });
});

describe('checkFeeds', () => {
  const link = `${ORIGIN}/a?variant=1`;
  const offers = `<script type="application/ld+json">{"@type":"Offer","url":"${link}","price":"3.00","priceCurrency":"USD","availability":"https://schema.org/InStock"}</script>`;
  const site = siteWith(listed('/a', '', offers), page('/cart', '', NOINDEX));
  const feed = (...items: readonly string[]) =>
    checkFeeds(
      readFeed(
        '/merchant.xml',
        `<rss><channel>${items.map(item => `<item>${item}</item>`).join('')}</channel></rss>`,
      ),
      site,
    ).map(({ message }) => message);
  const goods = (price: string, state = 'in_stock', at = link) =>
    `<g:link>${at}</g:link><g:price>4.00 USD</g:price><g:sale_price>${price}</g:sale_price><g:availability>${state}</g:availability>`;

  it('accepts posts with a page, and products that match their page', () => {
    expect(feed(`<link>${ORIGIN}/a</link>`, goods('3.00 USD'))).toEqual([]);
  });

  it('accepts backorder products as out of stock', () => {
    const late = offers.replace('InStock', 'BackOrder');
    const shop = siteWith(listed('/a', '', late), page('/cart', '', NOINDEX));
    const item = { file: '/merchant.xml', address: link, price: '3.00 USD' };
    expect(checkFeeds([{ ...item, availability: 'out_of_stock' }], shop)).toEqual([]);
    expect(checkFeeds([{ ...item, availability: 'in_stock' }], shop)).toHaveLength(1);
  });

  it('reports items without a listed page, or with another price, state or variant', () => {
    const state = 'https://schema.org/InStock';
    expect(
      feed(
        `<link>${ORIGIN}/gone</link>`,
        `<link>${ORIGIN}/cart</link>`,
        goods('2.00 USD'),
        goods('3.00 USD', 'out_of_stock'),
        goods('3.00 USD', 'in_stock', `${ORIGIN}/a?variant=2`),
      ),
    ).toEqual([
      `lists ${ORIGIN}/gone, which is not built`,
      `lists ${ORIGIN}/cart, which is not to be listed`,
      `lists ${link} at 2.00 USD ${state}, where the page offers 3.00 USD ${state}`,
      `lists ${link} at 3.00 USD https://schema.org/OutOfStock or https://schema.org/BackOrder, where the page offers 3.00 USD ${state}`,
      `lists ${ORIGIN}/a?variant=2 at 3.00 USD ${state}, where the page offers nothing`,
    ]);
  });
});
