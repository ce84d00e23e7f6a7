import { expect, it } from 'vitest';
import { LOCALES, type LocaleId } from '~/src/config/locales';
import { shippingCost, storeTerms } from './store-terms';

const usd = (cents: number) => ({ cents, currency: 'USD' as const });

const termsIn = (id: LocaleId, rate: object = { USD: usd(695) }) => {
  const locale = LOCALES.find(each => each.id === id);
  if (!locale) throw new Error(id);
  return storeTerms(locale, {
    freeShippingThreshold: { USD: usd(7500) },
    shippingRate: rate,
    returnDays: 45,
  });
};

it('costs the rate below the threshold and is free from there on', () => {
  const terms = termsIn('en-us');
  expect(terms).toMatchObject({ country: 'US', returnDays: 45 });
  expect([7499, 7500].map(cents => shippingCost(usd(cents), terms)?.cents)).toEqual([695, 0]);
});

it('costs the rate of the country if it has one', () => {
  const locales = LOCALES.filter(({ currency }) => currency === 'EUR');
  const eur = (cents: number) => ({ cents, currency: 'EUR' as const });
  const rates = locales.map(locale => {
    const terms = storeTerms(locale, {
      freeShippingThreshold: {},
      shippingRate: { EUR: eur(495) },
      countryShippingRates: { CH: eur(895) },
      returnDays: 45,
    });
    return [terms.country, terms.rate?.cents] as const;
  });
  expect(rates.filter(([, cents]) => cents !== 495)).toEqual([['CH', 895]]);
});

it('has no terms that neither editors nor the defaults define', () => {
  expect(termsIn('en-gb')).toMatchObject({
    delivery: null,
    rate: null,
    freeShippingThreshold: null,
  });
  expect(shippingCost(usd(100), termsIn('en-us', {}))).toBeNull();
});
