export { ModuleFrame, type ModuleFrameProps } from './module-frame';
export { PageModules, type PageModulesProps } from './page-modules';
export type { ShownReview } from './views/review-wall-module';
export { RichText } from './rich-text';
