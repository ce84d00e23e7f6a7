import type { IdentitySettings } from '~/src/config/settings/identity-settings';
import { parseJson } from '~/src/domain/data/json';
import { isRecord, recordOf, textOf, type Json } from '~/src/domain/data/read';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '../http/failure';
import { fetchJson, type Fetch } from '../http/fetch-json';
import { toIdentityFailure } from './identity-error';

export interface ExchangeOptions {
  readonly settings: IdentitySettings;
  /** Milliseconds for the whole reply. */
  readonly timeoutMs: number;
  readonly fetch?: Fetch | undefined;
}

/** An exception of the service; null if the body names none, such as a proxy's error page. */
const refused = (text: string, status: number): Result<never> | null => {
  const { __type: type, message } = recordOf(parseJson(text));
  const code = textOf(type)?.split('#').at(-1);
  if (code === undefined) return null;
  return toIdentityFailure({ code, message, statusCode: status });
};

/**
 * One call of the identity provider. Even operations without a result return `{}`, so
 * anything but a JSON object is a `protocol` failure.
 * @param operation the name of an operation, such as `InitiateAuth`
 */
export const exchange = async (
  { settings, timeoutMs, fetch }: ExchangeOptions,
  operation: string,
  body: object,
): Promise<Result<Json>> => {
  const reply = await fetchJson(`${settings.origin}/`, {
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body,
    timeoutMs,
    fetch,
    refused,
  });
  if (!reply.ok) return reply;
  return isRecord(reply.value)
    ? ok(reply.value)
    : failure('protocol', 'The answer is no object.', { isRetryable: true });
};
