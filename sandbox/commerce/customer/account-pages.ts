import { returnUrl } from '../checkout/return-url';
import type { StoreRuntime } from '../runtime';
import type { Customer } from './model';
import { signInByMultipass } from './multipass';
import { customerOfToken, issueToken } from './tokens';

const COOKIE = '_store_session';
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax';
const BASE = 'http://store';

/** A redirect from the store's account pages, with its cookie. */
export interface AccountRedirect {
  readonly location: string;
  readonly cookie: string;
}

/**
 * Where to redirect the customer: to a path of the store or a page of the shop that `returnUrl` accepts, and
 * otherwise to the shop's home page.
 */
function targetOf(store: StoreRuntime, asked: string | null, origin: string, site: string): string {
  const isPath = asked !== null && /^\/(?![/\\])/.test(asked) && URL.canParse(asked, BASE);
  return isPath && new URL(asked, BASE).origin === BASE
    ? `${origin}${asked}`
    : returnUrl(asked, store.settings, site);
}

/**
 * The store's account pages: `/account/login/multipass/<token>` signs in, `/account/logout` signs
 * out. Both redirect to `return_to` (or `return_url`) if that belongs to the shop.
 * @returns `refused` for an invalid token, null for other addresses
 */
export function accountRedirect(
  store: StoreRuntime,
  url: URL,
  { origin, site }: { readonly origin: string; readonly site: string },
): AccountRedirect | 'refused' | null {
  const asked = url.searchParams.get('return_to') ?? url.searchParams.get('return_url');
  if (url.pathname === '/account/logout') {
    const location = targetOf(store, asked, origin, site);
    return { location, cookie: `${COOKIE}=; Max-Age=0; ${ATTRIBUTES}` };
  }
  const token = /^\/account\/login\/multipass\/([^/]+)$/.exec(url.pathname)?.[1];
  if (token === undefined) return null;
  const signedIn = signInByMultipass(store, decodeURIComponent(token));
  if (!signedIn) return 'refused';
  const { accessToken } = issueToken(store, signedIn.customer);
  return {
    location: targetOf(store, signedIn.returnTo ?? asked, origin, site),
    cookie: `${COOKIE}=${accessToken}; ${ATTRIBUTES}`,
  };
}

/** The customer in the store's own cookie; null for anybody else. */
export function customerOfCookie(
  store: StoreRuntime,
  cookies: string | undefined,
): Customer | null {
  const token = new RegExp(`(?:^|; )${COOKIE}=([0-9a-f]+)`).exec(cookies ?? '')?.[1];
  return token === undefined ? null : customerOfToken(store, token);
}
