export type { Drafted, PreviewModel } from './model';
export type { PreviewSettings } from './open-document';
export { Preview, type PreviewProps } from './preview';
