import { searchOriginsOf } from '../../site/search-settings';
import type { Settings } from '../../site/settings';
import { inlineScripts, scriptHash } from './inline-scripts';

/** Where the pages of a brand may fetch from. */
export interface PolicyOrigins {
  readonly stores: readonly string[];
  readonly images: readonly string[];
  /** Films and what is read with them. */
  readonly media: readonly string[];
  readonly search: readonly string[];
  readonly service: string;
  /** Where forms are sent. */
  readonly forms: readonly string[];
  /** Where the captcha's script and frame come from. */
  readonly captcha: readonly string[];
  /** Where drafts are read: asked by the pages of the preview alone. */
  readonly drafts: string;
  /** Null where no tag manager is set up. */
  readonly tagManager: string | null;
}

const GOOGLE_TAGS = 'https://www.googletagmanager.com';
const GOOGLE_REPORTS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
const GOOGLE_CAPTCHA = 'https://www.google.com';
const GOOGLE_STATIC = 'https://www.gstatic.com';
const PLATFORM_IMAGES = 'https://cdn.shopify.com';

const originOf = (address: string): string => new URL(address).origin;

// The vendor's script loads the rest of itself from a host of its own, below a path on either.
const captchaOriginsOf = (origin: string): readonly string[] =>
  origin === GOOGLE_CAPTCHA
    ? [`${GOOGLE_CAPTCHA}/recaptcha/`, `${GOOGLE_STATIC}/recaptcha/`]
    : [origin];

/** The origins that the settings name. */
export const originsOf = (settings: Settings): PolicyOrigins => {
  const { stores, content, search, service, captcha, forms, tagManager } = settings;
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
    media: [originOf(content.imageOrigin)],
    search: searchOriginsOf(search),
    service: originOf(service.origin),
    forms: [forms.gatewayOrigin, forms.emailList?.origin ?? []].flat().map(originOf),
    captcha: captchaOriginsOf(originOf(captcha.origin)),
    drafts: content.apiOrigin ?? `https://${content.projectId}.api.sanity.io`,
    tagManager: tagManager.id === null ? null : originOf(tagManager.origin),
  };
};

const reportsOf = (tagManager: string | null): readonly string[] => {
  if (tagManager === null) return [];
  return tagManager === GOOGLE_TAGS ? [tagManager, ...GOOGLE_REPORTS] : [tagManager];
};

/**
 * The policy of a page whose inline scripts have these hashes (design "Content security policy"). A
 * preview may read drafts too.
 */
export const policyOf = (
  origins: PolicyOrigins,
  hashes: readonly string[],
  isPreview = false,
): string => {
  const drafts = isPreview ? [origins.drafts] : [];
  const reports = reportsOf(origins.tagManager);
  const tools = origins.tagManager === null ? [] : [origins.tagManager];
  const scripts = [...hashes, ...tools, ...origins.captcha];
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...scripts]],
    ['style-src', ["'self'", "'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:', ...origins.images, ...reports]],
    ['font-src', ["'self'"]],
    ['media-src', ["'self'", ...origins.media]],
    [
      'connect-src',
      [
        "'self'",
        ...origins.stores,
        ...origins.search,
        origins.service,
        ...origins.forms,
        ...drafts,
        ...reports,
      ],
    ],
    ['frame-src', origins.captcha],
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
export const withPolicy = (html: string, origins: PolicyOrigins, isPreview = false): string => {
  const bare = html.replace(OWN_META, '');
  const policy = policyOf(origins, inlineScripts(bare).map(scriptHash), isPreview);
  return bare.replace(
    PLACE,
    head => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
};
