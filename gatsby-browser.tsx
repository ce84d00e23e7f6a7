import './src/ui/styles/global.css';
import './src/ui/styles/brand.css';
import { watchChunkFailures } from './src/runtime/route-events/runtime-hooks';

export {
  onClientEntry,
  onInitialClientRender,
  onPreRouteUpdate,
  onRouteUpdate,
  onRouteUpdateDelayed,
} from './src/runtime/route-events/runtime-hooks';
export { replaceHydrateFunction } from './src/runtime/hydrate-in-slices';
export { wrapPageElement } from './src/shell/page-wrapper';

// Before the generator's own listener, which its runtime adds when it is evaluated.
watchChunkFailures();
