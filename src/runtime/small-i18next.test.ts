// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import smallI18next from './small-i18next';

const NAMESPACES = readdirSync('locales/en-us').map(file => file.replace(/\.json$/, ''));

const textsOf = (locale: string): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    readdirSync(join('locales', locale)).map(file => [
      file.replace(/\.json$/, ''),
      JSON.parse(readFileSync(join('locales', locale, file), 'utf8')) as Record<string, unknown>,
    ]),
  );

const keysOf = (texts: Readonly<Record<string, unknown>>, prefix = ''): readonly string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? keysOf({ ...value }, `${prefix}${key}.`)
      : [`${prefix}${key}`],
  );

const odd = {
  page: {
    plain: 'Plain',
    twice: '{{name}} and {{name}}',
    spaced: 'For {{ name }}',
    deep: '{{pet.name}}',
    missing: 'Nothing: {{nothing}}.',
    tricky: 'Is {{name}} kept?',
    nested: { inner: { text: 'Inner' } },
    'dotted.key': 'Dotted',
    things_zero: 'nothing',
    things_one: '{{count}} thing',
    things_other: '{{count}} things',
    place_ordinal_one: '{{count}}st',
    place_ordinal_two: '{{count}}nd',
    place_ordinal_few: '{{count}}rd',
    place_ordinal_other: '{{count}}th',
    friend: 'A friend',
    friend_cat: 'A cat',
    friend_cat_other: '{{count}} cats',
    list: ['a', 'b'],
    empty: '',
  },
  common: { close: 'Close', shared: 'Common' },
};

const both = (resources: Record<string, Record<string, Record<string, unknown>>>, lng: string) => {
  const options = {
    resources,
    lng,
    fallbackLng: 'en-us',
    defaultNS: Object.keys(resources[lng] ?? {})[0] ?? '',
    fallbackNS: Object.keys(resources[lng] ?? {}).slice(1),
    lowerCaseLng: true,
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false },
  };
  const theirs = i18next.createInstance();
  void theirs.init(options);
  const ours = smallI18next.createInstance();
  ours.init(options);
  return { theirs, ours };
};

describe('interface texts', () => {
  it.each(readdirSync('locales'))('read the same in %s as with i18next', locale => {
    const texts = textsOf(locale);
    const { theirs, ours } = both({ [locale]: texts }, locale);
    const values = { name: 'Rex', country: 'Canada', price: '$ 5.00 {{name}}', discount: 10, n: 2 };
    let compared = 0;
    for (const namespace of Object.keys(texts)) {
      const [theirT, ourT] = [
        theirs.getFixedT(null, namespace) as (key: string, values: object) => unknown,
        ours.getFixedT(null, namespace),
      ];
      for (const key of keysOf(texts[namespace] ?? {})) {
        const stem = key.replace(/_(zero|one|two|few|many|other)$/, '');
        for (const count of [undefined, 0, 1, 2, 5, 21]) {
          const given = count === undefined ? values : { ...values, count };
          expect(ourT(stem, given), `${namespace}:${key}`).toBe(theirT(stem, given));
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  it.each(readdirSync('locales'))('ask nothing of %s that the small one lacks', locale => {
    for (const namespace of NAMESPACES.filter(name => name in textsOf(locale))) {
      const text = readFileSync(join('locales', locale, `${namespace}.json`), 'utf8');
      expect(text, 'nesting').not.toMatch(/\$t\(/);
      expect(text, 'formats').not.toMatch(/\{\{[^}]*,/);
    }
  });
});

describe('answers like i18next', () => {
  const { theirs, ours } = both({ 'en-us': odd }, 'en-us');
  const theirT = theirs.t as (key: string | string[], values?: object | string) => unknown;

  it.each<[string | string[], (object | string)?]>([
    ['plain'],
    ['twice', { name: 'Rex' }],
    ['spaced', { name: 'Rex' }],
    ['deep', { pet: { name: 'Rex' } }],
    ['missing', {}],
    ['missing', { nothing: undefined }],
    ['tricky', { name: '{{other}} $& $1' }],
    ['nested.inner.text'],
    ['dotted.key'],
    ['things', { count: 0 }],
    ['things', { count: 1 }],
    ['things', { count: 7 }],
    ['place', { count: 1, ordinal: true }],
    ['place', { count: 2, ordinal: true }],
    ['place', { count: 3, ordinal: true }],
    ['place', { count: 11, ordinal: true }],
    ['friend', { context: 'cat' }],
    ['friend', { context: 'cat', count: 3 }],
    ['friend', { context: 'horse' }],
    ['list', { returnObjects: true }],
    ['shared'],
    ['common:close'],
    ['common:absent'],
    ['absent.key'],
    ['absent', 'By default'],
    ['absent', { defaultValue: 'For {{name}}', name: 'Rex' }],
    [['absent', 'plain']],
    ['empty'],
  ])('%j with %j', (key, values) => {
    expect(ours.t(key, values as Record<string, unknown>)).toEqual(theirT(key, values));
  });

  it('supports a key prefix, a list of namespaces, and exists()', () => {
    expect(ours.getFixedT(null, 'page', 'nested')('inner.text')).toBe(
      theirs.getFixedT(null, 'page', 'nested')('inner.text'),
    );
    expect(ours.getFixedT(null, ['common', 'page'])('close')).toBe('Close');
    expect([ours.exists('plain'), ours.exists('absent')]).toEqual([true, false]);
    expect([theirs.exists('plain'), theirs.exists('absent')]).toEqual([true, false]);
  });

  it.each(['pl', 'cs', 'fr', 'de-at', 'en-gb-nl'])('uses the plural rules of %s', language => {
    const texts = { page: { n_one: 'one', n_few: 'few', n_many: 'many', n_other: 'other' } };
    const { theirs: their, ours: our } = both({ [language]: texts }, language);
    const theirCount = their.t as (key: string, values: object) => unknown;
    for (const count of [0, 1, 2, 5, 12, 22, 1.5, 1_000_000]) {
      expect(our.t('n', { count })).toBe(theirCount('n', { count }));
    }
  });
});
