import { PORTS } from '../core/ports';
import type { Service, ServiceContext } from '../core/service';
import { DataApi } from './data-api';
import type { ContentDocument } from './dataset';
import { handleFile } from './file-cdn';
import { handleImage } from './image-cdn';

/** The content system: its query API over `documents`, and its CDN over the art pack and the seed's files. */
export function createContentService(
  context: ServiceContext,
  documents: readonly ContentDocument[],
): Service {
  const api = new DataApi(documents, context.now);
  return {
    name: 'content',
    port: PORTS.content,
    handle: (request, response) => {
      if (request.url?.startsWith('/images/')) return handleImage(request, response);
      if (request.url?.startsWith('/files/')) return handleFile(request, response);
      return api.handle(request, response);
    },
  };
}
