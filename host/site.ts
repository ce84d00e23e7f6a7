import type { RequestListener } from 'node:http';
import sirv from 'sirv';
import type { HostManifest } from '../src/build/adapter/manifest';
import { headerFinder } from './headers';
import { notFoundSender } from './not-found';
import { redirectFinder, withoutTrailingSlash } from './redirects';

/** Serves a build as its manifest says: redirects, headers, compressed copies, a 404 per locale. */
export const siteListener = (root: string, manifest: HostManifest): RequestListener => {
  const findRedirect = redirectFinder(manifest.redirects);
  const findHeaders = headerFinder(manifest.headers);
  const sendNotFound = notFoundSender(root, manifest.notFound);
  const notFoundPaths = new Set(
    manifest.notFound.map(({ file }) => `/${file.replace(/\/index\.html$/, '')}`),
  );
  const serve = sirv(root, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      for (const [name, value] of Object.entries(findHeaders(pathname))) {
        response.setHeader(name, value);
      }
    },
  });

  return (request, response) => {
    const { pathname, search } = splitAddress(request.url ?? '/');
    for (const [name, value] of Object.entries(findHeaders(pathname))) {
      response.setHeader(name, value);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const target = withoutTrailingSlash(pathname, search) ?? findRedirect(pathname, search);
    if (target) {
      response.writeHead(target.status, { location: target.location }).end();
      return;
    }
    if (notFoundPaths.has(pathname)) sendNotFound(pathname, response);
    else serve(request, response, () => sendNotFound(pathname, response));
  };
};

const splitAddress = (url: string): { pathname: string; search: string } => {
  const at = url.indexOf('?');
  return at < 0
    ? { pathname: url, search: '' }
    : { pathname: url.slice(0, at), search: url.slice(at) };
};
