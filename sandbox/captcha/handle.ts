import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { sendJson } from '../core/json';
import { siteVerify } from './site-verify';
import { CAPTCHA_SITE_KEY, issueToken, type CaptchaVerifier } from './tokens';
import { captchaFrame, captchaScript } from './widget';

interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly verifier: CaptchaVerifier;
}

type Handler = (call: Call) => void | Promise<void>;

const send = (response: ServerResponse, type: string, body: string): void => {
  response.writeHead(200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
  });
  response.end(body);
};

const isOwnKey = ({ searchParams }: URL): boolean => searchParams.get('k') === CAPTCHA_SITE_KEY;

/** The captcha's addresses, by method and path. */
export const CAPTCHA_ROUTES: Readonly<Record<string, Handler>> = {
  'GET /recaptcha/api.js': ({ response, url }) =>
    send(response, 'text/javascript', captchaScript(url.origin, url.searchParams.get('onload'))),
  'GET /recaptcha/api2/anchor': ({ response, url }) =>
    send(response, 'text/html', captchaFrame(url.searchParams.get('hl') ?? '', isOwnKey(url))),
  'POST /recaptcha/api2/userverify': ({ response, url }) => {
    if (isOwnKey(url)) sendJson(response, 200, { token: issueToken(Date.now()) });
    else sendJson(response, 400, { error: 'Invalid site key' });
  },
  'POST /recaptcha/api/siteverify': async ({ request, response, verifier }) => {
    const fields = new URLSearchParams(await text(request));
    sendJson(response, 200, siteVerify(verifier, fields, Date.now()));
  },
};

/** Answers the captcha's addresses, all below `/recaptcha/`; false for others. */
export async function handleCaptcha(
  request: IncomingMessage,
  response: ServerResponse,
  verifier: CaptchaVerifier,
): Promise<boolean> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  if (!url.pathname.startsWith('/recaptcha/')) return false;
  const handle = CAPTCHA_ROUTES[`${request.method} ${url.pathname}`];
  if (handle) await handle({ request, response, url, verifier });
  else sendJson(response, 404, { error: 'Not found' });
  return true;
}
