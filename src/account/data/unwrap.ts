import type { GatewayError, GatewayErrorKind, Result, UserError } from '~/src/domain/data/result';

/** A failed result as an exception for react-query, with the fields of a `GatewayError`. */
export class GatewayFailure extends Error implements GatewayError {
  override readonly name = 'GatewayFailure';
  readonly kind: GatewayErrorKind;
  readonly isRetryable: boolean;
  readonly status: number | null;
  readonly userErrors: readonly UserError[];

  constructor({ kind, message, isRetryable, status, userErrors }: GatewayError) {
    super(message);
    this.kind = kind;
    this.isRetryable = isRetryable;
    this.status = status;
    this.userErrors = userErrors;
  }
}

/**
 * Returns the value of a result, for query and mutation functions.
 * @throws {GatewayFailure} if the result is a failure
 */
export const unwrap = async <T>(result: Promise<Result<T>> | Result<T>): Promise<T> => {
  const resolved = await result;
  if (resolved.ok) return resolved.value;
  throw new GatewayFailure(resolved.error);
};
