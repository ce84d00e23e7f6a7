import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerScript, PROXY_KEEP_SECONDS } from '../proxies/answer-script';
import { proxiedTarget, type ProxiedScripts } from '~/src/config/script-proxy';

interface CachedScript {
  readonly until: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly script: Buffer;
}

const MAX_CACHED = 20;

const send = (
  { method }: IncomingMessage,
  response: ServerResponse,
  { headers, script }: Pick<CachedScript, 'headers' | 'script'>,
  status: number,
): void => {
  response.writeHead(status, headers);
  response.end(method === 'HEAD' ? undefined : script);
};

/** The script proxy of the local server. It caches a few scripts for as long as browsers may. */
export const scriptProxy = (
  allowed: readonly ProxiedScripts[],
): ((search: string, request: IncomingMessage, response: ServerResponse) => Promise<void>) => {
  const kept = new Map<string, CachedScript>();
  return async (search, request, response) => {
    const said = request.headers['sec-fetch-dest'];
    const destination = typeof said === 'string' ? said : null;
    const known = kept.get(search);
    const isPlain = destination === null || destination === 'script' || destination === 'empty';
    if (known && isPlain && known.until > Date.now()) return send(request, response, known, 200);
    const method = request.method ?? 'GET';
    const answer = await answerScript({
      method,
      target: proxiedTarget(search, allowed),
      destination,
    });
    const headers = Object.fromEntries(answer.headers);
    const script = Buffer.from(await answer.arrayBuffer());
    if (answer.status === 200 && method === 'GET') {
      kept.delete(search);
      kept.set(search, { until: Date.now() + PROXY_KEEP_SECONDS * 1000, headers, script });
      if (kept.size > MAX_CACHED) kept.delete([...kept.keys()][0] ?? '');
    }
    send(request, response, { headers, script }, answer.status);
  };
};
