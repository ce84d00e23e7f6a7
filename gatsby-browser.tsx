import './src/ui/styles/global.css';
import './src/ui/styles/brand.css';
import { watchChunkFailures } from './src/app/route-events/runtime-hooks';

export {
  onClientEntry,
  onInitialClientRender,
  onPreRouteUpdate,
  onRouteUpdate,
  onRouteUpdateDelayed,
} from './src/app/route-events/runtime-hooks';
export { replaceHydrateFunction } from './src/app/hydrate-in-slices';
export { wrapPageElement } from './src/app/page-wrapper';

// Before the generator's own listener, which its runtime adds when it is evaluated.
watchChunkFailures();
