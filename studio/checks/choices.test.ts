import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BRAND_IDS } from '~/src/config/brands';
import { CURRENCY_CODES } from '~/src/config/currency';
import { LOCALES } from '~/src/config/locales';
import { FORM_FIELD_KINDS } from '~/src/domain/content/form-modules';
import { WAYS_TO_PAY } from '~/src/domain/content/ways-to-pay';
import { CLIENT_ONLY_PATHS, FIXED_PATHS, LIST_PATHS } from '~/src/gatsby/sourcing/built-in-paths';
import { contentPath, LINK_KINDS } from '~/src/domain/content/links';
import {
  CALLOUT_TONES,
  DECORATORS,
  LIST_KINDS,
  TEXT_STYLES,
} from '~/src/domain/content/rich-text/portable-text';
import rootPackage from '~/package.json';
import studioPackage from '../package.json';
import * as choices from '../schemas/choices';

const sorted = (list: readonly string[]): readonly string[] => [...list].sort();

it.each([
  ['brands', choices.SITES, BRAND_IDS],
  ['languages', choices.LANGUAGES, [...new Set(LOCALES.map(({ id }) => id))]],
  [
    'countries',
    choices.COUNTRIES,
    [...new Set(LOCALES.map(({ shopifyCountry }) => shopifyCountry))],
  ],
  ['currencies', choices.CURRENCIES, CURRENCY_CODES],
  ['kinds of links', choices.LINK_TYPES, [...LINK_KINDS, 'disable']],
  ['ways to pay', choices.WAYS_TO_PAY, WAYS_TO_PAY],
  ['fields of forms', choices.FORM_FIELDS, FORM_FIELD_KINDS],
  ['styles of text', choices.TEXT_STYLES, TEXT_STYLES],
  ['marks', choices.MARKS, DECORATORS],
  ['lists', choices.LISTS, LIST_KINDS],
  ['tones of notes', choices.CALLOUT_TONES, CALLOUT_TONES],
  [
    'addresses of its own',
    choices.RESERVED_ADDRESSES,
    [...FIXED_PATHS, ...LIST_PATHS].map(path => path.slice(1)),
  ],
  [
    'addresses with more below them',
    choices.RESERVED_SECTIONS,
    CLIENT_ONLY_PATHS.map(path => path.slice(1)),
  ],
  [
    'groups of wordings',
    choices.WORDING_GROUPS,
    readdirSync('locales/en-us').map(file => file.replace('.json', '')),
  ],
])('the studio offers the %s that the shop knows', (_, offered, known) => {
  expect(sorted(offered)).toEqual(sorted(known));
});

it('a link leads to documents with a path of their own', () => {
  const plain = choices.LINKED_TYPES.filter(type => contentPath(type, 'a') === '/a');
  expect(plain).toEqual(['page', 'sharedPage']);
});

it('the studio and the checks use the same version of the vendor', () => {
  const { dependencies } = studioPackage;
  expect(dependencies['@sanity/types']).toBe(rootPackage.devDependencies['@sanity/types']);
  expect(dependencies.sanity).toBe(rootPackage.devDependencies['@sanity/schema']);
});
