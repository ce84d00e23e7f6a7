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

const isNotFoundPage = (path: string | undefined): boolean => /\/404(\.html)?$/.test(path ?? '');

export const keepRequestedPath = (): void => {
  const { pathname, search, hash } = window.location;
  if (isNotFoundPage(window.pagePath) && pathname !== window.pagePath) {
    requested = pathname + search + hash;
  }
};

export const restoreRequestedPath = (): void => {
  if (requested === null || window.location.pathname !== window.pagePath) return;
  window.history.replaceState(window.history.state, '', requested);
};
