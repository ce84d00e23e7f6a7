import { createKeyValueStore, localStore } from '../storage';
import { CodeKeeper } from './kept-codes';
import { LINK_CODES_KEY } from './link-codes-key';

/** The referral code that a link brought to this browser within the last thirty days; null for none. */
export const keptReferralCode = (): string | null =>
  new CodeKeeper(
    LINK_CODES_KEY,
    localStore,
    createKeyValueStore(() => window.sessionStorage),
    Date.now,
  ).read()?.referral ?? null;
