import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  differenceProblems,
  mergeTexts,
  longLabels,
  readTexts,
  textsWith,
  translationProblems,
  type Texts,
} from './lib/translated-texts';

const LOCALES = join(__dirname, '..', 'locales');
const SOURCE = 'en-us';

const NAMES =
  'american apple blog captcha chat club diners discover express facebook google jcb km linkedin ' +
  'maestro mastercard newsletter pay paypal shop sms twitter unionpay visa';

/** Folders that translate every text, with the words that are the same in English. */
const TRANSLATIONS: Readonly<Record<string, string>> = {
  'fr-fr':
    'canada collection contact date europe introduction menu message messages minute minutes page ' +
    'playlists portrait province questions suggestions taxes type',
  'de-de': 'in live name optional person playlists status text videos',
  'it-it': 'canada home in menu no oceania password video',
  'es-es': '404 500 color error no subtotal',
  'nl-nl': 'canada dealer dealers filters home in later live menu product status video',
};

/** Folders that hold only differences, and the folder that they differ from. */
const DIFFERENCES: Readonly<Record<string, string>> = {
  'en-ca': SOURCE,
  'en-gb': SOURCE,
  'en-au': 'en-gb',
  'en-ie': 'en-gb',
  'en-gb-nl': 'en-gb',
  'fr-be': 'fr-fr',
  'de-ch': 'de-de',
};

/** Labels of buttons and badges that stand beside others on a telephone. */
const NARROW_LABELS = [
  'account:login.submit',
  'account-addresses:delete',
  'account-addresses:edit',
  'account-addresses:form.cancel',
  'account-addresses:form.save',
  'account-addresses:makeDefault',
  'account-orders:order.print',
  'account-orders:reorder.button',
  'account-subscriptions:cancel.keep',
  'account-subscriptions:cancel.yes',
  'account-subscriptions:dialog.keep',
  'account-subscriptions:next.skip',
  'account-subscriptions:next.skipBilling',
  'account-subscriptions:pause.yes',
  'card:autoship',
  'card:availability.comingSoon',
  'card:availability.discontinued',
  'card:availability.outOfStock',
  'card:sale',
  'cart:checkout',
  'cart:discount.apply',
  'cart:line.remove',
  'cart:line.undo',
  'cart:pairings.add',
  'cart:view',
  'cart:wait.goOn',
  'collection:filters.clearAll',
  'collection:filters.open',
  'collection:filters.show_other',
  'common:consent.accept',
  'common:consent.reject',
  'common:consent.save',
  'common:consent.settings',
  'common:header.menu',
  'common:header.signIn',
  'common:newsletter.submit',
  'common:update.later',
  'common:update.reload',
  'product:availability.inStock',
  'product:stockAlert.submit',
] as const;
const LIMITS = { factor: 1.6, always: 20 };

const folders = readdirSync(LOCALES);
const source = readTexts(join(LOCALES, SOURCE));
const sameWordsOf = (locale: string): ReadonlySet<string> =>
  new Set(`${NAMES} ${TRANSLATIONS[locale] ?? ''}`.split(' '));

/** The texts that shoppers of a locale read. */
const shownIn = (locale: string): Texts => {
  if (locale === SOURCE) return source;
  const base = DIFFERENCES[locale];
  const own = folders.includes(locale) ? readTexts(join(LOCALES, locale)) : new Map();
  return base === undefined ? own : mergeTexts(shownIn(base), own);
};

describe('translated texts', () => {
  it('lie in folders that are known', () => {
    expect(
      folders.filter(name => !(name in TRANSLATIONS || name in DIFFERENCES || name === SOURCE)),
    ).toEqual([]);
    expect(Object.keys(TRANSLATIONS).filter(name => !folders.includes(name))).toEqual([]);
  });

  it.each(Object.keys(TRANSLATIONS))('are complete in %s', locale => {
    const [language = ''] = locale.split('-');
    expect(
      translationProblems(source, readTexts(join(LOCALES, locale)), language, sameWordsOf(locale)),
    ).toEqual([]);
  });

  it.each(folders.filter(name => name in DIFFERENCES))('differ in %s where they are', locale => {
    const base = shownIn(DIFFERENCES[locale] ?? SOURCE);
    expect(differenceProblems(base, readTexts(join(LOCALES, locale)))).toEqual([]);
  });

  it.each([
    ['fr-fr', /[a-z] [!:;?%»]|« |"|'/i],
    ['fr-be', /[a-z] [!:;?%»]|« |"|'/i],
    ['de-de', /["'«»”]|\d %/],
    ['de-ch', /["'„“”ß]|\d %/],
    ['it-it', /["'“”„]/],
    ['es-es', /["'“”„]|\d %|^[^¿]*\?|^[^¡]*!/],
    ['nl-nl', /["'“”«»]/],
    ['en-gb', /\b(?:color|canceled|authorized|inquiry|cart|zip|yard)|postal code|\$/i],
    ['en-au', /\b(?:color|canceled|authorized|inquiry|zip)|postal code|VAT\b|\$/i],
  ])('are set in %s as its readers expect', (locale, wrong) => {
    expect(textsWith(shownIn(locale), wrong)).toEqual([]);
  });

  it.each(Object.keys(TRANSLATIONS))('name no foreign postcode or currency in %s', locale => {
    expect(textsWith(shownIn(locale), /\bzip\b|\bUSD\b|\$/i)).toEqual([]);
  });

  it.each(Object.keys(TRANSLATIONS))('fit on buttons in %s', locale => {
    expect(longLabels(source, shownIn(locale), NARROW_LABELS, LIMITS)).toEqual([]);
  });
});

describe('faults of translated texts', () => {
  const english: Texts = new Map([
    ['a:save', 'Save'],
    ['a:menu', 'Menu'],
    ['a:left_one', '{{count}} item left'],
    ['a:left_other', '{{count}} items left'],
    ['a:link', 'Read <a>more</a>'],
  ]);
  const french: Texts = new Map([
    ['a:save', 'Enregistrer'],
    ['a:menu', 'Menu'],
    ['a:left_one', '{{count}} article restant'],
    ['a:left_many', '{{count}} d’articles restants'],
    ['a:left_other', '{{count}} articles restants'],
    ['a:link', 'Lire <a>la suite</a>'],
  ]);
  const problemsWith = (key: string, text: string | null): readonly string[] => {
    const texts = new Map(french);
    if (text === null) texts.delete(key);
    else texts.set(key, text);
    return translationProblems(english, texts, 'fr', new Set(['menu']));
  };

  it('are none in a good translation', () => {
    expect(problemsWith('a:save', 'Sauvegarder')).toEqual([]);
  });

  it.each<[string, string | null, RegExp]>([
    ['a:save', null, /^a:save: missing$/],
    ['a:left_many', null, /^a:left_many: missing$/],
    ['a:left_few', '{{count}}', /^a:left_few: unknown$/],
    ['b:save', 'Enregistrer', /^b:save: unknown$/],
    ['a:left_many', 'articles', /^a:left_many: has no placeholder, not \{\{count\}\}$/],
    ['a:link', 'Lire <b>la suite</b>', /^a:link: has <\/b> <b>, not <\/a> <a>$/],
    ['a:save', 'Save', /^a:save: not translated: Save$/],
  ])('are named: %s as %j', (key, text, problem) => {
    expect(problemsWith(key, text)).toEqual([expect.stringMatching(problem)]);
  });

  it('are named in differences', () => {
    const differences: Texts = new Map([
      ['a:save', 'Enregistrer'],
      ['a:menu', 'Carte {{name}}'],
      ['a:other', 'Autre'],
    ]);
    expect(differenceProblems(french, differences)).toEqual([
      'a:other: unknown',
      'a:menu: has {{name}}, not none',
      'a:save: does not differ',
    ]);
  });

  it('are named when a label is too long', () => {
    const limits = { factor: 1.6, always: 8 };
    expect(longLabels(english, french, ['a:save', 'a:menu', 'a:none'], limits)).toEqual([
      'a:save: Enregistrer (Save)',
      'a:none: missing',
    ]);
  });
});
