import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { browserSettings } from '~/src/config/settings/browser-settings';
import type { Result } from '~/src/domain/data/result';
import {
  joinReferralProgram,
  readReferralProgram,
  type ReferralProgram,
  type ReferralRequest,
} from '~/src/gateways/service/referral';
import { makeChange } from '../data/make-change';
import { unwrap } from '../data/unwrap';
import { useCustomerKey } from '../data/use-store-call';
import { useAccount } from '../session/session-context';

const useReferralKey = (): readonly string[] => [...useCustomerKey(), 'referral'];

/** The referral program and the customer's membership. */
export const useReferralProgram = (): UseQueryResult<ReferralProgram> => {
  const { session } = useAccount();
  const origin = browserSettings.serviceOrigin;
  return useQuery({
    queryKey: useReferralKey(),
    queryFn: () => unwrap(session.withIdToken(idToken => readReferralProgram({ origin }, idToken))),
  });
};

type Join = (request: ReferralRequest) => Promise<Result<ReferralProgram>>;

/** Joins the program or updates a member's details, and shows the reply at once. */
export const useJoinReferral = (): Join => {
  const { session } = useAccount();
  const client = useQueryClient();
  const queryKey = useReferralKey();
  const origin = browserSettings.serviceOrigin;
  return async request => {
    await client.cancelQueries({ queryKey });
    const joined = await makeChange(() =>
      session.withIdToken(idToken => joinReferralProgram({ origin }, idToken, request)),
    );
    if (joined.ok) client.setQueryData<ReferralProgram>(queryKey, joined.value);
    return joined;
  };
};
