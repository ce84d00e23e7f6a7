import { picklist, pipe, transform, type InferOutput, type ObjectSchema } from 'valibot';
import { BRAND_IDS, brandOf } from '../brands';
import { readProxiedScripts } from '../script-proxy';
import { BILLING_SETTINGS } from './billing-schema';
import { DEFAULT_IMAGE_ORIGIN } from './content-settings';
import { EMAIL_LIST_ORIGIN } from './form-settings';
import { FORMS_GATEWAY_SETTINGS } from './forms-gateway-schema';
import { DEFAULT_CAPTCHA_ORIGIN } from './service-settings';
import { isStartupPart, STARTUP_PARTS } from './startup-settings';
import {
  address,
  addressWith,
  matching,
  maybe,
  maybeOrigin,
  originOr,
  secret,
  required,
  requiredOrigin,
  words,
} from './setting';
import { ACTIVE_TOOLS, TRACKING_TOOLS, VENDOR_ORIGINS } from './tracking-settings';

const BRAND_NAMES = `one of ${BRAND_IDS.join(', ')}`;
const ONBOARDING =
  'the address of the onboarding dashboard, such as https://onboarding.example/start';
const ASSETS = 'the address of the asset portal’s sign-in, such as https://assets.example/login';

const CHECKOUT_HOSTS = /^[a-z0-9.-]+(:\d+)?(\s*,\s*[a-z0-9.-]+(:\d+)?)*$/i;
/** Any text without the beginnings of the platform’s secrets. */
const PUBLIC_TOKEN = /^(?!shp(at|ca|pa|ss)_)[^\s"']+$/;
const SHOP_NAME = /^[a-z0-9][a-z0-9-]*$/i;
const DSN = /^https?:\/\/[A-Za-z0-9]+@[A-Za-z0-9.-]+(?::\d+)?\/(?:[^\s?#]+\/)?\d+$/;

const shopName = (store: string) =>
  required(
    `Shop name of ${store}.`,
    'the shop name, as in {shopName}.myshopify.com',
    matching(SHOP_NAME, 'use only the name before .myshopify.com, in letters, digits and hyphens'),
  );
const storeOrigin = (store: string) =>
  maybeOrigin(`Where the API of ${store} answers.`, 'an address such as https://shop.example');
const checkoutHosts = (store: string) =>
  maybe(
    `Hosts beside its own to which the checkout of ${store} may lead.`,
    matching(CHECKOUT_HOSTS, 'use hosts alone, between commas, such as checkout.shop.example'),
  );
const storeToken = (store: string) =>
  required(
    `Public token of ${store}.`,
    'the public storefront access token of that store',
    secret(
      matching(PUBLIC_TOKEN, 'copy the public storefront access token, not a secret of the admin'),
    ),
  );

/** The settings of the Canadian store; only brands that sell from it need them. */
export const CANADIAN_STORE = {
  GATSBY_STORE_CA_SHOP_NAME: shopName('the Canadian store'),
  GATSBY_STORE_CA_ORIGIN: storeOrigin('the Canadian store'),
  GATSBY_STORE_CA_CHECKOUT_HOSTS: checkoutHosts('the Canadian store'),
  GATSBY_STORE_CA_TOKEN: storeToken('the Canadian store'),
};

const isTool = (word: string): boolean => TRACKING_TOOLS.some(tool => tool === word);
const TOOLS_HINT = `which is not a tracking tool: use some of ${TRACKING_TOOLS.join(', ')}, separated by commas`;

/**
 * Every setting, once: its meaning, its rule, its default, and the message that says how to fix it.
 * Names that begin with `GATSBY_` are written into the browser's scripts; the others stay in the
 * build. `.env.example` explains each of them.
 */
export const SETTINGS = {
  GATSBY_BRAND: pipe(
    required('The brand to build.', BRAND_NAMES, {
      test: id => BRAND_IDS.some(brand => brand === id),
      hint: `, which is not a brand: use ${BRAND_NAMES}`,
    }),
    picklist(BRAND_IDS),
    transform(brandOf),
  ),
  GATSBY_SITE_URL: requiredOrigin(
    'Address at which shoppers reach the site.',
    'the address of the site, such as https://shop.example',
  ),
  GATSBY_STORE_US_SHOP_NAME: shopName('the store that sells in US dollars'),
  GATSBY_STORE_US_ORIGIN: storeOrigin('the store that sells in US dollars'),
  GATSBY_STORE_US_CHECKOUT_HOSTS: checkoutHosts('the store that sells in US dollars'),
  GATSBY_STORE_US_TOKEN: storeToken('the store that sells in US dollars'),
  CONTENT_PROJECT_ID: required(
    'Project of the content system.',
    'the id of the content project',
    matching(/^[a-z0-9-]+$/, 'use lower-case letters and digits only'),
  ),
  CONTENT_DATASET: required(
    'Dataset of the content system.',
    'the name of the content dataset, such as production',
    matching(/^[a-z0-9_~-]+$/, 'use lower-case letters, digits, hyphens or underscores only'),
  ),
  CONTENT_API_ORIGIN: maybeOrigin('Where the content API answers.', 'the content API address'),
  CONTENT_DESK_URL: maybe(
    'Where editors write, for the links of /preview.',
    addressWith(
      ['{id}', '{path}'],
      'an address with {id} and {path} in it, such as https://desk.example/intent/edit/id={id};path={path}',
    ),
  ),
  CONTENT_READ_TOKEN: maybe('Token for a private dataset; a secret of the build.'),
  GATSBY_CONTENT_IMAGE_ORIGIN: originOr(
    DEFAULT_IMAGE_ORIGIN,
    'Where the image CDN of the content system answers.',
    'the image CDN',
  ),
  GATSBY_SEARCH_APP_ID: required(
    'Application of the search service.',
    'the application id of the search service',
    secret(
      matching(
        /^[A-Z0-9]{10}$/i,
        'use the ten letters and digits that the search service calls the application id',
      ),
    ),
  ),
  GATSBY_SEARCH_API_KEY: required('Its public key.', 'its public search-only API key'),
  GATSBY_SEARCH_ORIGIN: maybeOrigin('Where the search API answers.', 'the search API address'),
  GATSBY_SEARCH_REGION: maybe(
    'Region of the search analytics.',
    matching(/^(de|us)$/, 'write de or us, or leave it empty'),
  ),
  SEARCH_ADMIN_KEY: maybe(
    'A key of the search application that may write, for `npm run search:index`; a secret.',
  ),
  GATSBY_DEALER_SEARCH_ORIGIN: maybeOrigin(
    'Where the dealer search answers; only for a brand with dealers.',
    'the address of the dealer search, such as https://dealers.example',
  ),
  GATSBY_SCHEDULER_ORIGIN: maybeOrigin(
    'Where the scheduler of consultations answers.',
    'the address of the scheduler, such as https://scheduler.example',
  ),
  GATSBY_SERVICE_ORIGIN: requiredOrigin(
    'Where the consumer service answers.',
    'the address of the consumer service, such as https://service.example',
  ),
  GATSBY_COGNITO_USER_POOL_ID: maybe(
    'User pool of the identity provider; empty for a shop without accounts.',
    matching(
      /^[\w-]{1,40}_[0-9a-z]{1,40}$/i,
      'copy the id of the user pool, such as us-east-1_AbCdEf123, or leave it empty',
    ),
  ),
  GATSBY_COGNITO_CLIENT_ID: maybe(
    'App client of the shop in that pool, one without a secret.',
    matching(
      /^[\w+]{1,128}$/,
      'copy the client id of the app, in letters and digits, or leave it empty',
    ),
  ),
  GATSBY_COGNITO_ORIGIN: maybeOrigin(
    'Where the identity provider answers.',
    'the address of the identity provider, such as https://identity.example',
  ),
  GATSBY_CAPTCHA_SITE_KEY: required(
    'Site key of the captcha.',
    'the public site key of the captcha',
  ),
  GATSBY_CAPTCHA_ORIGIN: originOr(
    DEFAULT_CAPTCHA_ORIGIN,
    'What serves the captcha.',
    'the captcha host',
  ),
  GATSBY_FORMS_ORIGIN: requiredOrigin(
    'Where the gateway for forms answers.',
    'the address of the gateway that takes forms, such as https://forms.example',
  ),
  ...FORMS_GATEWAY_SETTINGS,
  GATSBY_CHAT_ORIGIN: maybeOrigin(
    'Where customer care’s chat answers.',
    'the address of the chat, such as https://chat.example',
  ),
  GATSBY_KLAVIYO_COMPANY_ID: maybe(
    'Account at the e-mail tool.',
    secret(matching(/^[A-Za-z0-9]{6}$/, 'use the six letters and digits, or leave it empty')),
  ),
  GATSBY_KLAVIYO_LIST_ID: maybe('List that newsletter readers join.'),
  GATSBY_KLAVIYO_API_ORIGIN: originOr(
    EMAIL_LIST_ORIGIN,
    'Where the client API of the e-mail tool answers.',
    'the client API of the e-mail tool',
  ),
  GATSBY_TRACKING_TOOLS: words(
    `The tools that are active; ${ACTIVE_TOOLS.join(' and ')} where it is empty.`,
    isTool,
    TOOLS_HINT,
  ),
  GATSBY_GTM_ID: maybe(
    'Container of the tag manager.',
    secret(matching(/^GTM-[A-Z0-9]+$/, 'use an id such as GTM-ABC1234, or leave it empty')),
  ),
  GATSBY_GTM_ORIGIN: originOr(
    VENDOR_ORIGINS.gtm,
    'What serves the tag manager.',
    'the tag manager host',
  ),
  GATSBY_KLAVIYO_SCRIPT_ORIGIN: originOr(
    VENDOR_ORIGINS.klaviyo,
    'What serves the script of the e-mail tool.',
    'the host of the e-mail tool’s script',
  ),
  GATSBY_ADROLL_ADVERTISER_ID: maybe(
    'Account at the advertising tool.',
    matching(/^[A-Z0-9]{22}$/, 'use its 22 capitals and digits, or leave it empty'),
  ),
  GATSBY_ADROLL_PIXEL_ID: maybe('Pixel at the advertising tool.'),
  GATSBY_ADROLL_ORIGIN: originOr(
    VENDOR_ORIGINS.adroll,
    'What serves the script of the advertising tool.',
    'the host of the advertising tool’s script',
  ),
  GATSBY_OPT_OUT_LOCALES: words(
    'Locales in which measuring runs until the visitor objects.',
    () => true,
    '',
  ),
  GATSBY_SENTRY_DSN: maybe(
    'Where error reports go.',
    secret(
      matching(
        DSN,
        'copy it from the service, such as https://key@o1.ingest.example/42, or leave it empty',
      ),
    ),
  ),
  GATSBY_RELEASE: maybe('Name of this release in error reports.'),
  SCRIPT_PROXY_ALLOWED: pipe(
    words(
      'Scripts that the shop passes on under its own name.',
      word => readProxiedScripts(word) !== null,
      'which is not allowed: use https, a host and a path, such as https://static.klaviyo.com/onsite/js/',
    ),
    transform(list => list.flatMap(word => readProxiedScripts(word) ?? [])),
  ),
  GATSBY_PROXIED_TOOLS: words('The tools whose scripts the shop passes on.', isTool, TOOLS_HINT),
  PORTAL_ONBOARDING_URL: required('Where /app/dashboard leads.', ONBOARDING, address(ONBOARDING)),
  PORTAL_ASSETS_URL: required('Where /ifb-asset-portal leads.', ASSETS, address(ASSETS)),
  ...BILLING_SETTINGS,
  STARTUP_OFF: words(
    'Parts of the start-up that this build leaves out, to measure what they gain.',
    isStartupPart,
    `which is not a start-up part: use some of ${STARTUP_PARTS.join(', ')}, separated by commas`,
  ),
};

/** Every setting, including those of the Canadian store. */
export const ALL_SETTINGS = { ...SETTINGS, ...CANADIAN_STORE };

export type SettingValues = InferOutput<ObjectSchema<typeof SETTINGS, undefined>>;
