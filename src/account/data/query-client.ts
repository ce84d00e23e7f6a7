import { QueryClient } from '@tanstack/react-query';
import type { GatewayError } from '~/src/domain/data/result';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: GatewayError;
  }
}

const RETRIES = 2;

/** How long data counts as fresh: refocusing the window earlier does not refetch it. */
const FRESH_MS = 30_000;

const LONGEST_WAIT_MS = 5000;

/** The query cache of one visit to the account area. Only retryable failures are retried. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // Timeouts are not retried: the customer has waited long enough.
        retry: (failures, { isRetryable, kind }) =>
          isRetryable && kind !== 'timeout' && failures < RETRIES,
        retryDelay: attempt => Math.min(500 * 2 ** attempt, LONGEST_WAIT_MS),
      },
      mutations: { retry: false },
    },
  });
