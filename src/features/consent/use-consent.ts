import { useEffect, useSyncExternalStore } from 'react';
import { cookies } from '../storage';
import { createConsentStore, UNDECIDED, type Consent, type ConsentStore } from './consent';

const store = createConsentStore({
  jar: cookies,
  hasSignal: () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
});

let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  store.start();
}

/** Runs a task once the visitor has allowed its category. Only in the browser. */
export const whenConsented: ConsentStore['whenConsented'] = (category, run) => {
  start();
  return store.whenConsented(category, run);
};

interface ConsentControl extends Consent {
  readonly decide: ConsentStore['decide'];
}

const undecided = (): Consent => UNDECIDED;

export function useConsent(): ConsentControl {
  const consent = useSyncExternalStore(store.subscribe, store.getState, undecided);
  useEffect(start, []);
  return { ...consent, decide: store.decide };
}
