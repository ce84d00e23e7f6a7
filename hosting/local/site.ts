import { existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { contentTypeOf } from '../adapter/content-types';
import type { HostManifest } from '../adapter/manifest';
import { clientOnlyPattern, HIDDEN_PATTERN } from '../adapter/path-patterns';
import { precompressedCopies } from './encodings';
import { headerFinder, withoutCache } from './headers';
import { notFoundSender } from './not-found';
import { answerPictureRequest } from './pictures';
import { scriptProxy } from './script-proxy';
import { lowerCasePath, redirectFinder } from '../redirects/find-redirect';
import { encodePath, readRequestPath } from '../redirects/request-path';
import { imageSourceUrl } from '~/src/config/image-proxy';
import { SCRIPT_PROXY_PATH } from '~/src/config/settings/tracking-settings';

const COPY = /\.(br|gz)$/i;
const HIDDEN = new RegExp(HIDDEN_PATTERN);
const PLAIN_RANGE = /^bytes=\d+-(?:[1-9]\d*)?$/;

const setAll = (response: ServerResponse, headers: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
};

/** Adapts a request to the file server, which treats `br;q=0` as accepted and `-5` as `5`. */
const simplify = ({ headers }: IncomingMessage): void => {
  headers['accept-encoding'] = precompressedCopies(headers['accept-encoding']?.toString())
    .map(({ coding }) => coding)
    .join(', ');
  if (headers.range !== undefined && !PLAIN_RANGE.test(headers.range)) delete headers.range;
};

const splitAddress = (url: string): { readonly raw: string; readonly search: string } => {
  const at = url.indexOf('?');
  return at < 0 ? { raw: url, search: '' } : { raw: url.slice(0, at), search: url.slice(at) };
};

/**
 * Serves a build according to its manifest: redirects, headers, compressed copies, client-only
 * routes, a 404 per locale. docs/hosting.md describes what nginx and Netlify have to do as well.
 */
export const siteListener = (root: string, manifest: HostManifest): RequestListener => {
  const findRedirect = redirectFinder(manifest.redirects);
  const findHeaders = headerFinder(manifest.headers);
  const sendNotFound = notFoundSender(root, manifest.notFound);
  const clientOnly = manifest.clientOnly.map(({ path, file }) => ({
    pattern: new RegExp(`^${clientOnlyPattern(path)}$`),
    file: `/${file}`,
  }));
  const proxied = manifest.scriptProxy ?? [];
  const passScript = scriptProxy(proxied);
  const pictures = manifest.pictures ?? [];
  const hidden = new Set([
    '/404.html',
    ...manifest.notFound.flatMap(({ file }) => [`/${file}`, `/${file.replace(/\/[^/]*$/, '')}`]),
  ]);
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

  const isHidden = (path: string): boolean =>
    hidden.has(path) || COPY.test(path) || HIDDEN.test(path);
  const clientOnlyFile = (path: string): string | undefined =>
    clientOnly.find(({ pattern }) => pattern.test(path))?.file;
  const isPage = (path: string): boolean =>
    !isHidden(path) &&
    (existsSync(join(root, path, 'index.html')) || clientOnlyFile(path) !== undefined);
  const routes = manifest.clientOnly.map(({ path }) => path);

  /** The normalized path, in lower case if that is a page: one redirect at most. */
  const inOneHop = (tidy: string): string => {
    const reading = readRequestPath(tidy);
    const small = reading.kind === 'path' ? lowerCasePath(reading.path, routes) : null;
    return small !== null && isPage(small) ? encodePath(small) : tidy;
  };

  /** Inside a client-only route, doubled slashes are a typo in the link. */
  const withoutDoubles = (tidy: string): string | null => {
    const reading = readRequestPath(tidy);
    return reading.kind === 'path' && clientOnlyFile(reading.path) !== undefined ? tidy : null;
  };

  const serveFile = (path: string, request: IncomingMessage, response: ServerResponse): void => {
    const { raw, search } = splitAddress(request.url ?? '/');
    const headers = findHeaders(raw);
    const missing = (): void => {
      setAll(response, withoutCache(headers));
      const small = lowerCasePath(path, routes);
      if (small === null || !isPage(small)) return sendNotFound(path, request, response);
      response.writeHead(301, { location: `${encodePath(small)}${search}` }).end();
    };
    if (isHidden(path)) return missing();
    setAll(response, headers);
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

  return (request, response) => {
    const { raw, search } = splitAddress(request.url ?? '/');
    const headers = withoutCache(findHeaders(raw));
    setAll(response, { ...headers, vary: 'Accept-Encoding' });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const reading = readRequestPath(raw);
    if (reading.kind === 'untidy') {
      response.writeHead(301, { location: `${inOneHop(reading.tidy)}${search}` }).end();
      return;
    }
    if (reading.kind !== 'path') {
      const single = reading.kind === 'doubled' ? withoutDoubles(reading.tidy) : null;
      if (single === null) sendNotFound(raw, request, response);
      else response.writeHead(301, { location: `${single}${search}` }).end();
      return;
    }
    if (reading.path === SCRIPT_PROXY_PATH && proxied.length > 0) {
      void passScript(search, request, response);
      return;
    }
    const picture = imageSourceUrl(request.url ?? '/', pictures);
    if (picture !== null) {
      void answerPictureRequest(picture, request, response, () =>
        sendNotFound(reading.path, request, response),
      );
      return;
    }
    const target = findRedirect(reading.path, search);
    if (target) response.writeHead(target.status, { location: target.location }).end();
    else serveFile(reading.path, request, response);
  };
};
