import type { IncomingMessage } from 'node:http';
import { SearchApiError } from './api-error';

/** The one application that the sandbox's search knows; `.env.sandbox*` repeats both. */
const APPLICATION = 'SANDBOX001';
const SEARCH_KEY = 'sandbox-search-public';

/** Throws the service's 403 unless the call names the application and its key, in headers or query. */
export function checkCredentials(request: IncomingMessage, url: URL): void {
  const given = (name: string) => request.headers[name] ?? url.searchParams.get(name);
  const isKnown =
    given('x-algolia-application-id') === APPLICATION && given('x-algolia-api-key') === SEARCH_KEY;
  if (!isKnown) throw new SearchApiError(403, 'Invalid Application-ID or API key');
}
