import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../art/manifest.json';
import { seedBrands } from '../brands';
import { collections, products } from '../catalogue';
import { fileReference } from './files';
import { imageReference } from './images';
import { documents } from '.';
import type { SeedDocument } from './document';
import {
  duplicates,
  isFields,
  listOf,
  objectsIn,
  ofType,
  slugOf,
  textOf,
  textsIn,
} from './documents.fixture';
import { MANUALS } from './larkfield/manuals';
import { captions, films } from './larkfield/videos';

const ids = new Set(documents.map(({ _id }) => _id));
const sites = seedBrands.map(({ id }) => id);
const isSite = (site: unknown): boolean => sites.some(each => each === site);
const hasAny = (type: string, of: string): boolean => ofType(type).some(({ site }) => site === of);
/** Sites with a press room, people and a support center, and a document for all they sell. */
const completeSites = sites.filter(site =>
  ['pressRelease', 'person', 'supportArticle'].every(type => hasAny(type, site)),
);

/** Lists and forms that a site has apart from its documents. */
const ownPaths = (site: string): readonly string[] => [
  '/support/contact',
  ...(hasAny('blogPost', site) ? ['/blog'] : []),
  ...(completeSites.includes(site) ? ['/press', '/people', '/support'] : []),
  ...(site === 'larkfield'
    ? [
        '/videos',
        '/account/appointments/book',
        '/account/referral-program',
        '/account/subscriptions',
      ]
    : []),
];

const shownHandles = (site: string) => ({
  products: products
    .filter(({ stores }) => stores.includes(`${site}-us`))
    .map(({ handle }) => handle),
  collections: collections
    .filter(({ stores }) => stores.includes(`${site}-us`))
    .map(({ handle }) => handle),
});

function knownPaths(site: string): ReadonlySet<string> {
  const shown = shownHandles(site);
  return new Set([
    '/collections',
    ...ownPaths(site),
    ...shown.products.map(handle => `/products/${handle}`),
    ...shown.collections.map(handle => `/collections/${handle}`),
    ...ofType('page')
      .filter(document => document.site === site)
      .map(document => `/${slugOf(document)}`),
  ]);
}

describe('content seed', () => {
  it('gives every document a unique id that is published', () => {
    expect(duplicates(documents.map(({ _id }) => _id))).toEqual([]);
    expect(
      documents.map(({ _id }) => _id).filter(id => !/^[A-Za-z0-9_-]{1,128}$/.test(id)),
    ).toEqual([]);
  });

  it('gives every document its site', () => {
    const owned = documents.filter(({ _type }) => _type !== 'translation.metadata');
    expect(owned.filter(({ site }) => !isSite(site))).toEqual([]);
  });

  it('has an en-us version of every en-ca document', () => {
    const alone = documents
      .filter(({ language }) => language === 'en-ca')
      .map(({ _id }) => _id.replace(/en-ca$/, 'en-us'))
      .filter(id => !ids.has(id));
    expect(alone).toEqual([]);
  });

  it('lists pages that are translations of each other, once each', () => {
    const pairs = ofType('translation.metadata').map(({ translations }) =>
      objectsIn(translations).flatMap(({ _ref }) => textOf(_ref)),
    );
    expect(pairs.length).toBeGreaterThan(50);
    expect(duplicates(pairs.flat())).toEqual([]);
    const canadianPages = ofType('page').filter(({ language }) => language === 'en-ca');
    expect(canadianPages.filter(({ _id }) => !pairs.flat().includes(_id))).toEqual([]);
  });

  it('refers only to documents and images that exist', () => {
    const images = new Set([
      ...manifest.map(({ file }) => imageReference(file)),
      ...readdirSync(path.resolve(__dirname, '../media')).map(name =>
        fileReference(`media/${name}`),
      ),
      ...[...MANUALS.keys(), ...captions.keys()].map(fileReference),
    ]);
    const references = objectsIn(documents).flatMap(({ _ref }) =>
      typeof _ref === 'string' ? [_ref] : [],
    );
    expect(references.length).toBeGreaterThan(200);
    expect(references.filter(reference => !ids.has(reference) && !images.has(reference))).toEqual(
      [],
    );
  });

  it.each(sites)('links within %s only to its own pages', site => {
    const known = knownPaths(site);
    const linked = documents
      .filter(document => document.site === site)
      .flatMap(objectsIn)
      .filter(({ linkType }) => linkType === 'internal')
      .flatMap(link => (typeof link.path === 'string' ? [link.path] : []));
    expect(linked.filter(target => !known.has(target.replace(/\?.*/, '')))).toEqual([]);
  });

  it.each(sites)('shows in %s only products and collections that its store sells', site => {
    const shown = shownHandles(site);
    const own = documents.filter(document => document.site === site);
    const rails = own.flatMap(objectsIn).filter(({ _type }) => _type === 'productRailModule');
    expect(rails.length).toBeGreaterThan(0);
    const handles = rails.flatMap(({ handles: named }) => listOf(named).flatMap(textOf));
    const reviewed = own.flatMap(({ productSlug }) => textOf(productSlug));
    expect([...handles, ...reviewed].filter(each => !shown.products.includes(each))).toEqual([]);
    const shelves = rails.flatMap(({ collection }) => textOf(collection));
    expect(shelves.filter(each => !shown.collections.includes(each))).toEqual([]);
  });

  it.each(completeSites)('has a document for every product and collection of %s', name => {
    const named = (type: string) =>
      ofType(type)
        .filter(({ site, language }) => site === name && language === 'en-us')
        .map(slugOf)
        .sort();
    const shown = shownHandles(name);
    expect(named('globalProduct')).toEqual([...shown.products].sort());
    expect(named('globalProductCollection')).toEqual([...shown.collections].sort());
  });

  it('has four to six questions for every product', () => {
    const counts = ofType('globalProduct').map(({ questions }) =>
      Array.isArray(questions) ? questions.length : 0,
    );
    expect(counts.filter(count => count < 4 || count > 6)).toEqual([]);
  });

  it.each(sites)('gives every page of %s a title and a description of its own', site => {
    for (const language of ['en-us', 'en-ca']) {
      const seo = ofType('page')
        .filter(document => document.site === site && document.language === language)
        .map(document => (isFields(document.seo) ? document.seo : {}));
      const titles = seo.map(({ title }) => String(title));
      const descriptions = seo.map(({ description }) => String(description));
      expect(duplicates(titles)).toEqual([]);
      expect(duplicates(descriptions)).toEqual([]);
      expect(titles.filter(title => title.length < 10 || title.length > 65)).toEqual([]);
      expect(descriptions.filter(text => text.length < 70 || text.length > 165)).toEqual([]);
    }
  });

  it('has a unique key in every list item', () => {
    const lists = objectsIn(documents).flatMap(fields =>
      Object.values(fields).filter(Array.isArray),
    );
    const keys = lists.map(list => list.filter(isFields).map(({ _key }) => String(_key)));
    expect(keys.flat()).not.toContain('undefined');
    expect(keys.flatMap(duplicates)).toEqual([]);
  });

  it('has no filler text and no raw markup', () => {
    const filler = /lorem|ipsum|undefined|\[object|\]\(|\*\*|\$\{|\(\)/i;
    expect(
      textsIn(documents).filter(text => filler.test(text) || /\b(TODO|TBD)\b/.test(text)),
    ).toEqual([]);
  });

  it('has at least 24 support articles in eight topics, each with steps or a table', () => {
    const articles = ofType('supportArticle').filter(({ language }) => language === 'en-us');
    const own = articles.filter(({ site }) => site === 'larkfield');
    expect(own.length).toBeGreaterThanOrEqual(24);
    const topics = own.map(({ topic }) => (isFields(topic) ? String(topic._ref) : ''));
    expect(new Set(topics).size).toBe(8);
    const isGuide = ({ body }: SeedDocument): boolean =>
      objectsIn(body).some(({ listItem, _type }) => listItem === 'number' || _type === 'table');
    expect(articles.filter(article => !isGuide(article)).map(slugOf)).toEqual([]);
  });

  it('has every video and its captions in the seed, within the size limit', () => {
    const media = path.resolve(__dirname, '../media');
    for (const { slug } of films) {
      expect(statSync(path.join(media, `${slug}.webm`)).size, slug).toBeLessThan(600 * 1024);
    }
    expect(films.length).toBeGreaterThanOrEqual(17);
  });

  it('has negative and anonymous reviews too', () => {
    const reviews = ofType('reviewCard').filter(({ site }) => site === 'larkfield');
    expect(reviews.length).toBeGreaterThanOrEqual(40);
    expect(reviews.filter(({ author }) => author === undefined).length).toBeGreaterThanOrEqual(6);
    expect(reviews.filter(({ rating }) => Number(rating) < 4).length).toBeGreaterThanOrEqual(4);
  });

  it('has the texts of a whole shop for Kitwell', () => {
    const own = documents.filter(({ site }) => site === 'kitwell');
    const american = own.filter(({ language }) => language === 'en-us');
    const count = (type: string) => american.filter(({ _type }) => _type === type).length;
    expect(count('supportArticle')).toBeGreaterThanOrEqual(6);
    expect(count('pressRelease')).toBeGreaterThanOrEqual(2);
    expect(count('person')).toBeGreaterThanOrEqual(3);
    expect(count('reviewCard')).toBeGreaterThanOrEqual(15);
    const posts = american.filter(({ _type }) => _type === 'blogPost');
    expect(posts.length).toBeGreaterThanOrEqual(5);
    const spans = (value: unknown) =>
      objectsIn(value).flatMap(({ text, cells, _type }) => [
        ...(_type === 'span' ? textOf(text) : []),
        ...listOf(cells).flatMap(textOf),
      ]);
    const short = posts.filter(({ body }) => spans(body).join(' ').split(/\s+/).length < 500);
    expect(short.map(slugOf)).toEqual([]);
    const foreign = /\b(?:dogs? fence|dealer|Larkfield|Pawmere|appointment)s?\b/;
    expect(textsIn(own).filter(text => foreign.test(text))).toEqual([]);
  });

  it('has German documents without ß for Switzerland, where they are spelled differently', () => {
    const swiss = documents.filter(({ language }) => language === 'de-ch');
    expect(swiss.length).toBeGreaterThan(0);
    expect(swiss.filter(document => /[ß„“]/.test(JSON.stringify(document)))).toEqual([]);
    const ids = new Set(documents.map(({ _id }) => _id));
    expect(swiss.filter(({ _id }) => !ids.has(_id.replace(/-de-ch$/, '-de-de')))).toEqual([]);
  });

  it('uses Canadian spelling in Canadian documents', () => {
    const canadian = documents.filter(({ language }) => language === 'en-ca');
    const american = /\b(neighbor|color|favorite|behavior|center|flavor)|\(800\)|ZIP code/i;
    expect(
      canadian.flatMap(document => textsIn(document)).filter(text => american.test(text)),
    ).toEqual([]);
  });
});

describe('units in United States English', () => {
  const METRIC = /(?<![\d.(] ?)\b\d[\d.]* ?(?:m|metres?|meters?|cm|mm|km|kg)\b/;
  const outsideParentheses = (text: string) => text.replace(/\([^)]*\)/g, '');

  it('are feet and pounds first', () => {
    const american = documents.filter(({ language }) => language === 'en-us');
    const texts = textsIn([american, products, MANUALS]).filter(text => !text.startsWith('http'));
    expect(texts.map(outsideParentheses).filter(text => METRIC.test(text))).toEqual([]);
  });
});
