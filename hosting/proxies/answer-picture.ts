// Also loaded by the edge function of Netlify, which resolves no import without a file ending.

export interface PictureRequest {
  readonly method: string;
  /** Address of the picture at its source. */
  readonly address: string;
  /** The visitor's `Accept` header: the source picks the format by it. */
  readonly accept: string | null;
}

const WAIT_MS = 10_000;
/** How large a picture may be, in bytes. */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024;
const PASSED_HEADERS = ['etag', 'last-modified'];

/** How long browsers may keep a picture; its URL changes with its content. */
export const PICTURE_CACHE = 'public, max-age=604800';

/**
 * Headers of every picture: should it be a document after all, such as an SVG, it has no scripts
 * and no origin.
 */
export const PICTURE_HEADERS = {
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'content-disposition': 'inline',
  'x-content-type-options': 'nosniff',
  vary: 'Accept-Encoding, Accept',
} as const;

const startsWith =
  (...starts: readonly string[]) =>
  (head: string): boolean =>
    starts.some(start => head.startsWith(start));

/** The supported raster formats, with the first bytes of their files (as Latin-1). */
const FORMATS: Readonly<Record<string, (head: string) => boolean>> = {
  'image/jpeg': startsWith('\xff\xd8\xff'),
  'image/png': startsWith('\x89PNG\r\n\x1a\n'),
  'image/gif': startsWith('GIF87a', 'GIF89a'),
  'image/webp': head => head.startsWith('RIFF') && head.startsWith('WEBP', 8),
  'image/avif': head => head.startsWith('ftyp', 4) && /avi[fs]/.test(head.slice(8)),
};

/** The supported content types. */
export const PICTURE_TYPES = Object.keys(FORMATS);

const HEAD_BYTES = 64;

const declaredType = (reply: Response): string | undefined => {
  const [type = ''] = (reply.headers.get('content-type') ?? '').split(';');
  return PICTURE_TYPES.find(known => known === type.trim().toLowerCase());
};

/**
 * The format of the bytes, whatever their content type says; undefined if they are not a raster
 * image.
 */
const typeOfBytes = (bytes: ArrayBuffer): string | undefined => {
  const head = String.fromCharCode(...new Uint8Array(bytes.slice(0, HEAD_BYTES)));
  return PICTURE_TYPES.find(type => FORMATS[type]?.(head));
};

/** The body, or null if it is longer than a picture may be. */
const readBody = async ({ headers, body }: Response): Promise<ArrayBuffer | null> => {
  if (Number(headers.get('content-length')) > MAX_PICTURE_BYTES) {
    await body?.cancel();
    return null;
  }
  let length = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      length += chunk.length;
      if (length > MAX_PICTURE_BYTES) controller.error(new Error('The picture is too large.'));
      else controller.enqueue(chunk);
    },
  });
  return body ? new Response(body.pipeThrough(limit)).arrayBuffer() : new ArrayBuffer(0);
};

const failed = (): Response =>
  new Response('No picture', {
    status: 502,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
  });

/**
 * Returns a picture of another host without its other headers. That host receives only the
 * visitor's `Accept`. 502 if it does not answer or sends something too large or other than a raster image, by
 * its content type or its bytes: an SVG would run its scripts in the shop's origin. Null if it has
 * none.
 */
export const answerPicture = async ({
  method,
  address,
  accept,
}: PictureRequest): Promise<Response | null> => {
  try {
    const reply = await fetch(address, {
      method,
      headers: { accept: accept ?? '*/*' },
      redirect: 'error',
      signal: AbortSignal.timeout(WAIT_MS),
    });
    if (reply.status >= 500) return failed();
    if (!reply.ok) return null;
    const declared = declaredType(reply);
    if (declared === undefined) return failed();
    const bytes = method === 'HEAD' ? null : await readBody(reply);
    if (bytes === null && method !== 'HEAD') return failed();
    const type = bytes === null ? declared : typeOfBytes(bytes);
    if (type === undefined) return failed();
    const headers = new Headers({
      ...PICTURE_HEADERS,
      'content-type': type,
      'cache-control': PICTURE_CACHE,
    });
    for (const name of PASSED_HEADERS) {
      const value = reply.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Response(bytes, { headers });
  } catch {
    return failed();
  }
};
