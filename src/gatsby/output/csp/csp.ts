import { imageOriginOf } from '~/src/config/image-proxy';
import { searchOriginsOf } from '~/src/config/settings/search-settings';
import type { Settings } from '~/src/config/settings/settings';
import {
  TRACKING_TOOLS,
  VENDOR_ORIGINS,
  type TrackingSettings,
  type TrackingTool,
} from '~/src/config/settings/tracking-settings';
import { inlineScripts, scriptHash } from './inline-scripts';

/** What one vendor may do in a page. */
interface VendorSources {
  readonly scripts: readonly string[];
  readonly connects: readonly string[];
  readonly images: readonly string[];
}

/** The origins that the pages of a brand may connect to. */
export interface PolicyOrigins {
  readonly stores: readonly string[];
  readonly images: readonly string[];
  /** Videos and their captions. */
  readonly media: readonly string[];
  readonly search: readonly string[];
  readonly dealers: readonly string[];
  readonly service: string;
  /** The targets of forms. */
  readonly forms: readonly string[];
  /** Customer care's chat; none if there is none. */
  readonly chat: readonly string[];
  /** The origins of the captcha's script and frame. */
  readonly captcha: readonly string[];
  /** The origin of drafts, for preview pages only. */
  readonly drafts: string;
  /** The identity provider, for account pages only; none if there is none. */
  readonly identity: readonly string[];
  /** The recurring-billing provider, for account pages only; none if no store has subscriptions. */
  readonly billing: readonly string[];
  /** The scheduler of consultations, for account pages only; none if none is set up. */
  readonly scheduler: readonly string[];
  /** Analytics vendors; none if none is configured. */
  readonly monitoring: readonly VendorSources[];
}

const GOOGLE_CAPTCHA = 'https://www.google.com';
const GOOGLE_STATIC = 'https://www.gstatic.com';

// What the vendors' scripts load in addition, if they come from the vendors themselves.
const VENDOR_HOSTS: Readonly<Record<TrackingTool, VendorSources>> = {
  gtm: {
    scripts: [],
    connects: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
    images: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
  },
  klaviyo: {
    scripts: ['https://static-tracking.klaviyo.com'],
    connects: ['https://a.klaviyo.com', 'https://fast.a.klaviyo.com'],
    images: [],
  },
  adroll: {
    scripts: ['https://d.adroll.com'],
    connects: ['https://d.adroll.com'],
    images: ['https://d.adroll.com'],
  },
};

/** The provider's own hosts, for sign-ins and for all other calls. */
const BILLING_VENDOR = ['https://admin.rechargeapps.com', 'https://api.rechargeapps.com'] as const;

const originOf = (address: string): string => new URL(address).origin;

const billingOriginsOf = ({ origin, tokens }: Settings['billing']): readonly string[] => {
  if (Object.values(tokens).every(token => token === null)) return [];
  return origin === null ? BILLING_VENDOR : [originOf(origin)];
};

// The vendor's script loads the rest from a host of its own, below a path on either.
const captchaOriginsOf = (origin: string): readonly string[] =>
  origin === GOOGLE_CAPTCHA
    ? [`${GOOGLE_CAPTCHA}/recaptcha/`, `${GOOGLE_STATIC}/recaptcha/`]
    : [origin];

const vendorSourcesOf = (tool: TrackingTool, tools: TrackingSettings): readonly VendorSources[] => {
  const settings = tools[tool];
  if (!settings) return [];
  const { scripts, connects, images } = VENDOR_HOSTS[tool];
  const own = [originOf(settings.origin)];
  const isVendor = settings.origin === VENDOR_ORIGINS[tool];
  return [
    {
      scripts: [...own, ...(isVendor ? scripts : [])],
      connects: [...own, ...(isVendor ? connects : [])],
      images: [...own, ...(isVendor ? images : [])],
    },
  ];
};

/** The origins in the settings. */
export const originsOf = (settings: Settings): PolicyOrigins => {
  const { stores, content, search, dealers, service, captcha, forms, chat, monitoring } = settings;
  const { identity, billing, scheduler } = settings;
  const sellers = [stores.us, stores.ca].flatMap(store => store ?? []);
  const storeOrigins = sellers.map(({ origin }) => originOf(origin));
  const { tools, errorReports } = monitoring;
  return {
    stores: storeOrigins,
    images: [originOf(content.imageOrigin), ...sellers.map(imageOriginOf)],
    media: [originOf(content.imageOrigin)],
    search: searchOriginsOf(search),
    dealers: dealers.origin === null ? [] : [originOf(dealers.origin)],
    service: originOf(service.origin),
    forms: [forms.gatewayOrigin, forms.emailList?.origin ?? []].flat().map(originOf),
    chat: chat.origin === null ? [] : [originOf(chat.origin)],
    captcha: captchaOriginsOf(originOf(captcha.origin)),
    identity: identity === null ? [] : [originOf(identity.origin)],
    billing: billingOriginsOf(billing),
    scheduler: scheduler.origin === null ? [] : [originOf(scheduler.origin)],
    drafts: content.apiOrigin ?? `https://${content.projectId}.api.sanity.io`,
    monitoring: [
      ...TRACKING_TOOLS.flatMap(tool => vendorSourcesOf(tool, tools)),
      ...(errorReports === null
        ? []
        : [{ scripts: [], connects: [originOf(errorReports)], images: [] }]),
    ],
  };
};

/** Pages that may connect to more than others. */
export type PageKind = 'public' | 'preview' | 'account';

const furtherConnects = (origins: PolicyOrigins, kind: PageKind): readonly string[] => {
  if (kind === 'preview') return [origins.drafts];
  if (kind !== 'account') return [];
  return [...origins.identity, ...origins.billing, ...origins.scheduler];
};

/**
 * The policy of a page with these inline script hashes (docs/decisions/0004-policy-by-hashes.md).
 * Previews may also read drafts, and account pages call the identity and the billing provider and the scheduler.
 */
export const policyOf = (
  origins: PolicyOrigins,
  hashes: readonly string[],
  kind: PageKind = 'public',
): string => {
  const measuring = (kind: keyof VendorSources) => origins.monitoring.flatMap(party => party[kind]);
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...hashes, ...measuring('scripts'), ...origins.captcha]],
    ['style-src', ["'self'", "'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:', ...origins.images, ...measuring('images')]],
    ['font-src', ["'self'"]],
    ['media-src', ["'self'", ...origins.media]],
    [
      'connect-src',
      [
        "'self'",
        ...origins.stores,
        ...origins.search,
        ...origins.dealers,
        origins.service,
        ...origins.forms,
        ...origins.chat,
        ...furtherConnects(origins, kind),
        ...measuring('connects'),
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
// The encoding must be within the first 1,024 bytes, and the policy may be longer.
const PLACE = /<head>(?:<meta charSet="utf-8"\/>)?/i;

/** Returns the page with its policy as the first relevant element, replacing an earlier policy. */
export const withPolicy = (
  html: string,
  origins: PolicyOrigins,
  kind: PageKind = 'public',
): string => {
  const bare = html.replace(OWN_META, '');
  const policy = policyOf(origins, inlineScripts(bare).map(scriptHash), kind);
  return bare.replace(
    PLACE,
    head => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
};
