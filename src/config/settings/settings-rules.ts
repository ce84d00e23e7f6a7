import { forward, object, partialCheck, pipe } from 'valibot';
import { localesProblem, proxyProblem, TOOL_SETTINGS } from './monitoring-settings';
import { SETTINGS } from './settings-schema';

const hostOf = (address: string): string => new URL(address).hostname;

/** Whether it is a shop on this machine: the sandbox stands in for a vendor. */
const isLocal = (origin: string | null): boolean =>
  origin !== null && ['127.0.0.1', 'localhost'].includes(hostOf(origin));

/**
 * All settings, and the rules between them; a rule is checked once its settings are valid by
 * themselves.
 */
export const settingsWithRules = pipe(
  object(SETTINGS),
  forward(
    partialCheck(
      [['GATSBY_SITE_URL'], ['GATSBY_STORE_US_ORIGIN'], ['CONTENT_API_ORIGIN']],
      values =>
        !hostOf(values.GATSBY_SITE_URL).endsWith('.example') ||
        isLocal(values.GATSBY_STORE_US_ORIGIN) ||
        isLocal(values.CONTENT_API_ORIGIN),
      ({ input }) =>
        `is "${input.GATSBY_SITE_URL}", an address from the instructions that nobody can visit: set it to the address at which shoppers reach the site`,
    ),
    ['GATSBY_SITE_URL'],
  ),
  forward(
    partialCheck(
      [['GATSBY_KLAVIYO_LIST_ID'], ['GATSBY_KLAVIYO_COMPANY_ID']],
      values => values.GATSBY_KLAVIYO_LIST_ID === null || values.GATSBY_KLAVIYO_COMPANY_ID !== null,
      'is set without GATSBY_KLAVIYO_COMPANY_ID: set the public id of the account too, or clear both',
    ),
    ['GATSBY_KLAVIYO_LIST_ID'],
  ),
  forward(
    partialCheck(
      [['GATSBY_SEARCH_API_KEY'], ['SEARCH_ADMIN_KEY']],
      values => values.GATSBY_SEARCH_API_KEY !== values.SEARCH_ADMIN_KEY,
      'is the admin key, which the shop’s scripts would publish: set the public search-only API key',
    ),
    ['GATSBY_SEARCH_API_KEY'],
  ),
  forward(
    partialCheck(
      [['GATSBY_CAPTCHA_SITE_KEY'], ['CAPTCHA_SECRET_KEY']],
      values => values.GATSBY_CAPTCHA_SITE_KEY !== values.CAPTCHA_SECRET_KEY,
      'is the secret key, which the shop’s scripts would publish: set the public site key of the captcha',
    ),
    ['GATSBY_CAPTCHA_SITE_KEY'],
  ),
  forward(
    partialCheck(
      [['GATSBY_COGNITO_USER_POOL_ID'], ['GATSBY_COGNITO_CLIENT_ID']],
      values =>
        values.GATSBY_COGNITO_USER_POOL_ID !== null || values.GATSBY_COGNITO_CLIENT_ID === null,
      'is missing, but GATSBY_COGNITO_CLIENT_ID is set: set the id of the user pool too, or clear both',
    ),
    ['GATSBY_COGNITO_USER_POOL_ID'],
  ),
  forward(
    partialCheck(
      [['GATSBY_COGNITO_USER_POOL_ID'], ['GATSBY_COGNITO_CLIENT_ID']],
      values =>
        values.GATSBY_COGNITO_USER_POOL_ID === null || values.GATSBY_COGNITO_CLIENT_ID !== null,
      'is missing, but GATSBY_COGNITO_USER_POOL_ID is set: set the client id of the app too, or clear both',
    ),
    ['GATSBY_COGNITO_CLIENT_ID'],
  ),
  forward(
    partialCheck(
      [['GATSBY_BRAND'], ['GATSBY_DEALER_SEARCH_ORIGIN']],
      values => values.GATSBY_DEALER_SEARCH_ORIGIN !== null || !values.GATSBY_BRAND.hasDealers,
      'is missing: set it to the address of the dealer search, such as https://dealers.example',
    ),
    ['GATSBY_DEALER_SEARCH_ORIGIN'],
  ),
  forward(
    partialCheck(
      [['GATSBY_BRAND'], ['GATSBY_DEALER_SEARCH_ORIGIN']],
      values => values.GATSBY_DEALER_SEARCH_ORIGIN === null || values.GATSBY_BRAND.hasDealers,
      'is set for a brand without dealers: leave it empty',
    ),
    ['GATSBY_DEALER_SEARCH_ORIGIN'],
  ),
  forward(
    partialCheck(
      [['GATSBY_BRAND'], ['GATSBY_SCHEDULER_ORIGIN']],
      values => values.GATSBY_SCHEDULER_ORIGIN === null || values.GATSBY_BRAND.hasDealers,
      'is set for a brand without dealers, who would have nobody to book: leave it empty',
    ),
    ['GATSBY_SCHEDULER_ORIGIN'],
  ),
  forward(
    partialCheck(
      [['GATSBY_BRAND'], ['GATSBY_OPT_OUT_LOCALES']],
      values => localesProblem(values) === null,
      ({ input }) => localesProblem(input) ?? '',
    ),
    ['GATSBY_OPT_OUT_LOCALES'],
  ),
  forward(
    partialCheck(
      TOOL_SETTINGS,
      values => proxyProblem(values) === null,
      ({ input }) => proxyProblem(input) ?? '',
    ),
    ['GATSBY_PROXIED_TOOLS'],
  ),
);
