import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import type * as Gateway from '~/src/gateways/service/referral';
import { failure } from '~/src/gateways/http/failure';
import type * as Addresses from '~/src/gateways/shopify/account/addresses';
import { FAILURES } from '../testing/account.fixture';

type ReferralProgram = Gateway.ReferralProgram;

const REWARD = { amount: '75.00', currency: 'USD' } as const;

/** Every way in which the service can fail. */
export const EVERY_FAILURE = [
  ...FAILURES,
  ['answers 401', failure('http', 'Unauthorized', { status: 401 })] as const,
];

/** Test data: the program as somebody sees it who has not joined. */
export const OUTSIDER: ReferralProgram = { reward: REWARD, membership: null };

/** Test data: the program as a member sees it. */
export const memberWith = (
  changes: Partial<NonNullable<ReferralProgram['membership']>> = {},
): ReferralProgram => ({
  reward: REWARD,
  membership: {
    code: 'AVERY-7K2M9Q',
    link: 'https://shop.example/?referral_code=AVERY-7K2M9Q',
    company: 'Brooks Dog Training',
    email: 'avery@example.com',
    zip: '83702',
    phone: '208-555-0140',
    joinedAt: '2026-11-20T15:00:00Z',
    invitations: [],
    ...changes,
  },
});

/** Fakes of the gateways that the screen calls. */
export const gateways = {
  readReferralProgram: vi.fn<typeof Gateway.readReferralProgram>(),
  joinReferralProgram: vi.fn<typeof Gateway.joinReferralProgram>(),
  listAddresses: vi.fn<typeof Addresses.listAddresses>(),
};

/** Before each test: nobody has joined, whoever does is accepted, and no address is stored. */
export const setUpReferral = (): void => {
  beforeEach(() => {
    gateways.readReferralProgram.mockReset().mockResolvedValue(ok(OUTSIDER));
    gateways.joinReferralProgram.mockReset().mockResolvedValue(ok(memberWith()));
    gateways.listAddresses.mockReset().mockResolvedValue(ok({ addresses: [], unreadable: 0 }));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
};
