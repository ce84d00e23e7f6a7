import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { handleCaptcha } from '../captcha/handle';
import { sendJson } from '../core/json';
import { PORTS } from '../core/ports';
import type { Service } from '../core/service';
import { adScript } from './ad-script';
import { emailScript } from './email-script';
import { gtmScript } from './gtm-script';

const TYPES: readonly (readonly [RegExp, string])[] = [
  [/\.js$/, 'text/javascript; charset=utf-8'],
  [/\.html$/, 'text/html; charset=utf-8'],
  [/\.css$/, 'text/css; charset=utf-8'],
];

/**
 * One origin for all third parties of a page: the captcha, the scripts of the tag manager, the
 * e-mail tool and the advertising tool, which report to it, the error service's envelopes, and an
 * empty answer for anything else. Received data is in the request log, and by vendor at `/tracking`
 * of the control port.
 */
export function createThirdPartyService(): Service {
  return { name: 'third-party', port: PORTS.thirdParty, handle };
}

/** The script at a path; null if unknown. */
function scriptAt({ origin, pathname, searchParams }: URL): string | null {
  if (pathname === '/gtm.js' || pathname === '/gtag/js') {
    return gtmScript(origin, searchParams.get('id') ?? '', searchParams.get('l') ?? 'dataLayer');
  }
  if (/^\/onsite\/js\/[^/]+\/klaviyo\.js$/.test(pathname)) return emailScript(origin);
  return /^\/j\/[^/]+\/roundtrip\.js$/.test(pathname) ? adScript(origin) : null;
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  if (handleCaptcha(request, response, Date.now())) return;
  if (/^\/api\/\d+\/envelope\/$/.test(url.pathname)) {
    sendJson(response, 200, { id: randomUUID().replaceAll('-', '') });
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(204).end();
    return;
  }
  const script = scriptAt(url);
  const type = TYPES.find(([pattern]) => pattern.test(url.pathname))?.[1] ?? 'text/plain';
  response.writeHead(200, {
    'Content-Type': script === null ? type : 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(script ?? '');
}
