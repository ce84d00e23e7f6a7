export { FormDone } from './form-done';
export { FormFailure } from './form-failure';
export type { FormWork, Sent } from './form-work';
export { whenReleased } from './press';
export { useLateForm, type LateForm } from './use-late-form';
