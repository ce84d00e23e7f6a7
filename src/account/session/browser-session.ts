import { browserSettings } from '~/src/config/settings/browser-settings';
import { identitySettings } from '~/src/config/settings/browser-identity-settings';
import type { Locale } from '~/src/config/locales';
import { localizePath } from '~/src/config/paths';
import { announceCustomer } from '~/src/features/customer';
import { cookies, localStore, sessionStore } from '~/src/features/storage';
import { createIdentityGateway } from '~/src/gateways/cognito/identity-gateway';
import type { IdentityGateway } from '~/src/gateways/cognito/identity-contract';
import { createMultipassToken } from '~/src/gateways/service/service-gateway';
import {
  createTokenByMultipass,
  deleteToken,
  renewToken,
} from '~/src/gateways/shopify/account/customer-tokens';
import { readCustomer } from '~/src/gateways/shopify/account/customer';
import { createCommerceClient } from '~/src/gateways/shopify/client';
import { allowUnload, runningChanges } from '../data/unsaved-changes';
import { setFlashNotice } from '../ui/flash-notice';
import { browserLock } from './browser-lock';
import { createSession, type OwnedSession } from './create-session';
import { forgetCustomer } from './forget-customer';
import { forgetScrollPositions } from './forget-scroll-positions';
import { createSessionStorage } from './stored-session';

const now = (): number => Date.now();

/** The identity provider of a locale. */
export const identityGatewayOf = (locale: Locale): IdentityGateway =>
  createIdentityGateway({
    settings: identitySettings,
    localePath: locale.urlPath === '' ? '' : `/${locale.urlPath}`,
    now,
  });

/** The store's logout page, which leads back to the sign-in (spec account §4). */
const logoutAddress = (locale: Locale): string => {
  const { brand, siteUrl, stores } = browserSettings;
  const address = new URL('/account/logout', stores[locale.store].origin);
  const login = localizePath('/account/login', locale, brand);
  address.searchParams.set('return_to', new URL(login, siteUrl).href);
  return address.href;
};

const ASK_AGAIN_MS = 15_000;

/** Resolves when the browser is online again; after a delay if it never went offline. */
const reachable = (): Promise<unknown> =>
  new Promise(resolve => {
    if (navigator.onLine) setTimeout(resolve, ASK_AGAIN_MS);
    else window.addEventListener('online', resolve, { once: true });
  });

const createBrowserSession = (locale: Locale): OwnedSession => {
  const { brand, serviceOrigin, stores } = browserSettings;
  const settings = stores[locale.store];
  const client = createCommerceClient(settings);
  return createSession({
    store: locale.store,
    storage: createSessionStorage(brand, locale.store, localStore, cookies),
    identity: identityGatewayOf(locale),
    shop: {
      createTokenByMultipass: token => createTokenByMultipass(client, token),
      renewToken: token => renewToken(client, token),
      deleteToken: token => deleteToken(client, token),
      readCustomer: token => readCustomer(client, token),
    },
    exchange: idToken =>
      createMultipassToken({ origin: serviceOrigin }, idToken, settings.shopName),
    lock: browserLock,
    log: (what, why) => console.warn(what, why),
    now,
    wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
    announce: announceCustomer,
    onExpired: () => setFlashNotice('sessionEnded'),
    forget: () => {
      forgetCustomer(locale.store);
      forgetScrollPositions(sessionStore, brand);
    },
    reachable,
    changes: runningChanges,
    leave: isSaved => {
      allowUnload();
      // The router has stored the scroll position again while the tokens were being revoked.
      forgetScrollPositions(sessionStore, brand);
      setFlashNotice(isSaved ? 'signedOut' : 'signedOutUnsaved');
      window.location.assign(logoutAddress(locale));
    },
  });
};

const sessions = new Map<string, OwnedSession>();

/** The session of a locale's store in this tab. */
export const sessionOf = (locale: Locale): OwnedSession => {
  const session = sessions.get(locale.id) ?? createBrowserSession(locale);
  sessions.set(locale.id, session);
  return session;
};
