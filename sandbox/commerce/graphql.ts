import type { IncomingMessage, ServerResponse } from 'node:http';
import { createYoga } from 'graphql-yoga';
import { sendJson } from '../core/json';
import { cartLineMutations, cartMutations } from './resolvers/cart-mutations';
import { createScope } from './resolvers/create-scope';
import { customerMutations } from './resolvers/customer-mutations';
import { queryRoot } from './resolvers/query-root';
import type { StoreRuntime } from './runtime';
import { API_VERSION, executableSchema, type RootModels } from './schema';

const STABLE_VERSION = /^20\d\d-(?:01|04|07|10)$/;

/** Answers a request without running it; null when it is to be run. */
function refusal(
  version: string,
  token: unknown,
  store: StoreRuntime,
): { readonly status: number; readonly document: unknown } | null {
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
  return {
    status: 200,
    document: { errors: [{ message, extensions: { code: 'NOT_MODELLED' } }] },
  };
}

const createExecutor = () =>
  createYoga<RootModels>({
    schema: executableSchema(),
    graphqlEndpoint: '/api/:version/graphql.json',
    batching: false,
    maskedErrors: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: false,
  });

let executor: ReturnType<typeof createExecutor> | undefined;

/**
 * Answers `POST /api/<version>/graphql.json` as the platform does. `origin` is the store's address
 * as the caller wrote it; addresses in the answer begin with it.
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
  const scope = createScope(store, origin);
  // A GraphQL error is a 200 on the platform, whatever the caller says it accepts.
  request.headers.accept = 'application/json';
  executor ??= createExecutor();
  await executor.handle(request, response, {
    query: queryRoot(scope),
    mutation: {
      ...cartMutations(scope),
      ...cartLineMutations(scope),
      ...customerMutations(),
    },
  });
}
