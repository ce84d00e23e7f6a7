import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../core/json';
import { CAPTCHA_SITE_KEY, issueToken } from './tokens';
import { captchaFrame, captchaScript } from './widget';

/** Answers the captcha's addresses, all below `/recaptcha/`; false for others. */
export function handleCaptcha(
  request: IncomingMessage,
  response: ServerResponse,
  nowMs: number,
): boolean {
  const origin = `http://${request.headers.host}`;
  const { pathname, searchParams } = new URL(request.url ?? '/', origin);
  if (!pathname.startsWith('/recaptcha/')) return false;
  const send = (type: string, body: string): void => {
    response.writeHead(200, {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-store',
    });
    response.end(body);
  };
  switch (`${request.method} ${pathname}`) {
    case 'GET /recaptcha/api.js':
      send('text/javascript', captchaScript(origin, searchParams.get('onload')));
      return true;
    case 'GET /recaptcha/api2/anchor':
      send('text/html', captchaFrame(searchParams.get('hl') ?? ''));
      return true;
    case 'POST /recaptcha/api2/userverify':
      if (searchParams.get('k') === CAPTCHA_SITE_KEY) {
        sendJson(response, 200, { token: issueToken(nowMs) });
      } else sendJson(response, 400, { error: 'Invalid site key' });
      return true;
    default:
      sendJson(response, 404, { error: 'Not found' });
      return true;
  }
}
