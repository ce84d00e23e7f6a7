import './src/ui/styles/global.css';
import './src/ui/styles/brand.css';

export { onClientEntry, onInitialClientRender } from './src/app/keep-requested-path';
export { wrapPageElement } from './src/app/page-wrapper';
