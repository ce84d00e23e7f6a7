import { searchOriginsOf } from '../../site/search-settings';
import type { Settings } from '../../site/settings';
import { inlineScripts, scriptHash } from './inline-scripts';

/** Where the pages of a brand may fetch from. */
export interface PolicyOrigins {
  readonly stores: readonly string[];
  readonly images: readonly string[];
  readonly search: readonly string[];
  /** Null where no tag manager is set up. */
  readonly tagManager: string | null;
}

const GOOGLE_TAGS = 'https://www.googletagmanager.com';
const GOOGLE_REPORTS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
const PLATFORM_IMAGES = 'https://cdn.shopify.com';

const originOf = (address: string): string => new URL(address).origin;

/** The origins that the settings name. */
export const originsOf = ({ stores, content, search, tagManager }: Settings): PolicyOrigins => {
  const storeOrigins = [stores.us, stores.ca].flatMap(store =>
    store ? originOf(store.origin) : [],
  );
  return {
    stores: storeOrigins,
    images: [
      originOf(content.imageOrigin),
      ...storeOrigins.map(origin =>
        new URL(origin).hostname.endsWith('.myshopify.com') ? PLATFORM_IMAGES : origin,
      ),
    ],
    search: searchOriginsOf(search),
    tagManager: tagManager.id === null ? null : originOf(tagManager.origin),
  };
};

const reportsOf = (tagManager: string | null): readonly string[] => {
  if (tagManager === null) return [];
  return tagManager === GOOGLE_TAGS ? [tagManager, ...GOOGLE_REPORTS] : [tagManager];
};

/** The policy of a page whose inline scripts have these hashes (design "Content security policy"). */
export const policyOf = (origins: PolicyOrigins, hashes: readonly string[]): string => {
  const reports = reportsOf(origins.tagManager);
  const scripts = origins.tagManager === null ? hashes : [...hashes, origins.tagManager];
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...scripts]],
    ['style-src', ["'self'", "'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:', ...origins.images, ...reports]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...origins.stores, ...origins.search, ...reports]],
    ['frame-src', ["'none'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'", ...origins.stores]],
  ];
  return directives.map(([name, values]) => [name, ...new Set(values)].join(' ')).join(';');
};

const OWN_META = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/g;
// The encoding must stand within the first 1,024 bytes, and the policy may be longer.
const PLACE = /<head>(?:<meta charSet="utf-8"\/>)?/i;

/** The page with its policy, as the first element that matters; a policy put in before is replaced. */
export const withPolicy = (html: string, origins: PolicyOrigins): string => {
  const bare = html.replace(OWN_META, '');
  const policy = policyOf(origins, inlineScripts(bare).map(scriptHash));
  return bare.replace(
    PLACE,
    head => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
};
