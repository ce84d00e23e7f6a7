import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { SchedulerDealer } from '~/src/gateways/scheduler/decoders';
import { listVisitDealers } from '~/src/gateways/scheduler/scheduler-gateway';
import { unwrap } from '../data/unwrap';
import { useScheduler } from './use-scheduler';

/** The dealers near a postal code; sends no request without one. */
export const useVisitDealers = (
  postalCode: string | null,
): UseQueryResult<readonly SchedulerDealer[]> => {
  const { call, key } = useScheduler();
  return useQuery({
    queryKey: [...key, 'dealers', postalCode],
    queryFn: ({ signal }) =>
      unwrap(call(options => listVisitDealers({ ...options, signal }, postalCode ?? ''))),
    enabled: postalCode !== null,
  });
};
