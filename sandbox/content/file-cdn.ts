import type { IncomingMessage, ServerResponse } from 'node:http';
import { seedFilesByCdnName } from '~/seed/content/seed-files';
import { sendFile } from '../core/files/send-file';
import { sendJson } from '../core/json';
import { ApiError } from './api-error';
import { DATASET, PROJECT } from './project';

const PATH = /^\/files\/([^/]+)\/([^/]+)\/([0-9a-f]{40}\.[a-z0-9]+)(?:\/[^/]+)?$/;

/** Answers `/files/<project>/<dataset>/<id>.<extension>` of the file CDN, whole or a range of it. */
export async function handleFile(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://content');
  const [, project, dataset, name = ''] = PATH.exec(pathname) ?? [];
  const isOurs = project === PROJECT && dataset === DATASET;
  const asset = isOurs ? seedFilesByCdnName.get(name) : undefined;
  if (!asset) {
    const { status, document } = ApiError.http(404, `No file at ${pathname}`);
    sendJson(response, status, document);
    return;
  }
  const download = searchParams.get('dl');
  sendFile(request, response, {
    name,
    bytes: asset.read(),
    contentType: asset.contentType,
    headers:
      download === null
        ? {}
        : { 'Content-Disposition': `attachment; filename="${download.replace(/[^\w. -]/g, '')}"` },
  });
}
