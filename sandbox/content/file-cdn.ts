import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../core/json';
import { ApiError } from './api-error';
import { FILES } from './files';
import { DATASET, PROJECT } from './project';

const PATH = /^\/files\/([^/]+)\/([^/]+)\/([0-9a-f]{40}\.[a-z0-9]+)(?:\/[^/]+)?$/;

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
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? 'unsatisfiable' : { first, last };
}

/** Answers `/files/<project>/<dataset>/<id>.<extension>` of the file CDN, whole or a range of it. */
export async function handleFile(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://content');
  const [, project, dataset, name = ''] = PATH.exec(pathname) ?? [];
  const asset = project === PROJECT && dataset === DATASET ? FILES.get(name) : undefined;
  if (!asset) {
    const { status, document } = ApiError.http(404, `No file at ${pathname}`);
    sendJson(response, status, document);
    return;
  }
  const bytes = asset.read();
  const etag = `"${name}-${bytes.length}"`;
  const download = searchParams.get('dl');
  const headers = {
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Type': asset.contentType,
    ETag: etag,
    ...(download === null
      ? {}
      : { 'Content-Disposition': `attachment; filename="${download.replace(/[^\w. -]/g, '')}"` }),
  };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const range = readRange(request.headers.range, bytes.length);
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
  response.end(request.method === 'HEAD' ? undefined : part);
}
