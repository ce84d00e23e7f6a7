/** Third-party scripts that the shop may serve from its own host. */
export interface ProxiedScripts {
  /** Scheme and host, no trailing slash. */
  readonly origin: string;
  /** A path; one that ends in "/" includes everything below it. */
  readonly path: string;
}

const PLAIN_PATH = /^\/(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*\/)*(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*)?$/;
const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?$/;

/**
 * Parses an entry of the list, such as `https://static.klaviyo.com/onsite/js/`. Null for anything
 * that is not allowed: plain http (except on this machine), a port, an unusual host name, a query.
 */
export const readProxiedScripts = (text: string): ProxiedScripts | null => {
  const [, origin = '', path = ''] =
    /^(https?:\/\/[a-z0-9.-]+(?::\d+)?)(\/[^?#]*)$/.exec(text) ?? [];
  const isHost = origin.startsWith('https://') || LOOPBACK.test(origin);
  if (!isHost || !PLAIN_PATH.test(path) || !URL.canParse(text)) return null;
  return new URL(text).href === text ? { origin, path } : null;
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const SEGMENT = '[A-Za-z0-9_~-][A-Za-z0-9._~-]*';

/**
 * Source of an unanchored regular expression for the percent-decoded path and query of an entry's
 * scripts: plain characters, no segment that begins with a dot, nothing encoded twice.
 */
export const proxiedPathPattern = ({ path }: ProxiedScripts): string =>
  `${escaped(path)}${path.endsWith('/') ? `${SEGMENT}(?:/${SEGMENT})*` : ''}(?:\\?[A-Za-z0-9._~=&-]*)?`;

const LONGEST = 500;

/**
 * The URL in a query of the proxy (`?url=` and nothing else, encoded once), if an entry of the list
 * allows it; else null.
 */
export const proxiedTarget = (
  search: string,
  allowed: readonly ProxiedScripts[],
): string | null => {
  const [, value = ''] = /^\?url=([^&+]+)$/.exec(search) ?? [];
  let address: string;
  try {
    address = decodeURIComponent(value);
  } catch {
    return null;
  }
  if (address.length > LONGEST) return null;
  const isAllowed = allowed.some(entry =>
    new RegExp(`^${escaped(entry.origin)}${proxiedPathPattern(entry)}$`).test(address),
  );
  return isAllowed ? address : null;
};
