import { beforeEach, expect, it, vi } from 'vitest';
import { isNavigating, guardLoader } from './guarded-loader';
import { loadDocument } from './load-document';
import type { LoadedPage, PageLoader } from './gatsby-window';

vi.mock('./load-document', async importOriginal => ({
  ...(await importOriginal<object>()),
  loadDocument: vi.fn(),
}));

const HASH = 'this-build';
const pageAt = (path: string, build = HASH): LoadedPage => ({
  page: { path, webpackCompilationHash: build },
});

/** Gatsby's runtime: loads a page and shows the result. */
const runtime = (load: (path: string) => Promise<LoadedPage | undefined>) => {
  const shown: string[] = [];
  const loader: PageLoader = { loadPage: load, loadPageSync: () => undefined, hovering: vi.fn() };
  const hovering = loader.hovering;
  Object.assign(window, {
    ___webpackCompilationHash: HASH,
    ___loader: loader,
    ___navigate: (to: string) =>
      void loader
        .loadPage(to.replace(/#.*/, ''))
        .then(loaded => shown.push(loaded?.page?.path ?? 'nothing')),
  });
  guardLoader();
  return { shown, loader, hovering, go: (to: string) => window.___navigate?.(to) };
};

beforeEach(() => {
  vi.mocked(loadDocument).mockClear();
  window.sessionStorage.clear();
});

it.each([
  ['does not load', { status: 'error' }],
  ['is not there at all', undefined],
  ['is of a newer build', pageAt('/shop', 'a-newer-build')],
])('loads the document of a page that %s, with its query and anchor', async (_, answer) => {
  const { shown, go } = runtime(async () => answer);
  go('/shop?color=red#reviews');
  await vi.waitFor(() => expect(loadDocument).toHaveBeenCalledWith('/shop?color=red#reviews'));
  expect(shown).toEqual([]);
  expect(isNavigating()).toBe(true);
});

it.each([
  ['opens the offline page of the service worker', {}, 1, true],
  ['stays without a service worker, and shows the notice', null, 0, false],
])('offline %s', async (_, controller, loads, isHidden) => {
  document.body.innerHTML = '<div id="load-error" hidden></div>';
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });
  const { shown, go } = runtime(async () => ({ status: 'error' }));
  go('/never-seen');
  const notice = document.getElementById('load-error');
  if (isHidden) await vi.waitFor(() => expect(loadDocument).toHaveBeenCalledTimes(loads));
  else await vi.waitFor(() => expect(notice?.hidden).toBe(false));
  expect(loadDocument).toHaveBeenCalledTimes(loads);
  expect(notice?.hidden).toBe(isHidden);
  expect(shown).toEqual([]);
  expect(isNavigating()).toBe(isHidden);
  Reflect.deleteProperty(navigator, 'onLine');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('loads the document of the current address after back or forward', async () => {
  window.history.replaceState(null, '', '/back?a=1#b');
  const { loader } = runtime(async () => ({ status: 'error' }));
  window.dispatchEvent(new Event('popstate'));
  void loader.loadPage('/back?a=1');
  await vi.waitFor(() => expect(loadDocument).toHaveBeenCalledWith('/back?a=1#b'));
});

it('shows a page of this build and ends the loading state', async () => {
  const { shown, go } = runtime(async path => pageAt(path));
  go('/shop');
  await vi.waitFor(() => expect(shown).toEqual(['/shop']));
  expect(loadDocument).not.toHaveBeenCalled();
  expect(isNavigating()).toBe(false);
});

it('shows the later of two requested pages, whichever arrives first', async () => {
  const arrive = new Map<string, () => void>();
  const { shown, go } = runtime(
    path => new Promise(resolve => arrive.set(path, () => resolve(pageAt(path)))),
  );
  go('/slow');
  go('/quick');
  arrive.get('/quick')?.();
  await vi.waitFor(() => expect(shown).toEqual(['/quick']));
  arrive.get('/slow')?.();
  await new Promise(resolve => setTimeout(resolve));
  expect(shown).toEqual(['/quick']);
});

it.each(['404', '500'])('shows the %s page of the path’s own locale', async code => {
  const asked: string[] = [];
  const { loader } = runtime(async path => {
    asked.push(path);
    return path === `/en-ca/${code}` ? { ...pageAt(path), status: 'own' } : pageAt(`/${code}.html`);
  });
  const page = await loader.loadPage('/en-ca/nope');
  expect(asked).toEqual(['/en-ca/nope', `/en-ca/${code}`]);
  expect(page).toMatchObject({ status: 'own', page: { path: `/${code}.html` } });
  expect(loader.loadPageSync('/en-ca/nope')).toBe(page);
  await loader.loadPage('/nope');
  expect(asked.at(-1)).toBe('/nope');
});

it.each([
  ['prefetches a hovered link', {}, 1],
  ['does not prefetch in data-saving mode', { saveData: true }, 0],
  ['does not prefetch on 2g', { effectiveType: 'slow-2g' }, 0],
])('%s', (_, connection, calls) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  const { loader, hovering } = runtime(async () => undefined);
  loader.hovering('/shop');
  expect(hovering).toHaveBeenCalledTimes(calls);
});

it('prefetches a hovered link if the browser hides its connection', () => {
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  const { loader, hovering } = runtime(async () => undefined);
  loader.hovering('/shop');
  expect(hovering).toHaveBeenCalledTimes(1);
});
