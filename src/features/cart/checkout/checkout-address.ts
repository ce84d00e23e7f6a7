const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** A store: its own domain and the other hosts of its checkout. */
interface CheckoutStore {
  /** Scheme and host of the store. */
  readonly origin: string;
  /** Hosts in addition to the store's own, for example `checkout.larkfield.com`. */
  readonly checkoutHosts: readonly string[];
}

/**
 * Whether a shopper may be sent to an address to pay: over https, on a host of the store. A store on
 * this machine, as the sandbox's, may do without https.
 */
export function isCheckoutAddress(address: string, store: CheckoutStore): boolean {
  if (!URL.canParse(address) || !URL.canParse(store.origin)) return false;
  const { protocol, host, hostname, origin, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  const own = new URL(store.origin);
  if (protocol === 'http:') return LOOPBACK.test(hostname) && origin === own.origin;
  return protocol === 'https:' && [own.host, ...store.checkoutHosts].includes(host);
}
