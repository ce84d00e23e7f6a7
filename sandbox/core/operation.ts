import { isJsonObject, parseJson } from './json';

/**
 * The operation that a request is for: the last part of its `X-Amz-Target`; or, of a GraphQL body, its
 * `operationName` or the name of the first operation in the document. Null for others and for operations
 * without a name.
 */
export function operationOf(bodyText: string, target?: string | string[]): string | null {
  if (typeof target === 'string') return /\.([A-Za-z]+)$/.exec(target)?.[1] ?? null;
  if (!bodyText.startsWith('{')) return null;
  const body = parseJson(bodyText);
  if (!isJsonObject(body)) return null;
  if (typeof body.operationName === 'string' && body.operationName) return body.operationName;
  if (typeof body.query !== 'string') return null;
  return (
    /\b(?:query|mutation|subscription)\s+([_A-Za-z][_0-9A-Za-z]*)/.exec(body.query)?.[1] ?? null
  );
}
