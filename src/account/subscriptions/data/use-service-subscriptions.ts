import { useQuery } from '@tanstack/react-query';
import { unwrap } from '~/src/account/data/unwrap';
import { useAccount } from '~/src/account/session/session-context';
import { browserSettings } from '~/src/config/settings/browser-settings';
import {
  listServiceSubscriptions,
  type ServiceSubscription,
} from '~/src/gateways/service/subscriptions';
import { useSubscriptionKeys } from './keys';
import type { Read } from './use-subscriptions';

/** The consumer service's view of the customer's subscriptions, with licenses and devices. */
export const useServiceSubscriptions = (): Read<readonly ServiceSubscription[]> => {
  const { session } = useAccount();
  const { licenses } = useSubscriptionKeys();
  const origin = browserSettings.serviceOrigin;
  return useQuery({
    queryKey: licenses,
    queryFn: () =>
      unwrap(session.withIdToken(idToken => listServiceSubscriptions({ origin }, idToken))),
  });
};
