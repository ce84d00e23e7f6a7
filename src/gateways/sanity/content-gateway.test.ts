import { describe, expect, it } from 'vitest';
import { ok } from '~/src/domain/data/result';
import { failure } from '../http/failure';
import type { ContentQuery } from './client';
import { createContentGateway, describeProblem } from './content-gateway';
import { linkTo, contentSource } from './content.fixture';
import { PAGE_SIZE } from './queries';

const isTargets = (groq: string): boolean => groq.includes('coalesce');

/** Content of these documents, returned by one query in one page. */
const contentOf = async (localeId: string, documents: readonly object[]) => {
  const query: ContentQuery = async groq => ok(isTargets(groq) ? [] : documents);
  const snapshot = await createContentGateway({ ...contentSource, query }).read();
  if (!snapshot.ok) throw new Error(snapshot.error.message);
  return snapshot.value.forLocale(localeId, ['en-us']);
};

const page = (slug: string, language: string, title = language, id = slug) => ({
  _id: `${id}-${language}`,
  _type: 'page',
  language,
  title,
  slug: { current: slug },
});
const settings = (language: string) => ({
  _id: `settings-${language}`,
  _type: 'siteSettings',
  language,
  defaultTitle: language,
  defaultDescription: 'd',
  freeShippingThreshold: { USD: '75.00', CAD: '$99' },
  shippingRate: { USD: '6.95' },
});

describe('forLocale', () => {
  it('uses the documents of the locale, and of its fallback for the rest', async () => {
    const documents = [
      page('about', 'en-us'),
      page('about', 'en-ca'),
      page('terms', 'en-us'),
      page('metric', 'en-ca'),
      page('fermé', 'fr-fr'),
    ];
    const canada = await contentOf('en-ca', documents);
    expect(canada.pages.map(({ path, title }) => `${path} ${title}`)).toEqual([
      '/about en-ca',
      '/terms en-us',
      '/metric en-ca',
    ]);
    const states = await contentOf('en-us', documents);
    expect(states.pages.map(({ path }) => path)).toEqual(['/about', '/terms']);
  });

  it('reports a missing document and a malformed amount', async () => {
    const content = await contentOf('en-ca', [settings('en-us')]);
    expect(content.settings?.freeShippingThreshold).toEqual({
      USD: { cents: 7500, currency: 'USD' },
    });
    expect(content.settings?.shippingRate).toEqual({ USD: { cents: 695, currency: 'USD' } });
    expect(content.navigation).toBeNull();
    expect(content.problems.map(describeProblem)).toEqual([
      'Document settings-en-us, field freeShippingThreshold.CAD: "$99" is not an amount. Write it as 75.00, without a currency sign.',
      'Document navigation, field _type: there is none for larkfield in en-ca or en-us. Publish one.',
    ]);
  });

  it('reads the shipping rates of countries, and reports those it cannot read', async () => {
    const countryShippingRates = [
      { country: 'CH', amount: '8.95' },
      { country: 'DE', amount: '€3' },
      { country: 'XX', amount: '1.00' },
    ];
    const content = await contentOf('en-us', [{ ...settings('en-us'), countryShippingRates }]);
    expect(content.settings?.countryShippingRates).toEqual({ CH: { cents: 895, currency: 'EUR' } });
    expect(content.problems.map(describeProblem)).toEqual(
      expect.arrayContaining([
        'Document settings-en-us, field countryShippingRates[1].amount: "€3" is not an amount. Write it as 75.00, without a currency sign.',
        'Document settings-en-us, field countryShippingRates[2].country: no site is for the country "XX". Write it as CH.',
      ]),
    );
  });

  it('fills the terms of the settings into texts', async () => {
    const documents = [
      { ...settings('en-us'), returnDays: 45 },
      page('shipping', 'en-us', 'Free over {shipping}, {returnDays} days'),
    ];
    const { pages, problems } = await contentOf('en-us', documents);
    expect(pages.map(({ title }) => title)).toEqual(['Free over $75, 45 days']);
    expect(problems.filter(({ documentId }) => documentId === 'shipping-en-us')).toEqual([]);
  });

  it('reports two documents with the same path', async () => {
    const { pages, problems } = await contentOf('en-us', [
      page('about', 'en-us', 'First'),
      page('about', 'en-us', 'Second', 'other'),
    ]);
    expect(pages.map(({ title }) => title)).toEqual(['First']);
    expect(problems.map(describeProblem)).toContain(
      'Document other-en-us, field slug: about-en-us has the address "about" in the same language, too. Unpublish one, or change its slug.',
    );
  });

  it('reports a second document of a kind that a brand has once for each language', async () => {
    const second = { ...settings('en-us'), _id: 'copy' };
    const { problems } = await contentOf('en-us', [settings('en-us'), second]);
    expect(problems.map(describeProblem)).toContain(
      'Document copy, field language: settings-en-us is the siteSettings of this brand in the same language, too. Unpublish one.',
    );
  });

  it('shows the fallback of a page that cannot be read, and says which one it is', async () => {
    const broken = { ...page('home', 'en-ca'), title: '' };
    const { pages, unreadable } = await contentOf('en-ca', [page('home', 'en-us'), broken]);
    expect(pages.map(({ path, title }) => `${path} ${title}`)).toEqual(['/ en-us']);
    expect(unreadable).toEqual([{ type: 'page', documentId: 'home-en-ca', slug: 'home' }]);
    const alone = await contentOf('en-ca', [broken]);
    expect(alone.pages).toEqual([]);
    expect(alone.problems.map(describeProblem)).toContainEqual(
      expect.stringContaining('Document home-en-ca, field title: it is empty.'),
    );
  });

  it.each(['person', 'blogPost'])('keeps the first %s of one corrected slug', async _type => {
    const of = (id: string, slug: string, language = 'en-us') => ({
      ...page(slug, language, id, id),
      _type,
      name: id,
      publishedAt: '2026-01-01',
    });
    const both = [of('a', 'Ann Lee'), of('b', 'ann-lee')];
    const states = await contentOf('en-us', both);
    const named = [...states.articles.people, ...states.articles.posts];
    expect(named.map(each => ('name' in each ? each.name : each.title))).toEqual(['a']);
    expect(states.problems.map(describeProblem)).toContain(
      'Document b-en-us, field slug: a-en-us has the address "ann-lee" in the same language, too. Unpublish one, or change its slug.',
    );
    const canada = await contentOf('en-ca', [of('a', 'Ann Lee'), of('b', 'ann-lee', 'en-ca')]);
    const own = [...canada.articles.people, ...canada.articles.posts];
    expect(own.map(each => ('name' in each ? each.name : each.title))).toEqual(['b']);
    expect(canada.problems.filter(({ field }) => field === 'slug')).toEqual([]);
  });

  it('names a document whose language no locale has', async () => {
    const { pages, problems } = await contentOf('en-us', [
      page('about', 'EN-US'),
      page('terms', 'klingon'),
      page('mentions', 'fr-fr'),
    ]);
    expect(pages).toEqual([]);
    expect(problems.filter(({ field }) => field === 'language').map(describeProblem)).toEqual([
      'Document about-EN-US, field language: "EN-US" is not a language of the shop, so no page shows the document. Write it as "en-us".',
      'Document terms-klingon, field language: "klingon" is not a language of the shop, so no page shows the document. Choose one of the list.',
    ]);
  });

  it('prefers interface texts in the locale', async () => {
    const string = (key: string, values: Readonly<Record<string, string>>) => ({
      _id: key,
      _type: 'localizationString',
      group: 'cart',
      key,
      values: Object.entries(values).map(([_key, value]) => ({ _key, value })),
    });
    const { strings } = await contentOf('en-ca', [
      string('a', { 'en-us': 'color', 'en-ca': 'colour' }),
      string('b', { 'en-us': 'add' }),
      string('c', { 'de-de': 'neu' }),
    ]);
    expect(strings).toEqual([
      { namespace: 'cart', key: 'a', value: 'colour', isPlaceholder: false },
      { namespace: 'cart', key: 'b', value: 'add', isPlaceholder: false },
    ]);
  });

  it('uses a placeholder for a string without a value in this locale', async () => {
    const string = { _type: 'localizationString', group: 'cart', placeholder: 'sample' };
    const { strings } = await contentOf('en-ca', [
      { ...string, _id: 'a', key: 'a', values: [{ _key: 'en-us', value: 'color' }] },
      { ...string, _id: 'b', key: 'b', values: [{ _key: 'de-de', value: 'neu' }] },
    ]);
    expect(strings).toEqual([
      { namespace: 'cart', key: 'a', value: 'color', isPlaceholder: false },
      { namespace: 'cart', key: 'b', value: 'sample', isPlaceholder: true },
    ]);
  });

  it('leaves out a review with an invalid rating', async () => {
    const review = { _type: 'reviewCard', language: 'en-us', body: 'Good', productSlug: 'cap' };
    const { reviews } = await contentOf('en-us', [
      { ...review, _id: 'a-en-us', rating: 4 },
      { ...review, _id: 'b-en-us', rating: 4.5 },
      { ...review, _id: 'c-en-us', rating: 6 },
    ]);
    expect(reviews).toMatchObject([{ id: 'a-en-us', author: null, productHandle: 'cap' }]);
  });

  it('drops a menu entry whose own link is gone, unless it has columns', async () => {
    const columns = [
      { title: 'C', links: [{ label: 'L', link: { linkType: 'internal', path: '/l' } }] },
    ];
    const { navigation } = await contentOf('en-us', [
      {
        _id: 'nav-en-us',
        _type: 'navigation',
        language: 'en-us',
        main: [
          { label: 'Kept', link: linkTo('gone'), columns },
          { label: 'Dropped', link: linkTo('gone') },
        ],
      },
    ]);
    expect(navigation?.main).toMatchObject([
      { label: 'Kept', link: null, columns: [{ title: 'C' }] },
    ]);
  });
});

describe('read', () => {
  it('continues after a full page', async () => {
    const pages = Array.from({ length: PAGE_SIZE + 1 }, (_, index) =>
      page(`p${String(index).padStart(4, '0')}`, 'en-us'),
    );
    const query: ContentQuery = async (groq, { after }) =>
      ok(isTargets(groq) ? [] : pages.filter(({ _id }) => _id > String(after)).slice(0, PAGE_SIZE));
    const snapshot = await createContentGateway({
      ...contentSource,
      imageOrigin: '',
      query,
    }).read();
    expect(snapshot.ok && snapshot.value.forLocale('en-us', []).pages).toHaveLength(PAGE_SIZE + 1);
  });

  it('passes an error on', async () => {
    const query: ContentQuery = async () => failure('http', 'no access', { status: 401 });
    const gateway = createContentGateway({ ...contentSource, imageOrigin: '', query });
    expect(await gateway.read()).toMatchObject({ ok: false, error: { status: 401 } });
    const odd = createContentGateway({
      ...contentSource,
      imageOrigin: '',
      query: async () => ok({}),
    });
    expect(await odd.read()).toMatchObject({ ok: false, error: { kind: 'protocol' } });
  });
});
