import type { GatewayError } from '~/src/domain/data/result';

/** Whether a change may still be made, or was made already, after its call failed. */
export const mayStillApply = ({ kind, status }: GatewayError): boolean =>
  kind === 'timeout' || kind === 'network' || kind === 'protocol' || (status ?? 0) >= 500;
