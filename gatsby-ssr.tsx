export { onPreRenderHTML, onRenderBody } from './src/app/document';
export { wrapPageElement } from './src/app/page-wrapper';
