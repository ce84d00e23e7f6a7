import { createServer } from 'node:http';
import { SCRIPT_PROXY_PATH } from '~/src/config/settings/tracking-settings';
import type { Probe } from './probe';

/** A local vendor, and the requests it received. */
export interface Vendor {
  readonly origin: string;
  readonly asked: readonly string[];
  readonly stop: () => void;
}

const JS = { 'content-type': 'application/javascript' };

/** A vendor whose script sets a cookie; it also redirects, fails and serves pages. */
export const startVendor = async (): Promise<Vendor> => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.cookie ?? ''}`.trim());
    const path = (request.url ?? '').split('?')[0];
    if (path === '/js/moved.js') {
      response.writeHead(302, { location: '/private.js' }).end();
    } else if (path === '/js/gone.js') response.writeHead(404, JS).end('gone');
    else {
      response.writeHead(200, { ...JS, 'set-cookie': 'id=1', 'service-worker-allowed': '/' });
      response.end(request.method === 'HEAD' ? undefined : 'vendor()');
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

const at = (address: string): string => `${SCRIPT_PROXY_PATH}?url=${encodeURIComponent(address)}`;

/** What every host's script proxy has to answer; the list holds `/js/` of the vendor. */
export const scriptProxyProbes = (vendor: Vendor): readonly Probe[] => {
  const script = `${vendor.origin}/js/a/b.js?id=X-1&v=2`;
  const port = new URL(vendor.origin).port;
  const passed: Partial<Probe> = {
    status: 200,
    has: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=600',
      'x-content-type-options': 'nosniff',
    },
    hasNot: ['set-cookie', 'service-worker-allowed', 'access-control-allow-origin'],
  };
  return [
    { title: 'a proxied script', path: at(script), ...passed, status: 200, body: /^vendor\(\)$/ },
    {
      title: 'a proxied script, not encoded',
      path: `${SCRIPT_PROXY_PATH}?url=${vendor.origin}/js/plain.js`,
      ...passed,
      status: 200,
    },
    {
      title: 'a proxied script for a page that has cookies',
      path: at(`${vendor.origin}/js/cookie.js`),
      headers: { cookie: 'session=secret', 'sec-fetch-dest': 'script' },
      ...passed,
      status: 200,
    },
    { title: 'a proxied script by HEAD', path: at(script), method: 'HEAD', ...passed, status: 200 },
    ...(
      [
        ['no address', ''],
        ['another host', at('http://169.254.169.254/js/a.js')],
        ['another port', at(`http://127.0.0.1:${Number(port) + 1}/js/a.js`)],
        ['another path', at(`${vendor.origin}/private.js`)],
        ['userinfo', at(`http://127.0.0.1:${port}@evil.test/js/a.js`)],
        ['userinfo before the host', at(`http://evil@127.0.0.1:${port}/js/a.js`)],
        ['a way out', at(`${vendor.origin}/js/../private.js`)],
        ['an encoded way out', at(`${vendor.origin}/js/%2e%2e/private.js`)],
        ['an address in decimals', at(`http://2130706433:${port}/js/a.js`)],
        ['localhost by name', at(`http://localhost:${port}/js/a.js`)],
        ['https where plain is allowed', at(script.replace('http:', 'https:'))],
        ['an address encoded twice', at(encodeURIComponent(script))],
        ['a second address', `${at(script)}&url=http://evil.test/`],
        ['a new line', at(`${vendor.origin}/js/a.js\r\nx: y`)],
      ] as const
    ).map(([title, path]) => ({
      title: `the script proxy with ${title}`,
      path: path === '' ? SCRIPT_PROXY_PATH : path,
      status: 403,
      hasNot: ['x'],
    })),
    {
      title: 'the script proxy for a service worker',
      path: at(script),
      headers: { 'sec-fetch-dest': 'serviceworker' },
      status: 403,
    },
    { title: 'a proxied redirect', path: at(`${vendor.origin}/js/moved.js`), status: 502 },
    { title: 'a proxied failure', path: at(`${vendor.origin}/js/gone.js`), status: 502 },
    { title: 'a change by the script proxy', path: at(script), method: 'POST', status: 405 },
  ];
};
