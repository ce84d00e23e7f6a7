import type { ClientOnlyRoute, HostRedirect } from '~/hosting/adapter/manifest';

/** A route as Gatsby provides it. */
export interface Route {
  readonly type: string;
  readonly path: string;
}

interface RedirectRoute extends Route {
  readonly type: 'redirect';
  readonly toPath: string;
  readonly status: number;
}

interface StaticRoute extends Route {
  readonly type: 'static';
  readonly filePath: string;
}

const isRedirect = (route: Route): route is RedirectRoute => route.type === 'redirect';

const isStatic = (route: Route): route is StaticRoute => route.type === 'static';

const isOpen = (path: string): boolean => path.endsWith('*');

/** The redirects among a build's routes: exact paths first, then wildcards, the longest first. */
export const redirectsOf = (routes: readonly Route[]): readonly HostRedirect[] =>
  routes
    .filter(isRedirect)
    .map(({ path, toPath, status }) => ({
      from: decodeURI(path),
      to: toPath.replace(/[^\x21-\x7e]+/g, encodeURIComponent),
      status,
    }))
    .sort(
      (a, b) =>
        Number(isOpen(a.from)) - Number(isOpen(b.from)) ||
        (isOpen(a.from) ? b.from.length - a.from.length : 0) ||
        (a.from < b.from ? -1 : 1),
    );

/** The pages that match more than their own path, in Gatsby's order. */
export const clientOnlyOf = (routes: readonly Route[]): readonly ClientOnlyRoute[] =>
  routes
    .filter(isStatic)
    .filter(({ path, filePath }) => filePath.endsWith('.html') && /\/(:[^/]+|\*[^/]*)/.test(path))
    .map(({ path, filePath }) => ({ path, file: filePath.replace(/^public\//, '') }));
