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
import { mayStillApply } from '../subscriptions/data/may-still-apply';
import { makeChange } from '../data/make-change';
import { READ_MS } from '../data/read-ms';

/**
 * Activates a license with its code, then reloads the licenses. If only the reply may have been lost,
 * it asks once more: a code stays good for the collar that it has activated.
 */
export const useActivation = (): ((
  request: ActivationRequest,
) => Promise<Result<ServiceSubscription>>) => {
  const { session } = useAccount();
  const client = useQueryClient();
  const { licenses } = useSubscriptionKeys();
  return async request => {
    const { serviceOrigin: origin } = browserSettings;
    const ask = (timeoutMs?: number) =>
      session.withIdToken(token => activateService({ origin, timeoutMs }, token, request));
    const done = await makeChange(async () => {
      const first = await ask();
      if (first.ok || !mayStillApply(first.error)) return first;
      const second = await ask(READ_MS);
      return second.ok ? second : first;
    });
    if (done.ok) void client.invalidateQueries({ queryKey: licenses });
    return done;
  };
};
