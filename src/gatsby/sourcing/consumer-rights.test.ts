import { expect, it } from 'vitest';
import texts from '~/locales/en-us/europe.json';
import { LOCALES } from '~/src/config/locales';
import { consumerRights } from './consumer-rights';

const productSafety = {
  manufacturer: 'Pawmere, Ohio',
  responsiblePerson: 'Pawmere Europe, Galway',
};

const rightsIn = (id: string) => {
  const locale = LOCALES.find(each => each.id === id);
  if (!locale) throw new Error(`no locale ${id}`);
  return consumerRights(locale, { productSafety }, texts);
};

it.each(['fr-fr', 'fr-be', 'de-de', 'en-ie', 'it-it', 'en-gb-nl', 'es-es', 'nl-nl'])(
  'are told in %s',
  id => {
    expect(rightsIn(id)).toMatchObject({
      taxNote: 'incl. VAT',
      withdrawal: texts.withdrawal,
      withdraw: 'Withdraw from a contract',
      contacts: [
        'Manufacturer: Pawmere, Ohio',
        'Responsible person in the EU: Pawmere Europe, Galway',
      ],
    });
  },
);

it.each(['en-gb', 'en-au', 'de-ch'])('only name the tax in %s', id => {
  expect(rightsIn(id)).toEqual({
    taxNote: 'incl. VAT',
    prices: texts.prices,
    lowestPrice: null,
    withdrawal: null,
    withdraw: null,
    safety: null,
    contacts: [],
  });
});

it.each(['en-us', 'en-ca'])('are not told in %s', id => {
  expect(rightsIn(id)).toBeNull();
});
