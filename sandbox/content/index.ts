import { PORTS } from '../core/ports';
import type { Service, ServiceContext } from '../core/service';
import { DataApi } from './data-api';
import type { ContentDocument } from './dataset';
import { handleImage } from './image-cdn';

/** The content system: its query API over `documents`, and its image CDN over the art pack. */
export function createContentService(
  context: ServiceContext,
  documents: readonly ContentDocument[],
): Service {
  const api = new DataApi(documents, context.now);
  return {
    name: 'content',
    port: PORTS.content,
    handle: (request, response) =>
      request.url?.startsWith('/images/')
        ? handleImage(request, response)
        : api.handle(request, response),
  };
}
