import type { Fault, WrongSetting } from './wrong-setting';
import { WRONG_SERVICE_SETTINGS } from './wrong-service-settings';
import { WRONG_STORE_SETTINGS } from './wrong-store-settings';

interface Endpoint {
  readonly name: string;
  readonly address: string;
  readonly service: string;
  /** The path of its first call, if other endpoints share the service. */
  readonly path?: string;
  /** The setting with its key, for the message about an expired one. */
  readonly key?: string;
  /** Browsers call it, so it must allow the site. */
  readonly isCalledByBrowsers: boolean;
  /** Its answer has no format that could be malformed. */
  readonly hasNoForm?: boolean;
}

const ENDPOINTS: readonly Endpoint[] = [
  { name: 'Content', address: 'CONTENT_API_ORIGIN', service: 'content', key: 'CONTENT_READ_TOKEN' },
  {
    name: 'Store US',
    address: 'GATSBY_STORE_US_ORIGIN',
    service: 'commerce-larkfield-us',
    key: 'GATSBY_STORE_US_TOKEN',
  },
  {
    name: 'Store CA',
    address: 'GATSBY_STORE_CA_ORIGIN',
    service: 'commerce-larkfield-ca',
    key: 'GATSBY_STORE_CA_TOKEN',
  },
  {
    name: 'Search',
    address: 'GATSBY_SEARCH_ORIGIN',
    service: 'search',
    key: 'GATSBY_SEARCH_API_KEY',
  },
  { name: 'Accounts', address: 'GATSBY_COGNITO_ORIGIN', service: 'identity' },
  {
    name: 'Subscriptions US',
    address: 'GATSBY_RECHARGE_ORIGIN',
    service: 'billing',
    key: 'GATSBY_RECHARGE_US_TOKEN',
  },
  {
    name: 'Subscriptions CA',
    address: 'GATSBY_RECHARGE_ORIGIN',
    service: 'billing',
    key: 'GATSBY_RECHARGE_CA_TOKEN',
  },
  { name: 'Consumer service', address: 'GATSBY_SERVICE_ORIGIN', service: 'consumer-service' },
  { name: 'Dealer search', address: 'GATSBY_DEALER_SEARCH_ORIGIN', service: 'dealers' },
  { name: 'Scheduler', address: 'GATSBY_SCHEDULER_ORIGIN', service: 'scheduler' },
  { name: 'Forms gateway', address: 'GATSBY_FORMS_ORIGIN', service: 'forms' },
  { name: 'Chat', address: 'GATSBY_CHAT_ORIGIN', service: 'chat' },
  { name: 'E-mail tool', address: 'GATSBY_KLAVIYO_API_ORIGIN', service: 'email-marketing' },
].map(each => ({ ...each, isCalledByBrowsers: true }));

const SCRIPTS: readonly Endpoint[] = [
  {
    name: 'Captcha',
    address: 'GATSBY_CAPTCHA_ORIGIN',
    service: 'third-party',
    path: '/recaptcha/api2/anchor',
  },
  { name: 'Tag manager', address: 'GATSBY_GTM_ORIGIN', service: 'third-party', path: '/gtm.js' },
  {
    name: 'Script of the e-mail tool',
    service: 'third-party',
    path: '/onsite/js/',
    address: 'GATSBY_KLAVIYO_SCRIPT_ORIGIN',
  },
  {
    name: 'Advertising tool',
    address: 'GATSBY_ADROLL_ORIGIN',
    service: 'third-party',
    path: '/j/',
  },
].map(each => ({ ...each, isCalledByBrowsers: false }));

const LINKS: readonly Endpoint[] = [
  {
    name: 'Onboarding',
    address: 'PORTAL_ONBOARDING_URL',
    service: 'third-party',
    path: '/onboarding.html',
  },
  {
    name: 'Asset portal',
    address: 'PORTAL_ASSETS_URL',
    service: 'third-party',
    path: '/assets.html',
  },
  { name: 'Desk', address: 'CONTENT_DESK_URL', service: 'content', path: '/desk/' },
].map(each => ({ ...each, isCalledByBrowsers: false, hasNoForm: true }));

// Not port 1, which Node's fetch refuses by itself.
const NOWHERE = 'http://127.0.0.1:2';

const forbiddenOrigin = (name: string): WrongSetting => ({
  name,
  kind: 'forbidden origin',
  words: /pages of https:\/\/stranger\.example/,
  change: () => ({ GATSBY_SITE_URL: 'https://stranger.example' }),
});

/** The page of a parked domain. */
const parked = (name: string, at: Pick<Fault, 'service' | 'path'>): WrongSetting => ({
  name,
  kind: 'malformed answer',
  words: /does not answer like|is no captcha|sends no/,
  fault: { ...at, kind: 'status', status: 200, body: '<html>Parked' },
});

/** What can be wrong with any endpoint. */
const common = ({
  name,
  address,
  service,
  path,
  isCalledByBrowsers,
  hasNoForm,
}: Endpoint): readonly WrongSetting[] => {
  const at = path === undefined ? { service } : { service, path };
  return [
    {
      name,
      kind: 'unreachable',
      words: /cannot be reached at http.*nothing answers/,
      change: env => ({
        [address]: env[address]?.replace(/^http:\/\/[\w.:]+/, NOWHERE) ?? NOWHERE,
        ...(address === 'GATSBY_KLAVIYO_SCRIPT_ORIGIN'
          ? { SCRIPT_PROXY_ALLOWED: `${NOWHERE}/onsite/js/` }
          : {}),
      }),
    },
    {
      name,
      kind: 'unreachable',
      words: /the connection broke off/,
      fault: { ...at, kind: 'reset' },
    },
    {
      name,
      kind: 'vendor error',
      words: /an error of its own \(503\)/,
      fault: { ...at, kind: 'status', status: 503 },
    },
    ...(isCalledByBrowsers ? [forbiddenOrigin(name)] : []),
    ...(hasNoForm ? [] : [parked(name, at)]),
  ];
};

const KEYED: readonly WrongSetting[] = ENDPOINTS.flatMap(({ name, key, service }) =>
  key === undefined
    ? []
    : {
        name,
        kind: 'expired',
        words: new RegExp(`refuses the key in ${key}.*expired`),
        fault: { service, kind: 'status', status: name === 'Search' ? 403 : 401 },
      },
);

/** Every kind of wrong setting, for every endpoint that can have it. */
export const WRONG_SETTINGS: readonly WrongSetting[] = [
  ...[...ENDPOINTS, ...SCRIPTS, ...LINKS].flatMap(common),
  ...KEYED,
  ...WRONG_STORE_SETTINGS,
  ...WRONG_SERVICE_SETTINGS,
];
