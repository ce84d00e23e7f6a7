import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { browserSettings } from '~/src/config/settings/browser-settings';
import type { GatewayError, Result } from '~/src/domain/data/result';
import {
  joinReferralProgram,
  readReferralProgram,
  REGION_REFUSED,
  type ReferralProgram,
  type ReferralRequest,
} from '~/src/gateways/service/referral';
import { makeChange } from '../data/make-change';
import { READ_MS } from '../data/read-ms';
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

const DETAILS = ['company', 'email', 'zip', 'phone'] as const;

/** The service has read the details and says what is wrong with them. */
const isRefused = ({ userErrors }: GatewayError): boolean =>
  userErrors.some(({ field, code }) => field.length > 0 || code === REGION_REFUSED);

const hasDetails = ({ membership }: ReferralProgram, request: ReferralRequest): boolean =>
  membership !== null && DETAILS.every(name => membership[name] === request[name]);

type Join = (request: ReferralRequest) => Promise<Result<ReferralProgram>>;

/**
 * Joins the program or updates a member's details, and shows the reply at once. Counts as done if
 * only the reply was lost.
 */
export const useJoinReferral = (): Join => {
  const { session } = useAccount();
  const client = useQueryClient();
  const queryKey = useReferralKey();
  const origin = browserSettings.serviceOrigin;
  const send = async (request: ReferralRequest): Promise<Result<ReferralProgram>> => {
    const joined = await session.withIdToken(idToken =>
      joinReferralProgram({ origin }, idToken, request),
    );
    if (joined.ok || isRefused(joined.error)) return joined;
    const read = await session.withIdToken(idToken =>
      readReferralProgram({ origin, timeoutMs: READ_MS }, idToken),
    );
    return read.ok && hasDetails(read.value, request) ? read : joined;
  };
  return async request => {
    await client.cancelQueries({ queryKey });
    const joined = await makeChange(() => send(request));
    if (joined.ok) client.setQueryData<ReferralProgram>(queryKey, joined.value);
    return joined;
  };
};
