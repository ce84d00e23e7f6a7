import type { GatewayError } from '~/src/domain/data/result';
import { failureReason } from '../subscriptions/data/failure-reason';

/** What the billing provider says of a failure, behind the sentence about it (spec account §8). */
export function ProviderReason({ error }: { readonly error: GatewayError | null }) {
  return error && <span> {failureReason(error)}</span>;
}
