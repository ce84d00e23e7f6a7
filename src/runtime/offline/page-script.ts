import { SAVED_PAGES_ID } from './saved-pages-id';
import { PAGE_CACHE } from '~/src/config/cache-names';

interface SavedPage {
  readonly path: string;
  readonly title: string;
}

const MAX_PAGES = 12;

const readSavedPages = async (): Promise<readonly SavedPage[]> => {
  const cache = await caches.open(PAGE_CACHE);
  const requests = await cache.keys();
  const pages = await Promise.all(
    requests.map(async request => {
      const html = (await (await cache.match(request))?.text()) ?? '';
      const page = new DOMParser().parseFromString(html, 'text/html');
      const isOwn = page.documentElement.lang === document.documentElement.lang;
      const title = page.querySelector('h1')?.textContent || page.title;
      return isOwn ? { path: new URL(request.url).pathname, title } : null;
    }),
  );
  // Most recently saved first.
  return pages.filter(page => page !== null).reverse();
};

const list = (place: HTMLElement, pages: readonly SavedPage[]): void => {
  const items = pages.slice(0, MAX_PAGES).map(({ path, title }) => {
    const link = document.createElement('a');
    link.href = path;
    link.className = 'link inline-block py-2.5';
    link.textContent = title;
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
  place.querySelector('ul')?.replaceChildren(...items);
  place.hidden = items.length === 0;
};

/**
 * The offline page lists the pages that can be read now, and reloads when the connection is back.
 */
export const runOfflinePage = async (): Promise<void> => {
  window.addEventListener('online', () => window.location.reload());
  const place = document.getElementById(SAVED_PAGES_ID);
  if (place) list(place, await readSavedPages());
};
