import type { ReferralProgram } from '~/src/gateways/service/referral';

const REWARD = { amount: '75.00', currency: 'USD' } as const;

/** Test data: the program as somebody sees it who has not joined. */
export const OUTSIDER: ReferralProgram = { reward: REWARD, membership: null };

/** Test data: the program as a member sees it. */
export const memberWith = (
  changes: Partial<NonNullable<ReferralProgram['membership']>> = {},
): ReferralProgram => ({
  reward: REWARD,
  membership: {
    ...{ code: 'AVERY-7K2M9Q', link: 'https://shop.example/?referral_code=AVERY-7K2M9Q' },
    ...{ company: 'Brooks Dog Training', email: 'avery@example.com', zip: '83702' },
    ...{ phone: '208-555-0140', joinedAt: '2026-11-20T15:00:00Z', invitations: [] },
    ...changes,
  },
});
