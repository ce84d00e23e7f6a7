import { describe, expect, it } from 'vitest';
import { hasProStaffPrice, isProStaff, proStaffPrice } from './pro-staff';

describe('ProStaff', () => {
  it.each([
    [['vip', 'pro program'], true],
    [['Pro Program '], true],
    [['program', 'pro'], false],
    [['pro program applicant'], false],
    [[], false],
  ])('is recognized by the tags %j: %s', (tags, isIt) => {
    expect(isProStaff(tags)).toBe(isIt);
  });

  it('takes 40% off the current price, in the currency of the store', () => {
    expect(proStaffPrice({ cents: 46995, currency: 'CAD' })).toEqual({
      cents: 28197,
      currency: 'CAD',
    });
    expect(proStaffPrice({ cents: 2376, currency: 'USD' }).cents).toBe(1426);
  });

  it('does not discount what is sold on plans only', () => {
    expect(hasProStaffPrice({ requiresSellingPlan: true })).toBe(false);
    expect(hasProStaffPrice({ requiresSellingPlan: false })).toBe(true);
  });
});
