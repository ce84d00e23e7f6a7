import { useEffect, useSyncExternalStore } from 'react';
import { browserSettings } from '~/src/config/settings/browser-settings';
import { useLocale } from '../locale';
import { cookies, localStore } from '../storage';
import {
  createConsentStore,
  UNDECIDED,
  type Consent,
  type ConsentChoices,
  type ConsentStore,
} from './consent';

const store = createConsentStore({
  jar: cookies,
  tabs: localStore,
  hasSignal: () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
  isOptOut: localeId => browserSettings.optOutLocales.includes(localeId),
});

/** Calls back with what is allowed, now and on every change. Only in the browser. */
export const subscribeToConsent = (listener: (consent: Consent) => void): (() => void) => {
  const notify = (): void => listener(store.getState());
  if (store.getState().isKnown) notify();
  return store.subscribe(notify);
};

/** What is allowed at this moment, in whichever tab it was decided. Only in the browser. */
export const currentChoices = (): ConsentChoices => store.currentChoices();

interface ConsentControl extends Consent {
  readonly decide: ConsentStore['decide'];
}

const undecided = (): Consent => UNDECIDED;

/** What is allowed on a page of the current locale; another locale may be in another region. */
export function useConsent(): ConsentControl {
  const { id } = useLocale().locale;
  const consent = useSyncExternalStore(store.subscribe, store.getState, undecided);
  useEffect(() => store.refresh(id), [id]);
  return { ...consent, decide: store.decide };
}
