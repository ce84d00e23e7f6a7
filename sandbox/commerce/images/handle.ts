import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { renderImage, type RenderedImage } from '~/sandbox/core/images/image-cache';
import { ART_ROOT, artFileOfCdnName } from './manifest';
import { readImageRequest } from './request';

async function vector(sourceFile: string, version: string): Promise<RenderedImage> {
  const body = await readFile(sourceFile);
  return { body, contentType: 'image/svg+xml', etag: `"${version}"` };
}

/** The decoded part of a path; null if its escapes are invalid. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Answers `/cdn/shop/files/<name>` of the store's image CDN; 404 for a name it does not know. */
export async function handleImage(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const name = decoded(url.pathname.split('/').at(-1) ?? '');
  const art = name === null ? undefined : artFileOfCdnName(name);
  if (name === null || !art) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not Found');
    return;
  }
  const sourceFile = path.join(ART_ROOT, art.file);
  const { accept } = request.headers;
  const image = art.file.endsWith('.svg')
    ? await vector(sourceFile, `${name}-${art.bytes}`)
    : await renderImage(readImageRequest(art, sourceFile, url.searchParams, accept));
  const headers = {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Access-Control-Allow-Origin': '*',
    ETag: image.etag,
  };
  response.appendHeader('Vary', 'Accept');
  if (request.headers['if-none-match'] === image.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const size = { 'Content-Type': image.contentType, 'Content-Length': image.body.length };
  response.writeHead(200, { ...headers, ...size });
  response.end(request.method === 'HEAD' ? undefined : image.body);
}
