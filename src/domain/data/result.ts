export interface UserError {
  readonly field: readonly string[];
  readonly message: string;
  readonly code: string | null;
}

/** Why a call to a back end failed; `user` means that the request was understood and rejected. */
export type GatewayErrorKind = 'network' | 'timeout' | 'http' | 'protocol' | 'user';

export interface GatewayError {
  readonly kind: GatewayErrorKind;
  /** For logs, never for a shopper. */
  readonly message: string;
  readonly isRetryable: boolean;
  readonly status: number | null;
  readonly userErrors: readonly UserError[];
}

export type Result<T, E = GatewayError> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A success. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

/** A failure that the caller must handle; gateways return it rather than throw. */
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });
