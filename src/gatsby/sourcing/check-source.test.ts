import { describe, expect, it } from 'vitest';
import type { ContentPage } from '~/src/domain/content/content';
import type { Product, ProductCard } from '~/src/domain/commerce/product';
import { localeById } from '~/src/config/locales';
import { BRANDS } from '~/src/config/testing/brands';
import { checkSource as checkSourceOf, describeUnknownReference } from './check-source';
import type { LocaleSource, SourcedProduct } from './sources';

const seo = { title: null, description: null, image: null };

const shown = (handle: string, more: Partial<Product> = {}): SourcedProduct => {
  const price = { cents: 100, currency: 'USD' as const };
  const common = { id: handle, handle, title: handle, vendor: '', productType: '', tagline: null };
  const card: ProductCard = {
    ...common,
    publishedAt: '',
    image: null,
    hoverImage: null,
    priceMin: price,
    priceMax: price,
    compareAtPrice: null,
    availability: 'inStock',
    swatches: [],
    autoshipPercent: 0,
    rating: null,
    isLeadGeneration: false,
    isSimple: true,
    options: [],
  };
  const product: Product = {
    ...common,
    tags: [],
    descriptionHtml: '',
    highlights: [],
    specifications: [],
    questions: [],
    images: [],
    options: [],
    variants: [],
    requiresSellingPlan: false,
    sellingPlanGroups: [],
    isLeadGeneration: false,
    servicePlanHandle: null,
    addOnHandles: [],
    relatedHandles: [],
    ...more,
  };
  const changedAt = '2026-01-01T00:00:00Z';
  return { product, card, seo, changedAt, isHidden: false, searchTerms: [] };
};

const page = (path: string, modules: ContentPage['modules'] = []): ContentPage => ({
  id: path,
  slug: path,
  path,
  title: path,
  seo,
  modules,
});

const source = (
  products: readonly SourcedProduct[],
  pages: readonly ContentPage[] = [page('/')],
): LocaleSource => ({
  locale: localeById('en-us', BRANDS.larkfield),
  catalogue: { products, collections: [] },
  content: {
    settings: {} as LocaleSource['content']['settings'],
    navigation: { main: [], utility: [], footer: [], legal: [] },
    pages,
    reviews: [],
    products: [],
    collections: [],
    articles: { categories: [], people: [], posts: [], releases: [], sharedPages: [] },
    support: { topics: [], articles: [], cards: [] },
    videos: { videos: [], playlists: [] },
    strings: [],
    finders: [],
    translations: new Map(),
  },
});

const checkSource = (source: LocaleSource) => checkSourceOf(source, { hasDealers: false });

describe('checkSource', () => {
  it('finds no problem in a valid source', () => {
    expect(checkSource(source([shown('collar'), shown('bed')]))).toEqual({
      errors: [],
      problems: [],
      unknown: [],
    });
  });

  it('finds duplicate handles', () => {
    const { errors } = checkSource(source([shown('collar'), shown('collar')]));
    expect(errors).toEqual([
      'In en-us two products are called "collar": change the handle of one in the store.',
    ]);
  });

  it('reports a missing home page', () => {
    expect(checkSource(source([], [page('/about')])).errors).toEqual([
      'In en-us there is no home page: publish a page with the slug "home".',
    ]);
  });

  it('reports a missing page for dealers, where the brand has any', () => {
    expect(checkSourceOf(source([]), { hasDealers: true }).errors).toEqual([
      'In en-us there is no page for dealers: publish one with the slug "dealers".',
    ]);
    const pages = [page('/'), page('/dealers')];
    expect(checkSourceOf(source([], pages), { hasDealers: true }).errors).toEqual([]);
  });

  it('never calls a page absent that is published and cannot be read', () => {
    const broken = (slug: string) => ({ type: 'page', slug, reasons: [`Document ${slug}: no.`] });
    expect(
      checkSourceOf(source([], []), { hasDealers: false }, [broken('about'), broken('/home')]),
    ).toMatchObject({
      errors: ['In en-us the home page exists, but it cannot be read. Document /home: no.'],
    });
    expect(checkSourceOf(source([]), { hasDealers: true }, [broken('dealers')])).toMatchObject({
      errors: [],
      problems: [
        'In en-us the page for dealers exists, but it cannot be read. Document dealers: no.',
      ],
    });
    // Its fallback is shown.
    expect(checkSourceOf(source([]), { hasDealers: false }, [broken('home')]).errors).toEqual([]);
  });

  it('reports products that are shown but not sold', () => {
    const rail = {
      type: 'productRailModule' as const,
      key: 'a',
      heading: '',
      body: null,
      link: null,
      handles: ['collar', 'ghost'],
      collection: 'attic',
    };
    const { unknown } = checkSource(
      source([shown('collar', { addOnHandles: ['spirit'] })], [page('/', [rail])]),
    );
    expect(unknown.map(({ handle }) => handle)).toEqual(['spirit', 'ghost', 'attic']);
    const known = { product: new Set(['ghost']), collection: new Set<string>() };
    expect(describeUnknownReference(unknown, known)).toEqual([
      'No store has the product "spirit", which the product "collar" names.',
      'No store has the collection "attic", which the page / names.',
    ]);
  });

  it('reports products in texts that no store sells', () => {
    const own = source([shown('collar')]);
    const body = [{ _type: 'productEmbed' as const, handle: 'ghost', note: null }];
    const release = {
      slug: 'news',
      title: '',
      date: '',
      location: null,
      summary: null,
      image: null,
    };
    const { unknown } = checkSource({
      ...own,
      content: {
        ...own.content,
        articles: {
          ...own.content.articles,
          releases: [{ ...release, image: null, body, contact: null }],
        },
      },
    });
    expect(unknown).toEqual([{ kind: 'product', handle: 'ghost', where: 'the text "news"' }]);
  });
});
