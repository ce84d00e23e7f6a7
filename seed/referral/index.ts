import * as v from 'valibot';
import { readJson } from '../load/json';

/** The terms of the referral program. */
export interface ReferralTerms {
  /** What a member gets for each friend who orders: a gift card. */
  readonly reward: { readonly cents: number; readonly currency: 'USD' | 'CAD' };
  /** Beginnings of the ZIP codes in which the program is not available: territories and military mail. */
  readonly refusedZipPrefixes: readonly string[];
}

/** `referral.json`: the reward and the region of the referral program. */
export const referralTerms: ReferralTerms = readJson(
  'referral/referral.json',
  v.strictObject({
    reward: v.strictObject({
      cents: v.pipe(v.number(), v.integer(), v.minValue(1, 'takes 1 or more.')),
      currency: v.picklist(['USD', 'CAD']),
    }),
    refusedZipPrefixes: v.array(
      v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'takes the first digits of a ZIP code.')),
    ),
  }),
);
