import './src/styles/global.css';
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

// Before Gatsby adds its own listener, which happens when its runtime is evaluated.
watchChunkFailures();
