import type { IncomingMessage, ServerResponse } from 'node:http';

const PREFLIGHT_SECONDS = 600;
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const EXPOSED =
  'content-length, content-type, etag, retry-after, x-request-id, x-amzn-errortype, x-amzn-errormessage';

/** Headers that the vendors' own clients and our tests send. */
const ALLOWED = [
  /^(accept|accept-language|authorization|cache-control|content-type|if-none-match)$/,
  /^x-(request-id|sandbox-scope|requested-with|csrf-token)$/,
  /^x-(shopify|sdk|recharge|sanity|algolia|amz|api|klaviyo)-.+$/,
  /^(sentry-trace|baggage|revision)$/,
];

/** This machine, on any port, which is registered by default. */
const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/**
 * Whether an origin is registered for the sandbox's projects: this machine on any port, and those that
 * `SANDBOX_CORS_ORIGINS` lists, separated by commas.
 */
export function isAllowedOrigin(origin: string): boolean {
  const added = (process.env.SANDBOX_CORS_ORIGINS ?? '').split(',').map(each => each.trim());
  return LOCAL.test(origin) || (origin !== '' && added.includes(origin));
}

/**
 * Sets the CORS headers of a reply, credentials included, if the caller's origin is registered;
 * others get none, as with the vendors, so their browser blocks the reply.
 */
export function setCorsHeaders(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  response.appendHeader('Vary', 'Origin');
  if (!origin || !isAllowedOrigin(origin)) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Expose-Headers', EXPOSED);
}

/**
 * Answers a CORS preflight, which a browser may cache for ten minutes; an unregistered origin gets
 * no permissions. False for other requests.
 */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): boolean {
  const { headers, method } = request;
  if (method !== 'OPTIONS' || !headers['access-control-request-method']) return false;
  if (!isAllowedOrigin(headers.origin ?? '')) {
    response.writeHead(204, { 'Content-Length': 0 }).end();
    return true;
  }
  const asked = headers['access-control-request-headers'] ?? '';
  const allowed = asked
    .split(',')
    .map(name => name.trim().toLowerCase())
    .filter(name => ALLOWED.some(pattern => pattern.test(name)));
  response.writeHead(204, {
    'Access-Control-Allow-Methods': METHODS,
    'Access-Control-Allow-Headers': allowed.join(', '),
    'Access-Control-Max-Age': PREFLIGHT_SECONDS,
    'Content-Length': 0,
  });
  response.end();
  return true;
}
