import { useQueryClient } from '@tanstack/react-query';
import { browserSettings } from '~/src/config/settings/browser-settings';
import type { Result } from '~/src/domain/data/result';
import {
  activateService,
  type ActivationRequest,
  type ServiceSubscription,
} from '~/src/gateways/service/subscriptions';
import { useAccount } from '../session/session-context';
import { useSubscriptionKeys } from '../subscriptions/data/keys';
import { makeChange } from '../data/make-change';

/** Activates a license with its code, then reloads the licenses. */
export const useActivation = (): ((
  request: ActivationRequest,
) => Promise<Result<ServiceSubscription>>) => {
  const { session } = useAccount();
  const client = useQueryClient();
  const { licenses } = useSubscriptionKeys();
  return async request => {
    const { serviceOrigin: origin } = browserSettings;
    const done = await makeChange(() =>
      session.withIdToken(token => activateService({ origin }, token, request)),
    );
    if (done.ok) void client.invalidateQueries({ queryKey: licenses });
    return done;
  };
};
