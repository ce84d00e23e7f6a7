import type { GatsbyBrowser } from 'gatsby';
import { watchErrors } from '~/src/features/error-reports';
import { replayEarlyInput } from '../early-input';
import { renderBelowFold, endFirstView } from '../first-view';
import { keepRequestedPath, restoreRequestedPath } from '../keep-requested-path';
import { scheduleDeferredTasks } from '../schedule-deferred-tasks';
import { notifyRouteShown } from './route-listeners';
import { markHydrated } from './chunk-failures';
import { endDelay, showDelay } from './delayed-signal';

export { watchChunkFailures } from './chunk-failures';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  if (process.env.GATSBY_SENTRY_DSN) watchErrors();
  keepRequestedPath();
  if (process.env.NODE_ENV === 'production') scheduleDeferredTasks();
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  restoreRequestedPath();
  void replayEarlyInput();
  void renderBelowFold();
  markHydrated();
  // A page restored from the back-forward cache may have been left while the bar was shown.
  window.addEventListener('pageshow', endDelay);
};

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ prevLocation }) => {
  if (prevLocation) endFirstView();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = () => {
  endDelay();
  notifyRouteShown();
};

export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = showDelay;
