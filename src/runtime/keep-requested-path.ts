import { navigate } from '@gatsbyjs/reach-router';

// The host serves a locale's 404 page at any unknown path below its prefix. Before it hydrates,
// Gatsby's runtime changes the URL to the page's own path. This puts the requested URL back, so
// that visitors can read, correct and report it.
let requested: string | null = null;

declare global {
  interface Window {
    /** Path of the built page, set in the page by Gatsby. */
    readonly pagePath?: string;
  }
}

const isNotFoundPage = (path: string | undefined): path is string =>
  /\/404(\.html)?$/.test(path ?? '');

// Such a path may be one that the host refuses and the router takes for a page of its own, which
// would then run under the policy of this one.
const MISREAD = /\/\/|%/;

const isDecodable = (pathname: string): boolean => {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
};

export const keepRequestedPath = (): void => {
  const { search, hash } = window.location;
  let { pathname } = window.location;
  // Gatsby's runtime stops at a path that does not decode: its percent signs become text.
  if (!isDecodable(pathname)) {
    pathname = pathname.replaceAll('%', '%25');
    window.history.replaceState(window.history.state, '', pathname + search + hash);
  }
  const { pagePath } = window;
  if (!isNotFoundPage(pagePath) || pathname === pagePath) return;
  requested = pathname + search + hash;
  if (MISREAD.test(pathname)) void navigate(pagePath, { replace: true });
};

export const restoreRequestedPath = (): void => {
  if (requested === null || window.location.pathname !== window.pagePath) return;
  window.history.replaceState(window.history.state, '', requested);
};
