import { number, object, optional, pipe, minValue, string, type InferOutput } from 'valibot';
import { decodeOr } from '~/src/domain/data/decode';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '../http/failure';
import type { IdentityTokens } from './identity-contract';
import { exchange, type ExchangeOptions } from './identity-exchange';

export interface CallOptions extends ExchangeOptions {
  readonly now: () => number;
}

const tokensSchema = object({
  AuthenticationResult: object({
    AccessToken: string(),
    IdToken: string(),
    ExpiresIn: pipe(number(), minValue(1)),
    RefreshToken: optional(string()),
  }),
});

// Not through the vendor's client, which retries these two calls for seconds, even after a refusal,
// and would be loaded only for them.
const call = (
  options: CallOptions,
  operation: 'InitiateAuth' | 'RevokeToken',
  body: object,
): Promise<Result<unknown>> =>
  exchange(options, operation, { ClientId: options.settings.clientId, ...body });

const toTokens = (
  { AuthenticationResult: result }: InferOutput<typeof tokensSchema>,
  refreshToken: string,
  now: number,
): IdentityTokens => ({
  accessToken: result.AccessToken,
  idToken: result.IdToken,
  // A pool that rotates refresh tokens sends a new one.
  refreshToken: result.RefreshToken ?? refreshToken,
  expiresAt: new Date(now + result.ExpiresIn * 1000).toISOString(),
});

/** New access and id tokens. */
export const refreshTokens = async (
  options: CallOptions,
  refreshToken: string,
): Promise<Result<IdentityTokens>> => {
  const reply = await call(options, 'InitiateAuth', {
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: refreshToken },
  });
  if (!reply.ok) return reply;
  const value = decodeOr(tokensSchema, reply.value);
  return value
    ? ok(toTokens(value, refreshToken, options.now()))
    : failure('protocol', 'The reply has no tokens.', { isRetryable: true });
};

/** Ends a sign-in and revokes all its tokens. */
export const revokeTokens = async (
  options: CallOptions,
  refreshToken: string,
): Promise<Result<void>> => {
  const reply = await call(options, 'RevokeToken', { Token: refreshToken });
  // The service answers with an empty body.
  if (!reply.ok && reply.error.kind === 'protocol' && reply.error.status === 200) {
    return ok(undefined);
  }
  return reply.ok ? ok(undefined) : reply;
};
