import type { IncomingMessage, ServerResponse } from 'node:http';
import { seedFilesByCdnName } from '~/seed/content/seed-files';
import { sendFile } from '../core/files/send-file';

const TYPES: readonly string[] = ['video/webm', 'text/vtt'];

/**
 * Answers `/cdn/shop/videos/<name>` of the store's CDN: a film or its captions, whole or a range of it; 404 for a
 * name it does not know.
 */
export function handleFilm(request: IncomingMessage, response: ServerResponse, url: URL): void {
  const name = /^\/cdn\/shop\/videos\/([^/]+)$/.exec(url.pathname)?.[1] ?? '';
  const file = seedFilesByCdnName.get(name);
  if (!file || !TYPES.some(type => file.contentType.startsWith(type))) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not Found');
    return;
  }
  const { contentType, read } = file;
  sendFile(request, response, { name, bytes: read(), contentType });
}
