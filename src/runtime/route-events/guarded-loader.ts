import { isConstrained } from '~/src/ui/timing/connection';
import { loadDocument, currentAddress } from './load-document';
import { isUsable, type LoadedPage, type UsablePage } from './gatsby-window';
import { claimRetry } from './claim-retry';
import { showLoadError } from './load-error-notice';

const ERROR_PAGE = /^\/(404|500)\.html$/;

/** What the visitor requested last; a newer request makes it stale. */
interface PendingNavigation {
  /** Null for back and forward: then the address bar has the target. */
  readonly to: string | null;
  isPending: boolean;
}

let pending: PendingNavigation = { to: null, isPending: false };

/** Whether the visitor is waiting for a page. */
export const isNavigating = (): boolean => pending.isPending;

/**
 * Offline, and without a service worker to show the offline page, the browser would show its own.
 */
const isOfflineWithoutWorker = (): boolean =>
  !navigator.onLine && !navigator.serviceWorker?.controller;

const never = (): Promise<never> => new Promise(() => undefined);

const isOfThisBuild = ({ page }: UsablePage): boolean =>
  page.webpackCompilationHash === window.___webpackCompilationHash;

/**
 * Wraps Gatsby's loader. A page that fails to load, or belongs to a newer build, is loaded as a
 * document with its query and anchor. Of two requested pages, the later one is shown.
 */
export const guardLoader = (): void => {
  const { ___loader: loader, ___navigate: navigate } = window;
  if (!loader || !navigate) return;
  const { loadPage, loadPageSync, hovering } = loader;
  const errorPages = new Map<string, LoadedPage>();

  window.___navigate = (to, options) => {
    pending = { to: typeof to === 'string' ? to : null, isPending: true };
    navigate(to, options);
  };
  window.addEventListener('popstate', () => {
    pending = { to: null, isPending: false };
  });

  loader.loadPage = async path => {
    const own = pending;
    const page = await loadPage(path);
    if (own !== pending) return never();
    const isLoaded = isUsable(page);
    if (!isLoaded || !isOfThisBuild(page)) {
      const target = own.to ?? currentAddress();
      if (!isLoaded) {
        if (isOfflineWithoutWorker()) {
          own.isPending = false;
          showLoadError();
          return never();
        }
        claimRetry(target);
      }
      loadDocument(target);
      return never();
    }
    let shown = page;
    if (ERROR_PAGE.test(page.page.path)) {
      shown = await import('./error-page')
        .then(({ errorPageIn }) => errorPageIn(loadPage, path, page))
        .catch(() => page);
      if (own !== pending) return never();
      errorPages.set(path, shown);
    }
    own.isPending = false;
    return shown;
  };
  loader.loadPageSync = (path, options) => errorPages.get(path) ?? loadPageSync(path, options);
  loader.hovering = path => {
    if (!isConstrained()) hovering(path);
  };
};
