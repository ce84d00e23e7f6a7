import type { StoreKey } from './locales';

/** Hosts of a setting, between commas. */
const splitHosts = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map(host => host.trim().toLowerCase())
    .filter(host => host !== '');

/**
 * Other hosts that each store's checkout may use. Not in the browser settings, which every page
 * loads: only the late code of the cart needs them.
 */
export const CHECKOUT_HOSTS: Readonly<Record<StoreKey, readonly string[]>> = {
  us: splitHosts(process.env.GATSBY_STORE_US_CHECKOUT_HOSTS),
  ca: splitHosts(process.env.GATSBY_STORE_CA_CHECKOUT_HOSTS),
};
