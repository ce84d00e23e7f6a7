import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { SlotList } from '~/src/gateways/scheduler/decoders';
import { listSlots, type SlotQuery } from '~/src/gateways/scheduler/scheduler-gateway';
import { unwrap } from '../data/unwrap';
import { useScheduler } from './use-scheduler';

/** The free times of a dealer; the previous page stays visible while the next one loads. */
export const useSlots = (query: SlotQuery): UseQueryResult<SlotList> => {
  const { call, key } = useScheduler();
  const { dealerId, kind, from, to, postalCode = '', appointmentId = '' } = query;
  return useQuery({
    queryKey: [...key, 'slots', dealerId, kind, postalCode, appointmentId, from, to],
    queryFn: ({ signal }) => unwrap(call(options => listSlots({ ...options, signal }, query))),
    placeholderData: (before, previous) =>
      previous?.queryKey[4] === dealerId && previous.queryKey[5] === kind
        ? keepPreviousData(before)
        : undefined,
  });
};
