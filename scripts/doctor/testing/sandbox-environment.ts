import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The sandbox service behind each address of `.env.sandbox`. */
const SERVICES: Readonly<Record<string, string>> = {
  GATSBY_STORE_US_ORIGIN: 'commerce-larkfield-us',
  GATSBY_STORE_CA_ORIGIN: 'commerce-larkfield-ca',
  CONTENT_API_ORIGIN: 'content',
  GATSBY_CONTENT_IMAGE_ORIGIN: 'content',
  GATSBY_SEARCH_ORIGIN: 'search',
  GATSBY_DEALER_SEARCH_ORIGIN: 'dealers',
  GATSBY_SCHEDULER_ORIGIN: 'scheduler',
  GATSBY_SERVICE_ORIGIN: 'consumer-service',
  GATSBY_COGNITO_ORIGIN: 'identity',
  GATSBY_CAPTCHA_ORIGIN: 'third-party',
  GATSBY_FORMS_ORIGIN: 'forms',
  GATSBY_CHAT_ORIGIN: 'chat',
  GATSBY_KLAVIYO_API_ORIGIN: 'email-marketing',
  GATSBY_GTM_ORIGIN: 'third-party',
  GATSBY_KLAVIYO_SCRIPT_ORIGIN: 'third-party',
  GATSBY_ADROLL_ORIGIN: 'third-party',
  GATSBY_RECHARGE_ORIGIN: 'billing',
};

/** The settings of the fence brand for a sandbox on other ports. */
export const sandboxEnvironment = (
  urlOf: (service: string) => string,
): Readonly<Record<string, string>> => {
  const written = parseEnv(readFileSync('.env.sandbox', 'utf8')) as Record<string, string>;
  const thirdParty = urlOf('third-party');
  return {
    ...written,
    ...Object.fromEntries(
      Object.entries(SERVICES).map(([setting, service]) => [setting, urlOf(service)]),
    ),
    CONTENT_DESK_URL: `${urlOf('content')}/desk/{id}?focus={path}`,
    GATSBY_SENTRY_DSN: `http://sandboxpublickey@${new URL(thirdParty).host}/1`,
    SCRIPT_PROXY_ALLOWED: `${thirdParty}/onsite/js/`,
    GATSBY_TRACKING_TOOLS: 'gtm,klaviyo,adroll',
    // The sandbox has no portals: any page will do.
    PORTAL_ONBOARDING_URL: `${thirdParty}/onboarding.html`,
    PORTAL_ASSETS_URL: `${thirdParty}/assets.html`,
  };
};
