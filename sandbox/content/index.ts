import { routeOperations } from '../core/operations';
import { PORTS } from '../core/ports';
import type { Service, ServiceContext } from '../core/service';
import { DataApi, DATA_ROUTES } from './data-api';
import type { DataApiOptions } from './data-api';
import type { ContentDocument } from './dataset';
import { isDeskPath, serveDesk } from './desk/serve-desk';
import { handleFile } from './file-cdn';
import { handleImage } from './image-cdn';

const FILE_ROUTES = [
  'GET /images/{project}/{dataset}/{file}',
  'GET /files/{project}/{dataset}/{file}',
];

/**
 * The content system: its data API over `documents`, its CDN over the art pack and the seed's files, and
 * a desk at which anyone can edit.
 */
export function createContentService(
  context: ServiceContext,
  documents: readonly ContentDocument[],
  options: DataApiOptions = {},
): Service {
  const api = new DataApi(documents, context, options);
  return {
    name: 'content',
    port: PORTS.content,
    operations: routeOperations([...DATA_ROUTES, ...FILE_ROUTES]),
    handle: (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://content');
      if (pathname.startsWith('/images/')) return handleImage(request, response);
      if (pathname.startsWith('/files/')) return handleFile(request, response);
      if (isDeskPath(pathname)) return serveDesk(pathname, response);
      return api.handle(request, response);
    },
    reset: async () => api.reset(),
    stop: () => api.stop(),
  };
}
