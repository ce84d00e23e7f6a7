import { describe, expect, it } from 'vitest';
import { documents } from '..';
import markets from '~/seed/catalogue/markets.json';
import { wordingOf } from '../wording';
import { inWords } from '../wording-syntax';
import navigation from './navigation.json';
import navigationAbroad from './navigation-abroad.json';
import settings from './settings.json';

const SLUGS = ['privacy', 'terms', 'shipping-and-returns', 'accessibility'];
const TRANSLATED = ['de-de', 'fr-fr', 'es-es', 'it-it', 'nl-nl'] as const;
const EUROPEAN = ['en-gb', 'en-ie', 'en-gb-nl', ...TRANSLATED] as const;
const ABROAD = ['en-au', ...EUROPEAN] as const;
const LANGUAGES = ['en-us', 'en-ca', ...ABROAD] as const;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A document by its id; empty if there is none. */
const find = (id: string): Fields => documents.find(({ _id }) => _id === id) ?? {};

const pageIn = (slug: string, language: string): Fields => find(`pawmere-page-${slug}-${language}`);

/** Every text inside a value, in its order; the spans of a line are one. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isFields(value)) return [];
  const { _key, _type, markDefs, marks, style, listItem, ...fields } = value;
  if (Array.isArray(fields.children)) return [fields.children.flatMap(textsIn).join('')];
  return Object.values(fields).flatMap(textsIn);
}

/** Only what readers read: without ids, and without the paths of links. */
function textOf(slug: string, language: string): string {
  const { title, seo, modules } = pageIn(slug, language);
  return textsIn([title, seo, modules]).join('\n');
}

const settingsTexts = (language: string): readonly string[] => {
  const { organisation, productSafety } = find(`pawmere-siteSettings-settings-${language}`);
  return [...textsIn(organisation), ...textsIn(productSafety)];
};

const wordsOf = (text: string): number => text.split(/\s+/).length;

describe('what the law asks for', () => {
  it.each(LANGUAGES)('has all four pages in %s, each long enough to say it', language => {
    const lengths = SLUGS.map(slug => wordsOf(textOf(slug, language)));
    const [privacy = 0, terms = 0, shipping = 0, accessibility = 0] = lengths;
    expect(privacy).toBeGreaterThan(500);
    expect(terms).toBeGreaterThan(500);
    expect(shipping).toBeGreaterThan(300);
    expect(accessibility).toBeGreaterThan(200);
  });

  it.each([
    ['at home', navigation],
    ['abroad', navigationAbroad],
  ])('is linked in the last row of the footer %s', (_, { legal }) => {
    expect(legal.map(({ target }) => target)).toEqual(SLUGS.map(slug => `/${slug}`));
  });

  it.each(LANGUAGES)('names in %s the seller of the settings and its address', language => {
    const [name = '?', address = '?'] = settingsTexts(language);
    for (const slug of ['privacy', 'terms']) {
      expect(textOf(slug, language)).toContain(`${name}, ${address}`);
    }
  });

  it.each(EUROPEAN)('names in %s who answers for the safety of products in Europe', language => {
    expect(textOf('terms', language)).toContain(settingsTexts(language).at(-1));
  });

  it.each(ABROAD)('states in %s what shipping costs with the terms of the settings', language => {
    const text = textOf('shipping-and-returns', language);
    expect(text).toMatch(/\{shipping\}[^]*\{shippingRate\}[^]*\{returnDays\}/);
    expect(text).not.toMatch(/[€£]|A\$/);
  });

  it.each([
    ['en-us', 'USD'],
    ['en-ca', 'CAD'],
  ] as const)(
    'states in %s what shipping costs according to the settings',
    (language, currency) => {
      const text = textOf('shipping-and-returns', language);
      expect(text).toContain(settings.shippingRate[currency]);
      expect(text).toContain(`$${Number(settings.freeShippingThreshold[currency])} `);
      expect(text).toMatch(/\{returnDays\}/);
    },
  );

  it.each([
    ['united-kingdom', 'en-gb', /(\d) to (\d) working days/],
    ['australia', 'en-au', /(\d) to (\d) business days/],
    ['europe', 'en-ie', /(\d) to (\d) working days/],
    ['europe', 'de-de', /Deutschland\n[^a-z]*(\d) bis (\d) Werktage/],
    ['switzerland', 'de-de', /Schweiz\n[^a-z]*(\d) bis (\d) Werktage/],
    ['europe', 'fr-fr', /(\d) à (\d)\sjours ouvrés/],
    ['europe', 'es-es', /(\d) a (\d) días laborables/],
    ['europe', 'it-it', /(\d)-(\d) giorni lavorativi/],
    ['europe', 'nl-nl', /(\d) tot (\d) werkdagen/],
  ])('says how long parcels take in the market %s (%s)', (id, language, days) => {
    const title = markets.find(each => each.id === id)?.shipping.title ?? '';
    const [, least, most] = days.exec(textOf('shipping-and-returns', language)) ?? [];
    expect(title).toContain(`${least} to ${most} `);
  });

  it.each(EUROPEAN)('tells %s of 14 days to withdraw, with a form', language => {
    const page = pageIn('terms', language);
    expect(JSON.stringify(page).match(/"blockquote"/g)?.length).toBe(7);
    expect(textOf('terms', language)).toMatch(/\b14[\s\u00a0]/);
    expect(textOf('shipping-and-returns', language)).toMatch(/\b14[\s\u00a0]/);
  });

  it.each(TRANSLATED)('asks for consent in %s before it measures', language => {
    expect(textOf('privacy', language)).toMatch(/RGPD|DSGVO|GDPR|AVG/);
    expect(textOf('privacy', language)).toMatch(/\b180\b/);
  });

  it('leaves the law of other countries out', () => {
    const australian = SLUGS.map(slug => textOf(slug, 'en-au')).join('\n');
    expect(australian).not.toMatch(/\bVAT\b|14 days|Information Commissioner, the|withdrawal/);
    expect(australian).toMatch(/Australian Consumer Law/);
    const british = SLUGS.map(slug => textOf(slug, 'en-gb')).join('\n');
    expect(british).not.toMatch(/GST|Data Protection Commission|European Accessibility/);
    const irish = SLUGS.map(slug => textOf(slug, 'en-ie')).join('\n');
    expect(irish).not.toMatch(/GST|Scotland|United Kingdom/);
  });
});

it.each([
  ['de-de', /["'«»”]|\d [%€]/],
  ['de-ch', /["'„“”ß]|\d [%€]/],
  ['fr-fr', /[a-zé»] [!:;?%»]|« |["']/i],
  ['it-it', /["'“”„]|\d [%€]/],
  ['es-es', /["'“”„]|\d [%€]/],
  ['nl-nl', /["'“”«»]|€ \d/],
])('is set in %s as its readers expect', (language, wrong) => {
  const texts = SLUGS.map(slug => textOf(slug, language)).join('\n');
  expect(texts.split('\n').filter(text => wrong.test(text))).toEqual([]);
});

it('links the translations of each page, so that the language can be switched', () => {
  for (const slug of SLUGS) {
    const listed = JSON.stringify(find(`translations-pawmere-page-${slug}`));
    const missing = LANGUAGES.filter(
      language =>
        '_id' in pageIn(slug, language) && !listed.includes(`pawmere-page-${slug}-${language}"`),
    );
    expect(missing).toEqual([]);
  }
});

it.each([
  ['en-us', ''],
  ['en-ca', ''],
  ['en-gb', 'British, European'],
  ['en-ie', 'Irish, European'],
  ['de-de', 'Irish, European'],
  ['en-au', 'Australian'],
] as const)('shows in %s the passages for its countries', (language, shown) => {
  const text = '{gb:British, }{eu:Irish, }{europe:European}{au:Australian}';
  expect(inWords(text, wordingOf('pawmere', language))).toBe(shown);
});
