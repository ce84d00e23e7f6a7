import { describe, expect, it } from 'vitest';
import type { ContentProblem } from './problem';
import { toTermTexts, insertTerms } from './term-placeholders';

const settings = {
  freeShippingThreshold: {
    USD: { cents: 7500, currency: 'USD' as const },
    CAD: { cents: 9950, currency: 'CAD' as const },
  },
  shippingRate: {
    USD: { cents: 695, currency: 'USD' as const },
    EUR: { cents: 495, currency: 'EUR' as const },
  },
  countryShippingRates: { CH: { cents: 895, currency: 'EUR' as const } },
  returnDays: 45,
};

describe('store terms', () => {
  it('are formatted from the locale’s settings', () => {
    expect(toTermTexts(settings, 'en-us')).toEqual({
      shipping: '$75',
      shippingRate: '$6.95',
      returnDays: '45',
    });
    expect(toTermTexts(settings, 'en-ca')).toEqual({
      shipping: '$99.50',
      shippingRate: null,
      returnDays: '45',
    });
  });

  it.each([
    ['fr-fr', '4,95 €'],
    ['fr-be', '€ 4,95'],
    ['de-ch', '€8.95'],
  ])('write the shipping rate as all prices of %s', (id, rate) => {
    const { shippingRate } = toTermTexts(settings, id);
    expect(shippingRate?.replaceAll('\u00a0', ' ')).toBe(rate);
  });

  it('are null if not set', () => {
    const none = { shipping: null, shippingRate: null, returnDays: null };
    expect(toTermTexts(null, 'en-us')).toEqual(none);
    expect(toTermTexts({ freeShippingThreshold: {}, returnDays: null }, 'en-us')).toEqual(none);
  });

  const page = {
    _id: 'page-1',
    title: 'Free over {shipping}',
    modules: [{ body: [{ text: '{returnDays} days, {{returnDays}} and {else}' }], limit: 3 }],
  };

  it('replace placeholders in every text of a document', () => {
    const problems: ContentProblem[] = [];
    const words = toTermTexts(settings, 'en-us');
    expect(insertTerms(page, words, problem => problems.push(problem))).toEqual({
      _id: 'page-1',
      title: 'Free over $75',
      modules: [{ body: [{ text: '45 days, {{returnDays}} and {else}' }], limit: 3 }],
    });
    expect(problems).toEqual([]);
  });

  it('are reported with the field that uses them if they are not set', () => {
    const problems: ContentProblem[] = [];
    const words = { shipping: '$75', shippingRate: '$6.95', returnDays: null };
    const read = insertTerms(page, words, problem => problems.push(problem));
    expect(JSON.stringify(read)).toContain('{returnDays} days');
    expect(problems).toEqual([
      {
        documentId: 'page-1',
        field: 'modules[0].body[0].text',
        message:
          "it names {returnDays}, which the site's settings do not tell. Set it there, or take it out.",
      },
    ]);
  });
});
