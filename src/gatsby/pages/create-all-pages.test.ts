import type { CreatePagesArgs } from 'gatsby';
import { describe, expect, it } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import type { Settings } from '~/src/config/settings/settings';
import { CLIENT_ONLY_PATHS, FIXED_PATHS } from '../sourcing/built-in-paths';
import { createAllPages } from './create-all-pages';

interface MadePage {
  readonly path: string;
  readonly component: string;
  readonly context: Readonly<Record<string, unknown>>;
}

const content = { projectId: 'p1', dataset: 'production', apiOrigin: null, deskUrl: null };

const product = (locale: string, handle: string, more: Readonly<Record<string, unknown>> = {}) => ({
  id: `${locale}:${handle}`,
  locale,
  handle,
  isHidden: false,
  isLeadGeneration: false,
  card: {
    handle,
    title: handle,
    productType: '',
    priceMin: { cents: 1, currency: 'USD' },
    publishedAt: '2026',
  },
  options: [],
  variants: [],
  ...more,
});

const collection = (locale: string, handle: string, productHandles: readonly string[]) => ({
  id: `${locale}:${handle}`,
  locale,
  handle,
  productHandles,
});

const page = (locale: string, slug: string, path: string) => ({
  id: `${locale}:${slug}`,
  locale,
  slug,
  path,
});

const make = (
  nodes: Readonly<Record<string, readonly unknown[]>>,
  brand = BRANDS.larkfield,
  identity: Settings['identity'] = null,
  problems: string[] = [],
): ReadonlyMap<string, MadePage> => {
  const made: MadePage[] = [];
  const args = {
    actions: { createPage: (each: MadePage) => void made.push(each) },
    getNodesByType: (type: string) => nodes[type] ?? [],
    reporter: { warn: (problem: string) => void problems.push(problem) },
  };
  // The test judges pages by brand and nodes only; the rest of Gatsby's arguments is not read.
  const settings = { brand, content, identity } as Settings;
  createAllPages(args as unknown as CreatePagesArgs, settings, () => '');
  return new Map(made.map(each => [each.path, each]));
};

const many = (locale: string, count: number) =>
  Array.from({ length: count }, (_, index) => product(locale, `p${index}`));
const handlesOf = (list: readonly { handle: string }[]) => list.map(({ handle }) => handle);

describe('createAllPages', () => {
  it('gives each locale its own error pages and offline page, under the prefix of the brand', () => {
    expect([...make({}).keys()]).toEqual([
      '/collections',
      '/cart',
      '/search',
      '/shop',
      '/preview',
      '/404',
      '/500',
      '/offline',
      '/en-ca/collections',
      '/en-ca/cart',
      '/en-ca/search',
      '/en-ca/shop',
      '/en-ca/preview',
      '/en-ca/404',
      '/en-ca/500',
      '/en-ca/offline',
      '/support/contact',
      '/en-ca/support/contact',
    ]);
    expect(make({}, BRANDS.pawmere).has('/ca/404')).toBe(true);
  });

  it('gives only previews a match path, because match paths are listed in the browser', () => {
    const matched = [...make({}).values()].filter(each => 'matchPath' in each);
    expect(matched).toMatchObject([
      { path: '/preview', matchPath: '/preview/*', context: { preview: content } },
      { path: '/en-ca/preview', matchPath: '/en-ca/preview/*' },
    ]);
  });

  it('makes the account’s pages only for a shop with an identity provider', () => {
    const provider = { userPoolId: 'us-east-1_A', clientId: 'a', origin: 'https://id.example' };
    const pages = make({}, BRANDS.larkfield, provider);
    expect(pages.get('/account')).toMatchObject({ matchPath: '/account/*' });
    expect(pages.get('/en-ca/account')).toMatchObject({ matchPath: '/en-ca/account/*' });
    expect(pages.get('/logout')?.component).toMatch(/account\.tsx$/);
    expect(pages.get('/logout')).not.toHaveProperty('matchPath');
    expect(make({}).has('/account')).toBe(false);
  });

  it('puts the home page at the root of its locale', () => {
    const pages = make({
      ContentPage: [page('en-us', 'home', '/'), page('en-ca', 'home', '/')],
    });
    expect(pages.get('/')?.component).toMatch(/content-page\.tsx$/);
    expect(pages.get('/en-ca')?.context.alternates).toEqual(['en-us', 'en-ca']);
  });

  it('makes a page of each dealer in their country, and finds them on the page of dealers', () => {
    const pages = make({
      ContentPage: [page('en-us', 'dealers', '/dealers'), page('en-ca', 'dealers', '/dealers')],
      Dealer: [
        { id: 'dealer:en-us:boise-id', locale: 'en-us', slug: 'boise-id' },
        { id: 'dealer:en-ca:ottawa-on', locale: 'en-ca', slug: 'ottawa-on' },
      ],
    });
    expect(pages.get('/dealers')?.component).toMatch(/dealers\.tsx$/);
    expect(pages.get('/dealers/boise-id')?.context).toMatchObject({
      template: 'dealer',
      alternates: ['en-us'],
      nodeId: 'dealer:en-us:boise-id',
    });
    expect(pages.has('/en-ca/dealers/ottawa-on')).toBe(true);
    expect(pages.has('/dealers/ottawa-on')).toBe(false);
  });

  it('shows the questions of a finder on the page that has its slug', () => {
    const slug = 'find-your-fence';
    const pages = make({
      ContentPage: [page('en-us', slug, `/${slug}`), page('en-ca', slug, `/${slug}`)],
      FenceFinder: [{ id: `finder:en-us:${slug}`, locale: 'en-us', slug }],
    });
    expect(pages.get(`/${slug}`)?.component).toMatch(/finder\.tsx$/);
    expect(pages.get(`/${slug}`)?.context).toMatchObject({
      finderId: `finder:en-us:${slug}`,
      nodeId: `page:en-us:${slug}`,
    });
    expect(pages.get(`/en-ca/${slug}`)?.component).toMatch(/content-page\.tsx$/);
  });

  it('leaves the page of dealers to editors where there are none', () => {
    const pages = make({ ContentPage: [page('en-us', 'dealers', '/dealers')] });
    expect(pages.get('/dealers')?.component).toMatch(/content-page\.tsx$/);
  });

  it('gives an error page its kind', () => {
    const pages = make({});
    expect(pages.get('/404')?.context).toMatchObject({ template: 'error-page', kind: 'notFound' });
    expect(pages.get('/en-ca/500')?.context).toMatchObject({ kind: 'serverError' });
  });

  it('finds the alternate of a page whose translation has another path', () => {
    const translationId = 'colours';
    const pages = make({
      ContentPage: [
        { ...page('en-us', 'colors', '/colors'), translationId },
        { ...page('en-ca', 'colours', '/colours'), translationId },
        page('en-us', 'plain', '/plain'),
        page('en-ca', 'plain', '/plain'),
      ],
    });
    expect(pages.get('/colors')?.context).toMatchObject({
      alternates: ['en-us', 'en-ca'],
      alternatePaths: { 'en-ca': '/colours' },
    });
    expect(pages.get('/en-ca/colours')?.context).toMatchObject({
      alternatePaths: { 'en-us': '/colors' },
    });
    expect(pages.get('/plain')?.context).not.toHaveProperty('alternatePaths');
  });

  it('counts the pages of a list for each locale separately', () => {
    const american = many('en-us', 25);
    const canadian = many('en-ca', 3);
    const pages = make({
      Product: [...american, ...canadian],
      ProductCollection: [
        collection('en-us', 'all', handlesOf(american)),
        collection('en-ca', 'all', handlesOf(canadian)),
      ],
    });
    expect(pages.get('/collections/all/page/2')?.context).toMatchObject({ pageCount: 2 });
    expect(pages.get('/en-ca/collections/all')?.context).toMatchObject({ pageCount: 1 });
    expect(pages.has('/en-ca/collections/all/page/2')).toBe(false);
    expect(pages.get('/collections/all')?.context.alternates).toEqual(['en-us', 'en-ca']);
    expect(pages.get('/collections/all/page/2')?.context.alternates).toEqual(['en-us']);
  });

  it('gives a further page its alternates', () => {
    const sold = ['en-us', 'en-ca'].map(locale => many(locale, 25));
    const pages = make({
      Product: sold.flat(),
      ProductCollection: ['en-us', 'en-ca'].map((locale, index) =>
        collection(locale, 'all', handlesOf(sold[index] ?? [])),
      ),
    });
    expect(pages.get('/en-ca/collections/all/atoz/page/2')?.context).toMatchObject({
      alternates: ['en-us', 'en-ca'],
      canonicalPath: '/collections/all/page/2',
    });
  });

  it('leaves hidden and unsold products out of a collection', () => {
    const pages = make({
      Product: [product('en-us', 'a'), product('en-us', 'b', { isHidden: true })],
      ProductCollection: [collection('en-us', 'all', ['gone', 'b', 'a'])],
    });
    expect(pages.get('/collections/all')?.context).toMatchObject({
      handles: ['a'],
      productCount: 1,
    });
    expect(pages.has('/products/b')).toBe(false);
  });

  it('shows a lead-generation product in its own template', () => {
    const pages = make({
      Product: [product('en-us', 'a'), product('en-us', 'b', { isLeadGeneration: true })],
    });
    expect(pages.get('/products/a')?.component).toMatch(/\/product\.tsx$/);
    expect(pages.get('/products/b')?.component).toMatch(/\/lead-product\.tsx$/);
  });

  it('leaves out an editor’s page at a path of the shop itself, and reports it', () => {
    const problems: string[] = [];
    const pages = make(
      { ContentPage: [page('en-us', 'a', '/collections'), page('en-us', 'b', '/Collections')] },
      BRANDS.larkfield,
      null,
      problems,
    );
    expect(pages.get('/collections')?.component).toMatch(/collections\.tsx$/);
    expect(pages.has('/Collections')).toBe(false);
    expect(problems.map(each => each.split(' is left out')[0])).toEqual([
      'Two pages have the path /collections: the page of page:en-us:a (template content-page)',
      'Two pages have the path /Collections: the page of page:en-us:b (template content-page)',
    ]);
  });

  it('keeps the contact page when a page of an editor has its path', () => {
    const problems: string[] = [];
    const pages = make(
      { ContentPage: [page('en-us', 'support/contact', '/support/contact')] },
      BRANDS.larkfield,
      null,
      problems,
    );
    expect(pages.get('/support/contact')?.component).toMatch(/contact\.tsx$/);
    expect(problems).toHaveLength(1);
  });

  it('makes no page without documents whose path an editor could take', () => {
    const provider = { userPoolId: 'us-east-1_A', clientId: 'a', origin: 'https://id.example' };
    const made = make({}, BRANDS.larkfield, provider);
    const paths = [...made.keys()];
    expect(paths.filter(path => !/^\/en-ca/.test(path)).sort()).toEqual([...FIXED_PATHS].sort());
    const matched = paths.filter(path => 'matchPath' in (made.get(path) ?? {}));
    expect(matched.filter(path => !/^\/en-ca/.test(path)).sort()).toEqual([...CLIENT_ONLY_PATHS]);
  });
});
