// The host serves a locale's 404 page under any unknown path below its prefix. Before it hydrates,
// the generator's runtime moves the visitor to the page's own path; the address asked for is put
// back, so that it can be read, mended and reported.
let requested: string | null = null;

declare global {
  interface Window {
    /** Path of the page that was built, set in the page by the generator. */
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
