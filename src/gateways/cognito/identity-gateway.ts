import type { IdentitySettings } from '~/src/config/settings/identity-settings';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '../http/failure';
import type { Fetch } from '../http/fetch-json';
import type { CognitoClient } from './cognito-client';
import type { IdentityGateway } from './identity-contract';
import { refusal, toIdentityFailure } from './identity-error';
import { refreshTokens, revokeTokens } from './token-calls';

export interface IdentityGatewayOptions {
  readonly settings: IdentitySettings;
  /** Path prefix of the locale, such as `/en-ca`, to which links in emails lead; or empty. */
  readonly localePath: string;
  readonly now: () => number;
  /** Milliseconds for the reply; 15,000 by default. */
  readonly timeoutMs?: number;
  readonly fetch?: Fetch;
}

const withTimeout = async <T>(task: Promise<T>, timeoutMs: number): Promise<Result<T>> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Result<never>>(resolve => {
    const answer = failure('timeout', `No answer within ${timeoutMs} ms.`, { isRetryable: true });
    timer = setTimeout(() => resolve(answer), timeoutMs);
  });
  const answer = task.then(ok, (error: unknown) =>
    error instanceof Error && error.name === 'UnexpectedChallenge'
      ? refusal('reset-required', error.message)
      : toIdentityFailure(error),
  );
  const first = await Promise.race([answer, late]);
  clearTimeout(timer);
  return first;
};

/** The identity provider. The vendor's client is loaded when it is first needed. */
export const createIdentityGateway = ({
  settings,
  localePath,
  now,
  timeoutMs = 15_000,
  fetch,
}: IdentityGatewayOptions): IdentityGateway => {
  const options = { settings, timeoutMs, now, fetch };

  const ask = <T>(run: (client: CognitoClient) => Promise<T>): Promise<Result<T>> => {
    const load = async (): Promise<T> => {
      const { cognitoClient } = await import(
        /* webpackChunkName: "identity-client" */ './cognito-client'
      );
      return run(cognitoClient(options, { localePath }, now));
    };
    return withTimeout(load(), timeoutMs);
  };

  return {
    signIn: (email, password) => ask(client => client.signIn(email, password)),
    refresh: refreshToken => refreshTokens(options, refreshToken),
    revoke: ({ refreshToken }) => revokeTokens(options, refreshToken),
    signUp: account => ask(client => client.signUp(account)),
    confirmSignUp: (email, code) => ask(client => client.confirmSignUp(email, code)),
    resendCode: email => ask(client => client.resendCode(email)),
    forgotPassword: email => ask(client => client.forgotPassword(email)),
    resetPassword: (email, code, password) =>
      ask(client => client.resetPassword(email, code, password)),
    changePassword: (tokens, current, next) =>
      ask(client => client.changePassword(tokens, current, next)),
  };
};
