export { FormSuccess } from './form-success';
export { FormFailure } from './form-failure';
export type { FormHandler, SubmitResult } from './form-handler';
export { afterRelease } from './press-tracking';
export { useLazyForm, type LazyForm } from './use-lazy-form';
