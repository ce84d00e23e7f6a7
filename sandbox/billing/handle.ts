import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { isJsonObject, parseJson, sendJson, type JsonObject } from '../core/json';
import type { Call } from './api/call';
import { Query } from './api/query';
import { BillingError, notModelled, refusal, unauthorized } from './api/reply';
import { findRoute, versionOf } from './api/routes';
import { storefrontAccess, storeOfShop } from './api/storefront-access';
import { cardPage } from './card-page';
import { catchUpCustomer } from './life/catch-up';
import type { RateLimit } from './rate-limit';
import type { Account, BillingRuntime } from './runtime';
import { accountOfToken } from './sessions';

interface Parts {
  readonly billing: BillingRuntime;
  readonly limit: RateLimit;
}

async function bodyOf(request: IncomingMessage): Promise<JsonObject> {
  const sent = await text(request);
  if (sent === '') return {};
  const body = parseJson(sent);
  if (!isJsonObject(body)) throw refusal(400, 'The body is no JSON object.');
  return body;
}

/**
 * The account that a request's token belongs to.
 * @throws {BillingError} 401, 429
 */
function authenticate(
  { billing, limit }: Parts,
  { headers }: IncomingMessage,
  query: Query,
): Account {
  const { 'x-recharge-access-token': token } = headers;
  if (typeof token !== 'string') throw unauthorized();
  const account = accountOfToken(billing, token);
  const store = storeOfShop(billing, query.text('shop_url') ?? '');
  if (!account || account.store !== store) throw unauthorized();
  if (!limit.take(token)) {
    throw refusal(429, 'Too many requests. Please wait 2 seconds and try again.');
  }
  return account;
}

function checkVersion({ headers }: IncomingMessage, path: string): void {
  const { 'x-recharge-version': version } = headers;
  const expected = versionOf(path);
  if (version === expected) return;
  throw notModelled(
    `the X-Recharge-Version "${String(version ?? '')}" of ${path}; it is ${expected}`,
  );
}

async function answer(parts: Parts, request: IncomingMessage, url: URL): Promise<object> {
  const { billing } = parts;
  const method = request.method ?? 'GET';
  if (url.pathname === '/shopify_storefront_access' && method === 'POST') {
    return storefrontAccess(billing, request.headers, await bodyOf(request));
  }
  const path = /^\/api(\/.+)$/.exec(url.pathname)?.[1] ?? '';
  const route = findRoute(method, path);
  if (!route) throw refusal(404, `Not modelled in the sandbox: ${method} ${url.pathname}`);
  const query = new Query(url.searchParams);
  const account = authenticate(parts, request, query);
  checkVersion(request, path);
  catchUpCustomer(billing, account.store, account.customer.storeCustomerId);
  const call: Call = { billing, account, query, body: await bodyOf(request), origin: url.origin };
  return route.handle(call, route.id);
}

/** Handles the page of an emailed link; false for other requests. */
async function answerPage(
  { billing }: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  if (url.pathname !== '/payment_methods/update') return false;
  const form = request.method === 'POST' ? new URLSearchParams(await text(request)) : null;
  const shown = cardPage(billing, url.searchParams.get('token') ?? '', form);
  response.writeHead(shown?.status ?? 410, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(
    shown?.page ?? '<!doctype html><title>Link expired</title><p>This link has expired.',
  );
  return true;
}

/**
 * Handles one request to the provider; a `BillingError` becomes the reply.
 * @throws any other error
 */
export async function handleBilling(
  parts: Parts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const host = request.headers.host ?? '';
  const url = new URL(
    request.url ?? '/',
    /^[\w.-]+(?::\d+)?$/.test(host) ? `http://${host}` : 'http://billing',
  );
  if (await answerPage(parts, request, response, url)) return;
  try {
    sendJson(response, 200, await answer(parts, request, url));
  } catch (error) {
    if (!(error instanceof BillingError)) throw error;
    if (error.status === 429) response.setHeader('Retry-After', '2');
    sendJson(response, error.status, error.body);
  }
}
