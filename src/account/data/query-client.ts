import { QueryClient } from '@tanstack/react-query';
import type { GatewayError } from '~/src/domain/data/result';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: GatewayError;
  }
}

const RETRIES = 2;

/** How long an answer counts as fresh: a window that gets the focus sooner asks nothing. */
const FRESH_MS = 30_000;

const LONGEST_WAIT_MS = 5000;

/** The cache of one visit to the account area. Only failures that may pass are tried again. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, { isRetryable }) => isRetryable && failures < RETRIES,
        retryDelay: attempt => Math.min(500 * 2 ** attempt, LONGEST_WAIT_MS),
      },
      mutations: { retry: false },
    },
  });
