import type { IncomingMessage, ServerResponse } from 'node:http';
import { handleCaptcha } from '../captcha/handle';
import { PORTS } from '../core/ports';
import type { Service } from '../core/service';
import { gtmScript } from './gtm-script';

const TYPES: readonly (readonly [RegExp, string])[] = [
  [/\.js$/, 'text/javascript; charset=utf-8'],
  [/\.html$/, 'text/html; charset=utf-8'],
  [/\.css$/, 'text/css; charset=utf-8'],
];

/**
 * One address for every third party of a page: the captcha, the tag manager's script, which reports to
 * `/collect`, and an empty answer for anything else. What arrived is in the request log.
 */
export function createThirdPartyService(): Service {
  return { name: 'third-party', port: PORTS.thirdParty, handle };
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const origin = `http://${request.headers.host}`;
  const { pathname, searchParams } = new URL(request.url ?? '/', origin);
  if (handleCaptcha(request, response, Date.now())) return;
  if (request.method !== 'GET') {
    response.writeHead(204).end();
    return;
  }
  const isGtm = pathname === '/gtm.js' || pathname === '/gtag/js';
  const type = TYPES.find(([pattern]) => pattern.test(pathname))?.[1];
  response.writeHead(200, {
    'Content-Type': isGtm ? 'text/javascript; charset=utf-8' : (type ?? 'text/plain'),
    'Cache-Control': 'no-store',
  });
  const id = searchParams.get('id') ?? '';
  response.end(isGtm ? gtmScript(origin, id, searchParams.get('l') ?? 'dataLayer') : '');
}
