import { describe, expect, it } from 'vitest';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it as italian } from './it';
import { checkoutWordsOf, wordsOf } from './languages';
import { nl } from './nl';

/** Every text, with its place in front; those that are made of others are made of these. */
function textsOf(value: unknown, place = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') return textsOf(Reflect.apply(value, null, ['1', '2']), place);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, `${place}.${key}`));
}

/** Alike in English and the other language. */
const ALIKE = [
  '.checkout.method',
  '.mail.orderLine',
  '.mail.orderTotal',
  '.checkout.total',
  '.checkout.subtotal',
  '.checkout.contact',
  '.checkout.postcode',
  '.checkout.optional',
  '.checkout.privacy',
];

describe.each([
  ['FR', fr],
  ['DE', de],
  ['IT', italian],
  ['ES', es],
  ['NL', nl],
] as const)('%s', (language, words) => {
  it('is found by its name, and leaves nothing in English', () => {
    expect(wordsOf(language)).toBe(words);
    const english = new Map(textsOf(en));
    const same = textsOf(words).filter(
      ([place, text]) => english.get(place) === text && !ALIKE.includes(place),
    );
    expect(same).toEqual([]);
    expect(words.taxes.VAT).toBeDefined();
  });

  it('uses typographic apostrophes and quotes', () => {
    expect(textsOf(words).filter(([, text]) => /['"]/.test(text))).toEqual([]);
  });
});

it.each([
  ['EN', 'US', 'Place order, 1'],
  ['EN', 'CA', 'Place order, 1'],
  ['EN', 'IE', 'Order and pay, 1'],
  [undefined, 'GB', 'Order and pay, 1'],
  ['FR', 'BE', 'Commander et payer, 1'],
  ['DE', 'CH', 'Zahlungspflichtig bestellen, 1'],
  ['IT', 'IT', 'Ordina e paga, 1'],
  ['ES', 'ES', 'Pedir y pagar, 1'],
  ['NL', 'NL', 'Bestellen en betalen, 1'],
])(
  'says in %s in %s that the order is to be paid, unless it is at home',
  (language, country, text) => {
    expect(checkoutWordsOf(language, country).placeOrder('1')).toBe(text);
  },
);

it('is English where nobody translated', () => {
  expect(wordsOf('JA')).toBe(en);
  expect(wordsOf(null)).toBe(en);
});
