import type { GatsbyBrowser } from 'gatsby';
import { watchErrors } from '~/src/features/error-reports';
import { repeatEarlyInput } from '../early-input';
import { drawTheRest, endFirstView } from '../first-view';
import { keepRequestedPath, restoreRequestedPath } from '../keep-requested-path';
import { startLateWork } from '../start-late-work';
import { tellArrival } from './arrivals';
import { markAlive } from './chunk-failures';
import { endDelay, showDelay } from './delayed-signal';

export { watchChunkFailures } from './chunk-failures';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  if (process.env.GATSBY_SENTRY_DSN) watchErrors();
  keepRequestedPath();
  if (process.env.NODE_ENV === 'production') startLateWork();
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  restoreRequestedPath();
  void repeatEarlyInput();
  void drawTheRest();
  markAlive();
  // A page that comes back from the browser's memory was left while the bar was shown.
  window.addEventListener('pageshow', endDelay);
};

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ prevLocation }) => {
  if (prevLocation) endFirstView();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = () => {
  endDelay();
  tellArrival();
};

export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = showDelay;
