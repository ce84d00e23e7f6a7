import { describe, expect, it } from 'vitest';
import { canonical, NOINDEX, page, siteWith } from './page.fixture';
import { checkScripts } from './scripts';
import { checkStructuredData } from './structured-data';

const script = (data: unknown): string =>
  `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`;

const graph = (...things: readonly object[]): string =>
  script({ '@context': 'https://schema.org', '@graph': things });

const messagesOf = (body: string, head = canonical('/a')) => {
  const pages = [page('/a', body, head)];
  return checkStructuredData(pages, siteWith(...pages)).map(({ message }) => message);
};

const offer = {
  '@type': 'Offer',
  url: 'https://shop.example/a?variant=1',
  price: '1.00',
  priceCurrency: 'USD',
  availability: 'https://schema.org/InStock',
  shippingDetails: { '@id': '#free' },
};

describe('checkStructuredData', () => {
  it('accepts a complete product', () => {
    const product = { '@type': 'Product', name: 'Cap', offers: offer };
    const shipping = {
      '@type': 'OfferShippingDetails',
      '@id': '#free',
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US' },
    };
    expect(messagesOf(graph(product, shipping))).toEqual([]);
  });

  it('reports missing properties that search engines require, nested ones too', () => {
    const product = { '@type': 'Product', offers: { ...offer, price: '' } };
    expect(messagesOf(graph(product))).toEqual([
      'describes Product without name',
      'describes Offer without price',
      'refers to #free, which is not defined',
    ]);
    expect(messagesOf(graph({ '@type': 'Product', name: 'Cap' }))).toEqual([
      'describes Product without offers or review or aggregateRating',
    ]);
  });

  it('reports an entity without a page, a wrong date and an unknown type', () => {
    const crumb = { '@type': 'ListItem', position: 1, name: 'B', item: 'https://shop.example/b' };
    const news = {
      '@type': 'NewsArticle',
      headline: 'a',
      author: 'b',
      publisher: 'c',
      url: 'https://shop.example/a',
      datePublished: 'May',
    };
    expect(messagesOf(graph(crumb, news, { '@type': 'Recipe' }))).toEqual([
      'describes ListItem at https://shop.example/b, which is not built',
      'describes NewsArticle with an invalid datePublished',
      'describes Recipe, which the audit does not know',
    ]);
  });

  it('reports a script that is not JSON, duplicates, a missing one, and one on the wrong page', () => {
    const site = { '@type': 'WebSite', name: 'a', url: 'https://shop.example' };
    expect(messagesOf(script('{'))).toEqual(['has structured data that is no JSON']);
    expect(messagesOf(graph(site) + graph(site))).toEqual([
      'has 2 scripts of structured data, expected one',
    ]);
    expect(messagesOf('')).toEqual(['has no structured data']);
    expect(messagesOf('', NOINDEX)).toEqual([]);
    expect(messagesOf(graph(site), NOINDEX)).toEqual(['is not listed, but has structured data']);
  });
});

it('reports structured data in the application’s scripts', () => {
  const scripts = [
    { path: '/app.js', text: 'hydrate()' },
    { path: '/product.js', text: '{"@context":"https://schema.org"}' },
  ];
  expect(checkScripts(scripts).map(({ page: path }) => path)).toEqual(['/product.js']);
});
