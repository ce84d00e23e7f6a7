import type { GatewayError } from '~/src/domain/data/result';

const TOO_MANY_REQUESTS = 429;

/** Which message a failure needs: the store is busy, or anything else. */
export const failureKind = (error: Pick<GatewayError, 'status'> | null): 'busyStore' | 'failed' =>
  error?.status === TOO_MANY_REQUESTS ? 'busyStore' : 'failed';
