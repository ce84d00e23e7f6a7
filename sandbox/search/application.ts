import type { IncomingMessage } from 'node:http';
import { SearchApiError } from './api-error';

/** A right of an API key, by the service's name. */
export type Right =
  | 'search'
  | 'browse'
  | 'addObject'
  | 'deleteObject'
  | 'deleteIndex'
  | 'settings'
  | 'editSettings'
  | 'listIndexes';

/** The application of the sandbox's search; `.env.sandbox*` repeats it and the search key. */
const APPLICATION = 'SANDBOX001';

/** The rights of each key: the public one can only search, the other can do anything. */
const RIGHTS: Readonly<Record<string, readonly Right[]>> = {
  'sandbox-search-public': ['search'],
  'sandbox-search-admin': [
    ...(['search', 'browse', 'addObject', 'deleteObject', 'deleteIndex'] as const),
    ...(['settings', 'editSettings', 'listIndexes'] as const),
  ],
};

/** Whether an address's parameter is the client's own: key, application, agent. */
export const isClientParameter = (name: string): boolean =>
  name.toLowerCase().startsWith('x-algolia-');

/**
 * The rights of a call's key, in headers or URL. Throws the service's 403 for an unknown
 * application or key.
 */
export function rightsOf(request: IncomingMessage, url: URL): readonly Right[] {
  const inAddress = new Map(
    [...url.searchParams].map(([name, value]) => [name.toLowerCase(), value]),
  );
  const given = (name: string): string => {
    const header = request.headers[name];
    return typeof header === 'string' ? header : (inAddress.get(name) ?? '');
  };
  const key = given('x-algolia-api-key');
  const rights = Object.hasOwn(RIGHTS, key) ? RIGHTS[key] : undefined;
  if (rights && given('x-algolia-application-id').toUpperCase() === APPLICATION) return rights;
  throw new SearchApiError(403, 'Invalid Application-ID or API key');
}

/** Throws the service's 403 for a key that may not do this. */
export function checkRight(rights: readonly Right[], needed: Right): void {
  if (!rights.includes(needed)) {
    throw new SearchApiError(403, 'Method not allowed with this API key');
  }
}
