export type { Consent, ConsentCategory, ConsentChoices } from './consent';
export { useConsent, whenConsented } from './use-consent';
