import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerScript, PROXY_LIMITS } from './answer-script';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach(stop => stop()));

const vendor = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
};

const ask = (origin: string, more: { method?: string; destination?: string } = {}) =>
  answerScript({
    method: more.method ?? 'GET',
    target: `${origin}/js/a.js`,
    destination: more.destination ?? null,
  });

const JS = { 'content-type': 'application/javascript' };

describe('answerScript', () => {
  it('returns the script, and no headers of either side', async () => {
    let heard: IncomingHttpHeaders = {};
    const origin = await vendor((request, response) => {
      heard = request.headers;
      response.writeHead(200, {
        ...JS,
        'set-cookie': 'id=1',
        'service-worker-allowed': '/',
        'access-control-allow-origin': '*',
      });
      response.end('run()');
    });
    const answer = await ask(origin, { destination: 'script' });
    expect(await answer.text()).toBe('run()');
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=600',
    });
    expect(heard.cookie).toBeUndefined();
    expect(heard.referer).toBeUndefined();
    const head = await ask(origin, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it.each([
    ['a redirect', 302, { location: 'http://127.0.0.1:1/secret' }],
    ['an error', 500, JS],
    ['a page', 200, { 'content-type': 'text/html' }],
    ['something without a type', 200, {}],
  ])('does not return %s', async (_, status, headers) => {
    const origin = await vendor((__, response) => response.writeHead(status, headers).end('x'));
    expect((await ask(origin)).status).toBe(502);
  });

  it('does not return a response longer than the limit', async () => {
    const origin = await vendor((_, response) =>
      response.writeHead(200, JS).end('x'.repeat(PROXY_LIMITS.bytes + 1)),
    );
    expect((await ask(origin)).status).toBe(502);
  });

  it('gives up after the time limit', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
    const origin = await vendor(() => undefined);
    expect((await ask(origin)).status).toBe(502);
    expect(timeout.mock.calls).toEqual([[PROXY_LIMITS.waitMs]]);
  });

  it('requests only scripts on the list', async () => {
    const asked = vi.fn();
    const origin = await vendor(asked);
    const answer = await answerScript({ method: 'GET', target: null, destination: null });
    expect(answer.status).toBe(403);
    expect((await ask(origin, { destination: 'serviceworker' })).status).toBe(403);
    expect((await ask(origin, { destination: 'document' })).status).toBe(403);
    expect((await ask(origin, { method: 'POST' })).status).toBe(405);
    expect(asked).not.toHaveBeenCalled();
  });
});
