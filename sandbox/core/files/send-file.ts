import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The requested range, if it is a single one; null for the whole file, `unsatisfiable` beyond its
 * end.
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | null | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  // Not a range, which counts as none (RFC 9110 section 14.1.1).
  if (from !== '' && to !== '' && Number(from) > Number(to)) return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? 'unsatisfiable' : { first, last };
}

interface SentFile {
  /** On the CDN; with the size, it stands for the version. */
  readonly name: string;
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly headers?: OutgoingHttpHeaders;
}

/** Whether `If-None-Match` names the tag, alone or in a list. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some(each => ['*', etag].includes(each.trim().replace(/^W\//, '')));

/** Answers with a file that never changes under its name, whole or a range of it, as players of films ask. */
export function sendFile(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  { name, bytes, contentType, headers: more }: SentFile,
): void {
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const etag = `"${name}-${bytes.length}"`;
  const headers = {
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Type': contentType,
    ETag: etag,
    ...more,
  };
  if (isKnown(asked['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const range = readRange(asked.range, bytes.length);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...headers, 'Content-Range': `bytes */${bytes.length}` }).end();
    return;
  }
  const part = range ? bytes.subarray(range.first, range.last + 1) : bytes;
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'Content-Length': part.length,
    ...(range ? { 'Content-Range': `bytes ${range.first}-${range.last}/${bytes.length}` } : {}),
  });
  response.end(method === 'HEAD' ? undefined : part);
}
