import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { HostManifest } from '../adapter/manifest';
import { clientOnlyPattern, HIDDEN_PATTERN } from '../adapter/path-patterns';
import { lowerCasePath } from '../redirects/find-redirect';
import { encodePath, readRequestPath } from '../redirects/request-path';

const COPY = /\.(br|gz)$/i;
const HIDDEN = new RegExp(HIDDEN_PATTERN);

export interface SitePaths {
  /** Whether it is a by-product of the build, which is not served. */
  readonly isHidden: (path: string) => boolean;
  /** The file of the client-only route that a path is in. */
  readonly clientOnlyFile: (path: string) => string | undefined;
  /** The path in lower case, if it has capitals and that is a page. */
  readonly lowerCasePage: (path: string) => string | null;
  /** The normalized path, in lower case if that is a page: one redirect at most. */
  readonly inOneHop: (tidy: string) => string;
  /** Inside a client-only route, doubled slashes are a typo in the link. */
  readonly withoutDoubles: (tidy: string) => string | null;
}

/** What the paths of a build lead to. */
export const sitePaths = (root: string, manifest: HostManifest): SitePaths => {
  const routes = manifest.clientOnly.map(({ path }) => path);
  const clientOnly = manifest.clientOnly.map(({ path, file }) => ({
    pattern: new RegExp(`^${clientOnlyPattern(path)}$`),
    file: `/${file}`,
  }));
  const hidden = new Set([
    '/404.html',
    ...manifest.notFound.flatMap(({ file }) => [`/${file}`, `/${file.replace(/\/[^/]*$/, '')}`]),
  ]);

  const isHidden = (path: string): boolean =>
    hidden.has(path) || COPY.test(path) || HIDDEN.test(path);
  const clientOnlyFile = (path: string): string | undefined =>
    clientOnly.find(({ pattern }) => pattern.test(path))?.file;
  const isPage = (path: string): boolean =>
    !isHidden(path) &&
    (existsSync(join(root, path, 'index.html')) || clientOnlyFile(path) !== undefined);
  const lowerCasePage = (path: string): string | null => {
    const small = lowerCasePath(path, routes);
    return small !== null && isPage(small) ? small : null;
  };

  return {
    isHidden,
    clientOnlyFile,
    lowerCasePage,
    inOneHop: tidy => {
      const reading = readRequestPath(tidy);
      const small = reading.kind === 'path' ? lowerCasePage(reading.path) : null;
      return small === null ? tidy : encodePath(small);
    },
    withoutDoubles: tidy => {
      const reading = readRequestPath(tidy);
      return reading.kind === 'path' && clientOnlyFile(reading.path) !== undefined ? tidy : null;
    },
  };
};
