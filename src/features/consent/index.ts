export type { Consent, ConsentCategory, ConsentChoices } from './consent';
export { currentChoices, subscribeToConsent, useConsent } from './use-consent';
export { ConsentBanner, type ConsentBannerProps } from './consent-banner';
