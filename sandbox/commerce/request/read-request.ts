import { isJsonObject, parseJson } from '~/sandbox/core/json';
import type { GraphqlRequest } from '../execute';
import { isTooDeep, LIMITS, limitError } from './limits';

/** The reply to a request that cannot be run. */
export interface Refusal {
  readonly status: number;
  readonly document: unknown;
}

type Read = { readonly request: GraphqlRequest } | { readonly refusal: Refusal };

const refuse = (status: number, errors: unknown): Read => ({
  refusal: { status, document: { errors } },
});
const invalid = (parameter: string): Read =>
  refuse(400, { [parameter]: 'Required parameter missing or invalid' });

const isAbsent = (value: unknown): value is null | undefined =>
  value === null || value === undefined;

function decode(body: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return null;
  }
}

function readJson(text: string): Read {
  if (isTooDeep(text)) {
    const { message, extensions } = limitError(
      `The body nests deeper than ${LIMITS.jsonDepth} levels.`,
    );
    return refuse(400, [{ message, extensions }]);
  }
  const parsed = parseJson(text);
  if (!isJsonObject(parsed)) return invalid('query');
  const { query, variables, operationName } = parsed;
  if (typeof query !== 'string' || !query.trim()) return invalid('query');
  if (!isAbsent(variables) && !isJsonObject(variables)) return invalid('variables');
  if (!isAbsent(operationName) && typeof operationName !== 'string') {
    return invalid('operationName');
  }
  return {
    request: { query, variables: variables ?? {}, operationName: operationName ?? null },
  };
}

/**
 * Reads a GraphQL request sent as `application/json` or `application/graphql`. Anything else is
 * refused with status 400, and a body that is too long with 413.
 */
export function readRequest(contentType: string, body: Buffer): Read {
  if (body.length > LIMITS.bytes) {
    const { message, extensions } = limitError(`The body is longer than ${LIMITS.bytes} bytes.`);
    return refuse(413, [{ message, extensions }]);
  }
  const text = decode(body);
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  if (text === null) return invalid('query');
  if (type === 'application/json') return readJson(text);
  if (type !== 'application/graphql' || !text.trim()) return invalid('query');
  return { request: { query: text, variables: {}, operationName: null } };
}
