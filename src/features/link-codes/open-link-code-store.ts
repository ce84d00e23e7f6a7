import { createKeyValueStore, localStore } from '../storage';
import { LinkCodeStore } from './link-code-store';
import { LINK_CODES_KEY } from './link-codes-key';

/**
 * The codes of this browser. The visitor asked for them by opening the link, so keeping them needs
 * no consent.
 */
export const openLinkCodeStore = (): LinkCodeStore =>
  new LinkCodeStore(
    LINK_CODES_KEY,
    localStore,
    createKeyValueStore(() => window.sessionStorage),
    Date.now,
  );
