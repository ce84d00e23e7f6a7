/** How long a vendor may take, in ms, and how large a script may be, in bytes. */
export const PROXY_LIMITS = { waitMs: 5000, bytes: 1024 * 1024 } as const;

/** How long browsers, and hosts that keep copies, may keep a script, in seconds. */
export const PROXY_KEEP_SECONDS = 600;

const SCRIPT_TYPE = /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i;
const TEXT = 'text/plain; charset=utf-8';

/** A request to the script proxy (spec storefront §7). */
export interface ProxyRequest {
  readonly method: string;
  /** The requested script, if the list allows it (config/script-proxy). */
  readonly target: string | null;
  /** `Sec-Fetch-Dest`: what the browser will use it as; null if not sent. */
  readonly destination: string | null;
}

const refuse = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'content-type': TEXT, 'cache-control': 'no-store' } });

/** The body, or null if it is longer than a script may be. */
const readBody = async ({ body }: Response): Promise<Uint8Array<ArrayBuffer> | null> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part?.value) break;
    length += part.value.length;
    if (length > PROXY_LIMITS.bytes) {
      await reader?.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
};

/**
 * Returns a script of the list. Nothing about the visitor is sent to the vendor, and only the
 * script of its response is returned. 403 for a URL that is not on the list, or not requested as a
 * script; 502 for an invalid response: another status, a redirect, another type, too long, too
 * late.
 */
export const answerScript = async (
  { method, target, destination }: ProxyRequest,
  ask: typeof fetch = fetch,
): Promise<Response> => {
  if (method !== 'GET' && method !== 'HEAD') return refuse(405, 'GET or HEAD');
  // Served by the shop itself, it could act as a service worker or a page.
  if (destination !== null && destination !== 'script' && destination !== 'empty') {
    return refuse(403, 'Scripts only');
  }
  if (target === null) return refuse(403, 'Not on the list');
  try {
    const answer = await ask(target, {
      method,
      redirect: 'manual',
      credentials: 'omit',
      headers: { accept: '*/*' },
      signal: AbortSignal.timeout(PROXY_LIMITS.waitMs),
    });
    const isScript = SCRIPT_TYPE.test(answer.headers.get('content-type') ?? '');
    if (answer.status !== 200 || !isScript) return refuse(502, 'No script');
    const script = await readBody(answer);
    if (script === null) return refuse(502, 'Too long');
    return new Response(method === 'HEAD' ? null : script, {
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': `public, max-age=${PROXY_KEEP_SECONDS}`,
      },
    });
  } catch {
    return refuse(502, 'No answer');
  }
};
