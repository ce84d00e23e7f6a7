import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { contentTypeOf } from '../adapter/content-types';
import { encodePath } from '../redirects/request-path';
import { precompressedCopies } from './encodings';
import type { SitePaths } from './site-paths';

const PLAIN_RANGE = /^bytes=\d+-(?:[1-9]\d*)?$/;

/** Adapts a request to the file server, which treats `br;q=0` as accepted and `-5` as `5`. */
const simplify = ({ headers }: IncomingMessage): void => {
  headers['accept-encoding'] = precompressedCopies(headers['accept-encoding']?.toString())
    .map(({ coding }) => coding)
    .join(', ');
  if (headers.range !== undefined && !PLAIN_RANGE.test(headers.range)) delete headers.range;
};

/** Serves the file of a path, the page of its folder or of its client-only route; else calls `missing`. */
export const fileServer = (
  root: string,
  { clientOnlyFile }: SitePaths,
): ((
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  missing: () => void,
) => void) => {
  const serve = sirv(root, {
    // Checks the files on every request: a build may delete some while the server runs.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, file) => {
      response.setHeader('content-type', contentTypeOf(file));
    },
  });
  return (path, request, response, missing) => {
    simplify(request);
    const fallback = clientOnlyFile(path);
    const candidates = [`${path === '/' ? '' : path}/index.html`, path, fallback].values();
    const serveNext = (): void => {
      const { value: file, done } = candidates.next();
      if (done === true || file === undefined) return missing();
      request.url = encodePath(file);
      serve(request, response, serveNext);
    };
    serveNext();
  };
};
