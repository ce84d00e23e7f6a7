import { track } from '~/src/features/shop-events';
import { isNavigating } from './guarded-loader';

/** Heard on the window when a page takes longer than a second to come (spec storefront §2.5). */
export const ROUTE_DELAYED = 'routedelayed';

const { documentElement: root } = document;

export const endDelay = (): void => {
  delete root.dataset.loading;
};

/** A quiet bar at the top, a window event, and a message where visits are counted. */
export const showDelay = (): void => {
  if (!isNavigating()) return;
  root.dataset.loading = '';
  window.dispatchEvent(new Event(ROUTE_DELAYED));
  track({ type: 'slowRoute', path: window.location.pathname });
};
