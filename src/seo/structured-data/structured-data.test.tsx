import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { FEATURES } from '~/src/config/features';
import { structuredData } from './structured-data';

vi.hoisted(() => {
  vi.stubEnv('GATSBY_SITE_URL', 'https://shop.example');
});

const data = {
  shell: {
    settings: {
      phone: null,
      social: [],
      organization: { legalName: null, foundedYear: null, address: null, email: null },
    },
    navigation: {},
  },
  locales: {
    edges: [{ node: { ns: 'common', language: 'en-ca', data: '{"breadcrumb":{"home":"Home"}}' } }],
  },
  page: {
    title: 'Fences </script>',
    modules: [{ type: 'questionsModule', items: [{ question: 'Who fits it?', answer: 'We do.' }] }],
  },
};

const context = { template: 'content-page', locale: 'en-ca', originalPath: '/fences' };

const render = (pageContext: object | undefined, of: object = data): string =>
  renderToStaticMarkup(structuredData(() => ({ result: { data: of, pageContext } }), '/fences'));

const typesIn = (html: string): readonly unknown[] => {
  const json = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html)?.[1] ?? 'null';
  const parsed: unknown = JSON.parse(json);
  const graph: unknown = Reflect.get(Object(parsed) as object, '@graph');
  return Array.isArray(graph)
    ? graph.map((each: unknown): unknown => Reflect.get(Object(each) as object, '@type'))
    : [];
};

describe('structuredData', () => {
  it('describes a page by its template, in one script element that no text can close', () => {
    const html = render(context);
    expect(typesIn(html)).toEqual(['BreadcrumbList', 'FAQPage']);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).toContain('https://shop.example/en-ca/fences');
    expect(html).toContain('"item":"https://shop.example/en-ca"');
  });

  it('describes the organization on its home page only', () => {
    const html = render({ ...context, originalPath: '/' });
    expect(typesIn(html)).toEqual(['Organization', 'WebSite', 'FAQPage']);
    // No search action until the shop has a search (src/config/features.ts).
    expect(html.includes('SearchAction')).toBe(FEATURES.search);
  });

  it('is empty for pages with another canonical, carts, and pages without context', () => {
    expect(render({ ...context, canonicalPath: '/fences/all' })).toBe('');
    expect(render({ ...context, template: 'cart' })).toBe('');
    expect(render(undefined)).toBe('');
    expect(render(context, {})).toBe('');
    expect(structuredData(undefined, '/fences')).toBeNull();
  });
});
