import { track } from '~/src/features/shop-events';
import { isNavigating } from './guarded-loader';

/**
 * The event on the window when a page takes longer than a second to load (spec storefront §2.5).
 */
export const ROUTE_DELAYED = 'routedelayed';

const { documentElement: root } = document;

export const endDelay = (): void => {
  delete root.dataset.loading;
};

/** Shows a thin bar at the top, fires an event on the window, and reports it to analytics. */
export const showDelay = (): void => {
  if (!isNavigating()) return;
  root.dataset.loading = '';
  window.dispatchEvent(new Event(ROUTE_DELAYED));
  track({ type: 'slowRoute', path: window.location.pathname });
};
