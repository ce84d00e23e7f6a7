import { identitySettings } from '~/src/config/settings/browser-identity-settings';
import { sessionStore } from '~/src/features/storage';
import { currentAddress, loadDocument } from '~/src/runtime/route-events/load-document';

const RELOADED = 'account_document';

const policyAllowsIdentity = (): boolean => {
  const policy = document.querySelector<HTMLMetaElement>(
    'meta[http-equiv="Content-Security-Policy"]',
  );
  // The development server sends no policy.
  return policy === null || policy.content.includes(identitySettings.origin);
};

/**
 * Makes sure that the document was loaded as an account page. After a client-side navigation from
 * another page, that page's content security policy still applies and blocks the identity provider.
 * @returns false if the document is being reloaded, which is tried once
 */
export const ensureAccountDocument = (): boolean => {
  if (policyAllowsIdentity()) {
    sessionStore.remove(RELOADED);
    return true;
  }
  if (sessionStore.get(RELOADED) !== null || !sessionStore.set(RELOADED, '1')) return true;
  loadDocument(currentAddress());
  return false;
};
