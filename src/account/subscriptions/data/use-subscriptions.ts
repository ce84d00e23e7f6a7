import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isUnknownCustomer, NO_BILLING } from '~/src/account/billing-session/billing-session';
import { unwrap } from '~/src/account/data/unwrap';
import { ok, type GatewayError, type Result } from '~/src/domain/data/result';
import { getSubscription, listSubscriptions } from '~/src/gateways/recharge/subscriptions';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { useSubscriptionKeys } from './keys';
import { withPending } from './pending-changes';
import { useBillingCall } from './use-billing-call';
import { useChangeStore } from './use-change-store';

/** A query of the provider; subscriptions include the customer's unconfirmed changes. */
export interface Read<T> {
  readonly data: T | undefined;
  readonly error: GatewayError | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

const NOT_FOUND = 404;

const isWithoutBilling = (error: GatewayError): boolean =>
  isUnknownCustomer(error) || error.userErrors[0]?.code === NO_BILLING;

/** A customer whom the provider does not know has no records (spec account §4). */
export const noneIfUnknown = <T>(result: Result<readonly T[]>): Result<readonly T[]> =>
  !result.ok && isWithoutBilling(result.error) ? ok([]) : result;

/**
 * All of the customer's subscriptions, newest first; empty for a customer whom the provider does
 * not know.
 */
export const useSubscriptions = (): Read<readonly Subscription[]> => {
  const call = useBillingCall();
  const { list } = useSubscriptionKeys();
  const { pending } = useChangeStore().state;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: list,
    queryFn: async () => unwrap(noneIfUnknown(await call(listSubscriptions))),
  });
  const shown = useMemo(() => data?.map(each => withPending(each, pending)), [data, pending]);
  return { data: shown, error, isFetching, refetch };
};

const nullIfMissing = (result: Result<Subscription>): Result<Subscription | null> => {
  if (result.ok) return result;
  const { error } = result;
  return error.status === NOT_FOUND || isWithoutBilling(error) ? ok(null) : result;
};

/**
 * One subscription; null if the customer has no such subscription. Shown at once if the list is
 * loaded.
 */
export const useSubscription = (id: string): Read<Subscription | null> => {
  const call = useBillingCall();
  const client = useQueryClient();
  const keys = useSubscriptionKeys();
  const { pending } = useChangeStore().state;
  const { data, error, isFetching, refetch } = useQuery<Subscription | null>({
    queryKey: keys.one(id),
    queryFn: async () =>
      /^\d+$/.test(id)
        ? unwrap(
            nullIfMissing(await call((config, session) => getSubscription(config, session, id))),
          )
        : null,
    initialData: () =>
      client.getQueryData<readonly Subscription[]>(keys.list)?.find(each => each.id === id),
    initialDataUpdatedAt: () => client.getQueryState(keys.list)?.dataUpdatedAt,
  });
  const shown = useMemo(() => data && withPending(data, pending), [data, pending]);
  return { data: shown, error, isFetching, refetch };
};
