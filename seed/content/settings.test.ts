import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import markets from '~/seed/catalogue/markets.json';
import { documents } from '.';
import pawmere from './pawmere/settings.json';
import { wordingOf } from './wording';
import { inWords } from './wording-syntax';

const settings = v.object({
  phone: v.string(),
  careHours: v.array(v.object({ days: v.string(), hours: v.string() })),
  organisation: v.object({ address: v.string() }),
  productSafety: v.object({ manufacturer: v.string(), responsiblePerson: v.string() }),
});

const settingsIn = (language: string) => {
  const found = documents.find(
    each => each._type === 'siteSettings' && each.site === 'pawmere' && each.language === language,
  );
  return v.parse(settings, found);
};

it.each(
  markets.flatMap(({ countries, ...market }) =>
    countries.map(({ code }) => [code, market] as const),
  ),
)('ships to %s for what its market charges', (code, { currency, shipping }) => {
  const { countryShippingRates, shippingRate, freeShippingThreshold } = pawmere;
  const own = countryShippingRates.find(({ country }) => country === code)?.amount;
  const amounts = v.parse(v.record(v.string(), v.string()), shippingRate);
  const thresholds = v.parse(v.record(v.string(), v.string()), freeShippingThreshold);
  expect(own ?? amounts[currency]).toBe(shipping.price);
  expect(thresholds[currency]).toBe(shipping.freeFrom);
});

describe('a postal address', () => {
  it.each([
    ['en-gb', 'United States', 'Ireland'],
    ['en-gb-nl', 'United States', 'Ireland'],
    ['de-de', 'Vereinigte Staaten', 'Irland'],
    ['fr-fr', 'États-Unis', 'Irlande'],
    ['it-it', 'Stati Uniti', 'Irlanda'],
    ['es-es', 'Estados Unidos', 'Irlanda'],
    ['nl-nl', 'Verenigde Staten', 'Ierland'],
  ])('names its country in %s', (language, america, ireland) => {
    const { organisation, productSafety } = settingsIn(language);
    expect(organisation.address).toBe(`18 Tannery Row, Alder Falls, OH 44012, ${america}`);
    expect(productSafety.manufacturer).toContain(`OH 44012, ${america}, hello@`);
    expect(productSafety.responsiblePerson).toContain(`H91 E2K3, ${ireland}, eu@`);
  });

  it('names no country at home', () => {
    expect(settingsIn('en-us').organisation.address).toBe('18 Tannery Row, Alder Falls, OH 44012');
    expect(settingsIn('en-ca').organisation.address).toMatch(/Guelph, ON N1A 0A0$/);
    expect(settingsIn('en-ie').productSafety.responsiblePerson).toContain('H91 E2K3, eu@');
  });

  it('takes a country’s code', () => {
    expect(() => inWords('Galway{abroad: Ireland}', wordingOf('pawmere', 'en-us'))).toThrow(
      '"{abroad: Ireland}" is not a country such as {abroad: US}.',
    );
  });
});

it.each([
  ['en-gb', /^020 /],
  ['en-ie', /^020 /],
  ['en-au', /^1800 /],
  ['en-gb-nl', /^\+353 /],
  ['fr-fr', /^\+353 /],
  ['nl-nl', /^\+353 /],
])(
  'writes the telephone number of %s with its country, unless it is that country’s',
  (id, start) => {
    expect(settingsIn(id).phone).toMatch(start);
  },
);

it.each(['es-es', 'it-it'])('goes on with a small letter after the days of %s', id => {
  const [{ days, hours } = { days: '', hours: '' }] = settingsIn(id).careHours;
  expect(days).toMatch(/^[A-Z]/);
  expect(hours).toMatch(/^[a-z]/);
});
