import './src/ui/styles/global.css';

export { wrapPageElement } from './src/app/page-wrapper';
