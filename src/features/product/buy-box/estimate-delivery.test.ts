import { describe, expect, it } from 'vitest';
import { DELIVERY_TERMS, type DeliveryTerms } from '~/src/config/delivery';
import { deliveryDays, estimateDelivery } from './estimate-delivery';

const terms: DeliveryTerms = {
  timeZone: 'America/New_York',
  cutoffHour: 14,
  handlingDays: 1,
  transitDays: { min: 2, max: 5 },
};

const window = (instant: string, of: DeliveryTerms = terms): readonly string[] => {
  const { from, to } = estimateDelivery(new Date(instant), of);
  return [from, to].map(day => day.toISOString().slice(0, 10));
};

describe('estimateDelivery', () => {
  it.each([
    ['on a Wednesday before the cutoff', '2026-11-18T15:00:00Z', '2026-11-23', '2026-11-26'],
    ['a minute before the cutoff', '2026-11-18T18:59:00Z', '2026-11-23', '2026-11-26'],
    ['at the cutoff', '2026-11-18T19:00:00Z', '2026-11-24', '2026-11-27'],
    ['on a Friday after the cutoff', '2026-11-20T20:00:00Z', '2026-11-26', '2026-12-01'],
    ['on a Saturday', '2026-11-21T15:00:00Z', '2026-11-26', '2026-12-01'],
    ['on a Sunday', '2026-11-22T15:00:00Z', '2026-11-26', '2026-12-01'],
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
    expect(window('2026-12-30T15:00:00Z')).toEqual(['2027-01-04', '2027-01-07']);
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
