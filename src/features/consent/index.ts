export type { Consent, ConsentCategory, ConsentChoices } from './consent';
export { followConsent, useConsent } from './use-consent';
