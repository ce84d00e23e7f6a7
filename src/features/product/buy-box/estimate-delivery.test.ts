import { describe, expect, it } from 'vitest';
import { DELIVERY_TERMS, type DeliveryTerms } from '~/src/config/delivery';
import type { CountryCode } from '~/src/config/locales';
import { deliveryDays } from './delivery-days';
import { estimateDelivery } from './estimate-delivery';

const terms: DeliveryTerms = {
  timeZone: 'America/New_York',
  cutoffHour: 14,
  handlingDays: 1,
  transitDays: { min: 2, max: 5 },
};

const window = (
  instant: string,
  of: DeliveryTerms = terms,
  country: CountryCode = 'US',
): readonly string[] => {
  const { from, to } = estimateDelivery(new Date(instant), of, country);
  return [from, to].map(day => day.toISOString().slice(0, 10));
};

describe('estimateDelivery', () => {
  it.each([
    ['on a Wednesday before the cutoff', '2026-10-21T15:00:00Z', '2026-10-26', '2026-10-29'],
    ['a minute before the cutoff', '2026-10-21T17:59:00Z', '2026-10-26', '2026-10-29'],
    ['at the cutoff', '2026-10-21T18:00:00Z', '2026-10-27', '2026-10-30'],
    ['on a Friday after the cutoff', '2026-10-23T20:00:00Z', '2026-10-29', '2026-11-03'],
    ['on a Saturday', '2026-10-24T15:00:00Z', '2026-10-29', '2026-11-03'],
    ['on a Sunday', '2026-10-25T15:00:00Z', '2026-10-29', '2026-11-03'],
  ])('counts business days %s', (_, instant, from, to) => {
    expect(window(instant)).toEqual([from, to]);
  });

  it('uses the day and the time at the warehouse', () => {
    // Wednesday, 23:00 in New York; Thursday in London and in UTC.
    expect(window('2026-11-19T04:00:00Z')).toEqual(window('2026-11-19T15:00:00Z'));
    // Summer time: 13:30 in New York, half an hour before the cutoff.
    expect(window('2026-07-15T17:30:00Z')).toEqual(['2026-07-20', '2026-07-23']);
    expect(window('2026-07-15T18:30:00Z')).toEqual(['2026-07-21', '2026-07-24']);
  });

  it('ships the same day if nothing has to be prepared', () => {
    const same = { ...terms, handlingDays: 0, transitDays: { min: 0, max: 1 } };
    expect(window('2026-11-20T15:00:00Z', same)).toEqual(['2026-11-20', '2026-11-23']);
  });

  it('works across the end of a year', () => {
    expect(window('2026-12-30T15:00:00Z')).toEqual(['2027-01-05', '2027-01-08']);
  });

  it.each([
    // Thanksgiving in the United States is November 26, in Canada October 12.
    ['US', '2026-11-23T15:00:00Z', '2026-11-27', '2026-12-02'],
    ['US', '2026-11-26T15:00:00Z', '2026-12-02', '2026-12-07'],
    ['CA', '2026-11-23T15:00:00Z', '2026-11-26', '2026-12-01'],
    ['CA', '2026-10-08T15:00:00Z', '2026-10-14', '2026-10-19'],
    ['AU', '2026-11-23T15:00:00Z', '2026-11-26', '2026-12-01'],
  ] as const)('skips the public holidays of %s from %s', (country, instant, from, to) => {
    expect(window(instant, terms, country)).toEqual([from, to]);
  });
});

describe('DELIVERY_TERMS', () => {
  it('has terms of its own for the US and Canada, and no others', () => {
    expect(Object.keys(DELIVERY_TERMS)).toEqual(['US', 'CA']);
    const { US, CA } = DELIVERY_TERMS;
    expect([US, CA].map(each => each && deliveryDays(each))).toEqual([
      { min: 3, max: 6 },
      { min: 4, max: 8 },
    ]);
  });
});
