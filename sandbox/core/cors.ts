import type { IncomingMessage, ServerResponse } from 'node:http';

const PREFLIGHT_SECONDS = 600;
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const EXPOSED = 'content-length, content-type, etag, retry-after, x-request-id';

/** Headers that the vendors' own clients and our tests send. */
const ALLOWED = [
  /^(accept|accept-language|authorization|cache-control|content-type|if-none-match)$/,
  /^x-(request-id|sandbox-scope|requested-with|csrf-token)$/,
  /^x-(shopify|sdk|recharge|sanity|algolia|amz|api|klaviyo)-.+$/,
  /^(sentry-trace|baggage|revision)$/,
];

/** Sets the CORS headers of a reply: the caller's origin is reflected, credentials included. */
export function setCorsHeaders(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  response.appendHeader('Vary', 'Origin');
  if (!origin) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Expose-Headers', EXPOSED);
}

/** Answers a CORS preflight, which a browser may keep for ten minutes. False for other requests. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): boolean {
  const { headers, method } = request;
  if (method !== 'OPTIONS' || !headers['access-control-request-method']) return false;
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
