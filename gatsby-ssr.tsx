export { onPreRenderHTML, onRenderBody } from './src/runtime/document';
export { wrapPageElement } from './src/shell/page-wrapper';
