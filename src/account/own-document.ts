import { identitySettings } from '~/src/config/settings/browser-identity-settings';
import { sessionStore } from '~/src/features/storage';

const RELOADED = 'account_document';

const policyAllowsIdentity = (): boolean => {
  const policy = document.querySelector<HTMLMetaElement>(
    'meta[http-equiv="Content-Security-Policy"]',
  );
  // The development server writes no policy.
  return policy === null || policy.content.includes(identitySettings.origin);
};

/**
 * Makes sure that the document was loaded for the account: a visitor who came from another page
 * without a new document has that page's policy, under which the identity provider cannot be called.
 * @returns false if the document is loaded again, which is tried once
 */
export const ensureOwnDocument = (): boolean => {
  if (policyAllowsIdentity()) {
    sessionStore.remove(RELOADED);
    return true;
  }
  if (sessionStore.get(RELOADED) !== null || !sessionStore.set(RELOADED, '1')) return true;
  window.location.reload();
  return false;
};
