import type { GatewayError } from '~/src/domain/data/result';

const TOO_MANY_REQUESTS = 429;

/** Which sentence a failure needs: the store has too much to do, or anything else. */
export const failureKind = (error: Pick<GatewayError, 'status'> | null): 'busyStore' | 'failed' =>
  error?.status === TOO_MANY_REQUESTS ? 'busyStore' : 'failed';
