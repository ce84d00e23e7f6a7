export interface PictureQuestion {
  readonly method: string;
  /** Address of the picture at its source. */
  readonly address: string;
  /** The visitor's `Accept` header: the source picks the format by it. */
  readonly accept: string | null;
}

const WAIT_MS = 10_000;
const PASSED_HEADERS = ['content-type', 'etag', 'last-modified'];

/** As long as browsers may keep a picture; its address changes when it does. */
export const PICTURE_CACHE = 'public, max-age=604800';

const failed = (): Response =>
  new Response('No picture', {
    status: 502,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
  });

/**
 * A picture of another host, without anything else that its host says; of the visitor the host hears
 * the format alone. 502 where it is silent or sends no picture; null where it has none.
 */
export const answerPicture = async ({
  method,
  address,
  accept,
}: PictureQuestion): Promise<Response | null> => {
  try {
    const reply = await fetch(address, {
      method,
      headers: { accept: accept ?? '*/*' },
      redirect: 'error',
      signal: AbortSignal.timeout(WAIT_MS),
    });
    if (reply.status >= 500) return failed();
    if (!reply.ok) return null;
    if (!/^image\//.test(reply.headers.get('content-type') ?? '')) return failed();
    const headers = new Headers({
      'cache-control': PICTURE_CACHE,
      vary: 'Accept-Encoding, Accept',
    });
    for (const name of PASSED_HEADERS) {
      const value = reply.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Response(method === 'HEAD' ? null : await reply.arrayBuffer(), { headers });
  } catch {
    return failed();
  }
};
