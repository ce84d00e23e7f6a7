import { createKeyValueStore, localStore } from '../storage';
import { LinkCodeStore } from './link-code-store';
import { LINK_CODES_KEY } from './link-codes-key';

/** The codes of this browser. They are part of what was asked for: keeping them needs no consent. */
export const openLinkCodeStore = (): LinkCodeStore =>
  new LinkCodeStore(
    LINK_CODES_KEY,
    localStore,
    createKeyValueStore(() => window.sessionStorage),
    Date.now,
  );
