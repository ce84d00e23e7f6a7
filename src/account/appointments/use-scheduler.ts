import { useCallback, useContext, useMemo } from 'react';
import { schedulerOrigin } from '~/src/config/settings/browser-scheduler-settings';
import type { Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type { SchedulerOptions } from '~/src/gateways/scheduler/scheduler-gateway';
import { SignedInContext } from '../session/session-context';

/** Calls the scheduler as the signed-in customer, or else as a visitor. */
export type SchedulerCall = <T>(
  call: (options: SchedulerOptions) => Promise<Result<T>>,
) => Promise<Result<T>>;

export interface Scheduler {
  readonly call: SchedulerCall;
  /** The prefix of its query keys. */
  readonly key: readonly string[];
}

export const useScheduler = (): Scheduler => {
  const { session = null, customer = null } = useContext(SignedInContext) ?? {};
  const call: SchedulerCall = useCallback(
    async make => {
      if (schedulerOrigin === null) return failure('protocol', 'The shop has no scheduler.');
      const origin = schedulerOrigin;
      return session
        ? session.withIdToken(idToken => make({ origin, idToken }))
        : make({ origin, idToken: null });
    },
    [session],
  );
  const [store, id] = [session?.store ?? 'visitor', customer?.id ?? 'visitor'];
  const key = useMemo(() => ['scheduler', store, id], [store, id]);
  return { call, key };
};
