import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CAPTCHA_ROUTES, handleCaptcha } from '../captcha/handle';
import { CaptchaVerifier } from '../captcha/tokens';
import { sendJson } from '../core/json';
import { routeOperations } from '../core/operations';
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

/** What else is answered, besides the captcha. */
const ROUTES = [
  'GET /gtm.js',
  'GET /onsite/js/{company}/klaviyo.js',
  'GET /j/{advertiser}/roundtrip.js',
  'POST /api/{project}/envelope/',
  'POST /collect',
  'POST /klaviyo/collect',
  'POST /adroll/collect',
];

/** Accounts at the tag manager, the email tool and the advertising tool; `.env.sandbox*` repeats them. */
const ACCOUNTS: readonly string[] = ['GTM-SANDBOX', 'SANDB1', 'SANDBOXADVERTISER00001'];

/** The error service's project of each brand and their public key; `.env.sandbox*` repeats them. */
const SENTRY = { projects: ['1', '2', '3', '4'], key: 'sandboxpublickey' };

/**
 * One origin for all third parties of a page: the captcha, the scripts of the tag manager, the
 * email tool and the advertising tool, which report to it, the error service's envelopes, and an
 * empty answer for anything else. Received data is in the request log, and by vendor at `/tracking`
 * of the control port.
 */
export function createThirdPartyService(): Service {
  const verifier = new CaptchaVerifier();
  return {
    name: 'third-party',
    port: PORTS.thirdParty,
    operations: routeOperations([...Object.keys(CAPTCHA_ROUTES), ...ROUTES]),
    handle: (request, response) => handle(verifier, request, response),
  };
}

const notFound = (response: ServerResponse): void => {
  response.writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
  response.end('Not found');
};

/** The error service's own words for a key or project that it does not know. */
function takeEnvelope({ pathname, searchParams }: URL, response: ServerResponse): void {
  const key = searchParams.get('sentry_key') ?? SENTRY.key;
  const project = /^\/api\/(\d+)\//.exec(pathname)?.[1] ?? '';
  if (key !== SENTRY.key || !SENTRY.projects.includes(project)) {
    sendJson(response, 403, { detail: 'event submission rejected with_reason: ProjectId' });
  } else sendJson(response, 200, { id: randomUUID().replaceAll('-', '') });
}

/** The script at a path; null for none of a vendor's, empty for that of somebody else's account. */
function scriptAt({ origin, pathname, searchParams }: URL): string | null {
  const owned = (account: string, script: string): string =>
    ACCOUNTS.includes(account) ? script : '';
  if (pathname === '/gtm.js' || pathname === '/gtag/js') {
    const id = searchParams.get('id') ?? '';
    return owned(id, gtmScript(origin, id, searchParams.get('l') ?? 'dataLayer'));
  }
  const [, company] = /^\/onsite\/js\/([^/]+)\/klaviyo\.js$/.exec(pathname) ?? [];
  if (company !== undefined) return owned(company, emailScript(origin));
  const [, advertiser] = /^\/j\/([^/]+)\/roundtrip\.js$/.exec(pathname) ?? [];
  return advertiser === undefined ? null : owned(advertiser, adScript(origin));
}

async function handle(
  verifier: CaptchaVerifier,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  if (await handleCaptcha(request, response, verifier)) return;
  if (/^\/api\/\d+\/envelope\/$/.test(url.pathname)) {
    takeEnvelope(url, response);
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(204).end();
    return;
  }
  const script = scriptAt(url);
  if (script === '') {
    notFound(response);
    return;
  }
  const type = TYPES.find(([pattern]) => pattern.test(url.pathname))?.[1] ?? 'text/plain';
  response.writeHead(200, {
    'Content-Type': script === null ? type : 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(script ?? '');
}
