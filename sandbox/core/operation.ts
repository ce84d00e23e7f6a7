import { isJsonObject, parseJson } from './json';

/**
 * The GraphQL operation of a request body: its `operationName`, or the name of the first operation
 * in the document. Null for other bodies and for operations without a name.
 */
export function operationOf(bodyText: string): string | null {
  if (!bodyText.startsWith('{')) return null;
  const body = parseJson(bodyText);
  if (!isJsonObject(body)) return null;
  if (typeof body.operationName === 'string' && body.operationName) return body.operationName;
  if (typeof body.query !== 'string') return null;
  return (
    /\b(?:query|mutation|subscription)\s+([_A-Za-z][_0-9A-Za-z]*)/.exec(body.query)?.[1] ?? null
  );
}
