import type { GatewayError } from '~/src/domain/data/result';
import { failureReason } from '../subscriptions/data/failure-reason';

/** The billing provider's own error text, after our message (spec account §8). */
export function ProviderReason({ error }: { readonly error: GatewayError | null }) {
  return error && <span> {failureReason(error)}</span>;
}
