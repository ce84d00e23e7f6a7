import type { ExecutionResult } from 'graphql';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { sendJson } from '../core/json';
import { executeRequest } from './execute';
import { rootOf } from './operations';
import { readRequest, type Refusal } from './request/read-request';
import { accessOf, type Access } from './request/access';
import type { BuyerContext } from './markets/store-in-context';
import { createScope } from './resolvers/create-scope';
import type { StoreRuntime } from './runtime';
import { API_VERSION } from './schema';

const STABLE_VERSION = /^20\d\d-(?:01|04|07|10)$/;

/** By what access a request is run, or why it is not. */
function admit(
  version: string,
  request: IncomingMessage,
  { settings }: StoreRuntime,
): { readonly access: Access } | { readonly refusal: Refusal } {
  if (!STABLE_VERSION.test(version) && version !== 'unstable') {
    return { refusal: { status: 404, document: { errors: 'Not Found' } } };
  }
  const access = accessOf(request, settings);
  if (access === null) {
    const error = { message: '', extensions: { code: 'UNAUTHORIZED' } };
    return { refusal: { status: 401, document: { errors: [error] } } };
  }
  // The platform falls forward from a version it no longer serves to the oldest that it does.
  if (version <= API_VERSION) return { access };
  const message = `Not modelled in the sandbox: API version ${version}`;
  const error = { message, extensions: { code: 'NOT_MODELLED' } };
  return { refusal: { status: 200, document: { errors: [error] } } };
}

/** A query above the limits is not a failed query: it is not executed at all. */
const statusOf = ({ errors = [] }: ExecutionResult): number =>
  errors.some(({ extensions }) => extensions.code === 'MAX_COMPLEXITY_EXCEEDED') ? 400 : 200;

/**
 * Answers `POST /api/<version>/graphql.json` like the platform does: a GraphQL error is a 200; an
 * unreadable request or one above the limits is a 400. `origin` is the store's origin as the caller
 * wrote it, and the origin of URLs in the reply.
 */
export async function handleGraphql(
  store: StoreRuntime,
  exchange: { readonly request: IncomingMessage; readonly response: ServerResponse },
  { version, origin }: { readonly version: string; readonly origin: string },
): Promise<void> {
  const { request, response } = exchange;
  response.setHeader('X-Shopify-API-Version', API_VERSION);
  const admitted = admit(version, request, store);
  if ('refusal' in admitted) {
    sendJson(response, admitted.refusal.status, admitted.refusal.document);
    return;
  }
  const read = readRequest(request.headers['content-type'] ?? '', await buffer(request));
  if ('refusal' in read) {
    sendJson(response, read.refusal.status, read.refusal.document);
    return;
  }
  const rootIn = (context: BuyerContext) => {
    const scope = createScope(store, origin, context);
    return rootOf(scope);
  };
  const result = await executeRequest(read.request, rootIn, admitted.access);
  sendJson(response, statusOf(result), result);
}
