import {
  err,
  type GatewayError,
  type GatewayErrorKind,
  type Result,
  type UserError,
} from '~/src/domain/data/result';

interface Details {
  readonly isRetryable?: boolean;
  readonly status?: number | null;
  readonly userErrors?: readonly UserError[];
}

/** A failed result of that kind; `message` is for logs. Retryable only where said. */
export const failure = (
  kind: GatewayErrorKind,
  message: string,
  { isRetryable = false, status = null, userErrors = [] }: Details = {},
): Result<never, GatewayError> => err({ kind, message, isRetryable, status, userErrors });
