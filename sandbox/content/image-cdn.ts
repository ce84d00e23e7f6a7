import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { renderImage } from '../core/images/image-cache';
import type { RenderedImage } from '../core/images/image-cache';
import { sendJson } from '../core/json';
import { ApiError } from './api-error';
import { ASSETS } from './assets';
import { renderWithAvif } from './background-avif';
import type { ImageAsset } from './assets';
import { readImageRequest } from './image-request';
import { DATASET, PROJECT } from './project';

const PATH = /^\/images\/([^/]+)\/([^/]+)\/([0-9a-f]{40}-\d+x\d+\.[a-z]+)(?:\/[^/]+)?$/;

/**
 * Answers `/images/<project>/<dataset>/<hash>-<w>x<h>.<extension>?…` of the image CDN; an
 * `ApiError` becomes the reply.
 * @throws any other error
 */
export async function handleImage(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://content');
  try {
    const asset = assetOf(pathname);
    const { accept } = request.headers;
    const isVector = asset.extension === 'svg' && !searchParams.has('fm');
    const isNegotiated = searchParams.get('auto') === 'format';
    const takesAvif = isNegotiated && !searchParams.has('fm') && accept?.includes('image/avif');
    const render = takesAvif ? renderWithAvif : renderImage;
    const image = isVector
      ? await vectorOf(asset)
      : await render(readImageRequest(asset, searchParams, accept));
    if (isNegotiated) response.appendHeader('Vary', 'Accept');
    sendImage(request, response, image);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    sendJson(response, error.status, error.document);
  }
}

function assetOf(pathname: string): ImageAsset {
  const [, project, dataset, fileName = ''] = PATH.exec(pathname) ?? [];
  const asset = project === PROJECT && dataset === DATASET ? ASSETS.get(fileName) : undefined;
  if (!asset) throw ApiError.http(404, `No image at ${pathname}`);
  return asset;
}

async function vectorOf({ sourceFile, fileName }: ImageAsset): Promise<RenderedImage> {
  const body = await readFile(sourceFile);
  return { body, contentType: 'image/svg+xml', etag: `"${fileName}"` };
}

function sendImage(
  request: IncomingMessage,
  response: ServerResponse,
  { body, contentType, etag }: RenderedImage,
): void {
  const headers = { 'Cache-Control': 'public, max-age=31536000, immutable', ETag: etag };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, {
    ...headers,
    'Content-Type': contentType,
    'Content-Length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
