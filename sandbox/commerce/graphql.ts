import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { isJsonObject, parseJson, sendJson } from '../core/json';
import { executeRequest } from './execute';
import type { GraphqlRequest } from './execute';
import { cartLineMutations, cartMutations } from './resolvers/cart-mutations';
import { createScope } from './resolvers/create-scope';
import { customerMutations } from './resolvers/customer-mutations';
import { queryRoot } from './resolvers/query-root';
import type { StoreRuntime } from './runtime';
import { API_VERSION } from './schema';

const STABLE_VERSION = /^20\d\d-(?:01|04|07|10)$/;

interface Answer {
  readonly status: number;
  readonly document: unknown;
}

/** Answers a request without running it; null when it is to be run. */
function refusal(version: string, token: unknown, store: StoreRuntime): Answer | null {
  if (!STABLE_VERSION.test(version) && version !== 'unstable') {
    return { status: 404, document: { errors: 'Not Found' } };
  }
  if (token !== store.settings.token) {
    const error = { message: '', extensions: { code: 'UNAUTHORIZED' } };
    return { status: 401, document: { errors: [error] } };
  }
  // The platform falls forward from a version it no longer serves to the oldest that it does.
  if (version <= API_VERSION) return null;
  const message = `Not modelled in the sandbox: API version ${version}`;
  const error = { message, extensions: { code: 'NOT_MODELLED' } };
  return { status: 200, document: { errors: [error] } };
}

/** A document in JSON, or bare as `application/graphql`; null when there is none. */
function readRequest(contentType: string, body: string): GraphqlRequest | null {
  if (contentType.startsWith('application/graphql')) {
    return { query: body, variables: {}, operationName: null };
  }
  const parsed = parseJson(body);
  if (!isJsonObject(parsed) || typeof parsed.query !== 'string') return null;
  const { query, variables, operationName } = parsed;
  return {
    query,
    variables: isJsonObject(variables) ? variables : {},
    operationName: typeof operationName === 'string' ? operationName : null,
  };
}

/**
 * Answers `POST /api/<version>/graphql.json` as the platform does: a GraphQL error is a 200.
 * `origin` is the store's address as the caller wrote it; addresses in the answer begin with it.
 */
export async function handleGraphql(
  store: StoreRuntime,
  exchange: { readonly request: IncomingMessage; readonly response: ServerResponse },
  { version, origin }: { readonly version: string; readonly origin: string },
): Promise<void> {
  const { request, response } = exchange;
  response.setHeader('X-Shopify-API-Version', API_VERSION);
  const token = request.headers['x-shopify-storefront-access-token'];
  const refused = refusal(version, token, store);
  if (refused) {
    sendJson(response, refused.status, refused.document);
    return;
  }
  const asked = readRequest(request.headers['content-type'] ?? '', await text(request));
  if (!asked) {
    const errors = { query: 'Required parameter missing or invalid' };
    sendJson(response, 400, { errors });
    return;
  }
  const scope = createScope(store, origin);
  const root = {
    ...queryRoot(scope),
    ...cartMutations(scope),
    ...cartLineMutations(scope),
    ...customerMutations(store),
  };
  sendJson(response, 200, await executeRequest(asked, root));
}
