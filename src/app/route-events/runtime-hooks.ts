import type { GatsbyBrowser } from 'gatsby';
import { watchErrors } from '../../features/error-reports';
import { repeatEarlyInput } from '../early-input';
import { drawTheRest, endFirstView } from '../first-view';
import { keepRequestedPath, restoreRequestedPath } from '../keep-requested-path';
import { startLateWork } from '../start-late-work';
import { tellArrival } from './arrivals';
import { loadCarefully } from './careful-loader';
import { markAlive } from './chunk-failures';
import { endDelay, showDelay } from './delayed-signal';

export { watchChunkFailures } from './chunk-failures';

const isProduction = process.env.NODE_ENV === 'production';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  if (process.env.GATSBY_SENTRY_DSN) watchErrors();
  keepRequestedPath();
  if (isProduction) startLateWork();
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  restoreRequestedPath();
  void repeatEarlyInput();
  void drawTheRest();
  markAlive();
  // A page that comes back from the browser's memory was left while the bar was shown.
  window.addEventListener('pageshow', endDelay);
  if (isProduction) loadCarefully();
};

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ prevLocation }) => {
  if (prevLocation) endFirstView();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = () => {
  endDelay();
  tellArrival();
};

export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = showDelay;
