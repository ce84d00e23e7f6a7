import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { HostManifest } from '../adapter/manifest';
import { headerFinder, withoutCache } from './headers';
import { notFoundSender } from './not-found';
import { answerPictureRequest } from './pictures';
import { scriptProxy } from './script-proxy';
import { fileServer } from './file-server';
import { sitePaths } from './site-paths';
import { redirectFinder } from '../redirects/find-redirect';
import { encodePath, readRequestPath } from '../redirects/request-path';
import { imageSourceUrl } from '~/src/config/image-proxy';
import { SCRIPT_PROXY_PATH } from '~/src/config/settings/tracking-settings';

const setAll = (response: ServerResponse, headers: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
};

const redirect = (response: ServerResponse, location: string, status = 301): void => {
  response.writeHead(status, { location }).end();
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
  const proxied = manifest.scriptProxy ?? [];
  const passScript = scriptProxy(proxied);
  const pictures = manifest.pictures ?? [];
  const paths = sitePaths(root, manifest);
  const serveFile = fileServer(root, paths);

  const sendFile = (path: string, request: IncomingMessage, response: ServerResponse): void => {
    const { raw, search } = splitAddress(request.url ?? '/');
    const headers = findHeaders(raw);
    const missing = (): void => {
      setAll(response, withoutCache(headers));
      const small = paths.lowerCasePage(path);
      if (small === null) sendNotFound(path, request, response);
      else redirect(response, `${encodePath(small)}${search}`);
    };
    if (paths.isHidden(path)) return missing();
    setAll(response, headers);
    serveFile(path, request, response, missing);
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
      return redirect(response, `${paths.inOneHop(reading.tidy)}${search}`);
    }
    if (reading.kind !== 'path') {
      const single = reading.kind === 'doubled' ? paths.withoutDoubles(reading.tidy) : null;
      if (single === null) sendNotFound(raw, request, response);
      else redirect(response, `${single}${search}`);
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
    if (target) redirect(response, target.location, target.status);
    else sendFile(reading.path, request, response);
  };
};
