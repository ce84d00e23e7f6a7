import './src/ui/styles/global.css';
import './src/ui/styles/brand.css';

export { onClientEntry, onInitialClientRender } from './src/app/first-render';
export { replaceHydrateFunction } from './src/app/hydrate-in-slices';
export { wrapPageElement } from './src/app/page-wrapper';
