import { describe, expect, it } from 'vitest';
import { parseSettings, SettingsError } from './settings';

const NEEDED = {
  GATSBY_BRAND: 'larkfield',
  GATSBY_SITE_URL: 'https://www.example.com',
  GATSBY_STORE_US_SHOP_NAME: 'us',
  GATSBY_STORE_US_TOKEN: 'token',
  GATSBY_STORE_CA_SHOP_NAME: 'ca',
  GATSBY_STORE_CA_TOKEN: 'token',
  CONTENT_PROJECT_ID: 'project',
  CONTENT_DATASET: 'production',
  GATSBY_SEARCH_APP_ID: 'ABCDE12345',
  GATSBY_SEARCH_API_KEY: 'key',
  GATSBY_DEALER_SEARCH_ORIGIN: 'https://dealers.example',
  GATSBY_SERVICE_ORIGIN: 'https://service.example',
  GATSBY_CAPTCHA_SITE_KEY: 'key',
  GATSBY_FORMS_ORIGIN: 'https://forms.example',
  PORTAL_ONBOARDING_URL: 'https://onboarding.example/start',
  PORTAL_ASSETS_URL: 'https://assets.example/login',
};

const read = (env: Record<string, string>) => parseSettings({ ...NEEDED, ...env }).monitoring;

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    read(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
};

const ALL = {
  GATSBY_GTM_ID: 'GTM-A1',
  GATSBY_KLAVIYO_COMPANY_ID: 'AbC123',
  GATSBY_ADROLL_ADVERTISER_ID: 'ABCDEFGHIJKLMNOPQRSTUV',
  GATSBY_ADROLL_PIXEL_ID: 'PIXEL',
};

describe('monitoring settings', () => {
  it('switch everything off when unset, the script proxy included', () => {
    expect(read({})).toEqual({
      tools: { gtm: null, klaviyo: null, adroll: null },
      optOutLocales: [],
      errorReports: null,
      scriptProxy: [],
    });
  });

  it('load gtm and klaviyo from their vendors by default', () => {
    const { tools } = read(ALL);
    expect(tools.gtm).toEqual({
      id: 'GTM-A1',
      origin: 'https://www.googletagmanager.com',
      isProxied: false,
    });
    expect(tools.klaviyo?.origin).toBe('https://static.klaviyo.com');
    expect(tools.adroll).toBeNull();
    expect(read({ ...ALL, GATSBY_TRACKING_TOOLS: 'adroll' }).tools).toMatchObject({
      gtm: null,
      klaviyo: null,
      adroll: { pixelId: 'PIXEL', origin: 'https://s.adroll.com' },
    });
  });

  it('allow analytics without consent in the locales that are listed', () => {
    const { optOutLocales } = read({ GATSBY_OPT_OUT_LOCALES: ' en-us ' });
    expect(optOutLocales).toEqual(['en-us']);
  });

  it('require a proxied script to be on the proxy’s list', () => {
    const proxied = { ...ALL, GATSBY_PROXIED_TOOLS: 'klaviyo' };
    expect(problemsOf(proxied)).toEqual([
      'GATSBY_PROXIED_TOOLS lists klaviyo, whose script https://static.klaviyo.com/onsite/js/AbC123/klaviyo.js the proxy does not allow: add it to SCRIPT_PROXY_ALLOWED.',
    ]);
    const allowed = { ...proxied, SCRIPT_PROXY_ALLOWED: 'https://static.klaviyo.com/onsite/js/' };
    expect(problemsOf(allowed)).toEqual([]);
  });

  it.each([
    ['GATSBY_TRACKING_TOOLS', 'gtm,matomo', 'lists "matomo", which is not a tracking tool'],
    ['GATSBY_KLAVIYO_COMPANY_ID', 'company', 'six letters and digits'],
    ['GATSBY_ADROLL_ADVERTISER_ID', 'adv', '22 capitals'],
    ['GATSBY_OPT_OUT_LOCALES', 'en-us,fr-fr', 'lists "fr-fr", which is not a locale of the brand'],
    ['GATSBY_SENTRY_DSN', 'https://sentry.example/1', 'copy it from the service'],
    ['SCRIPT_PROXY_ALLOWED', 'http://scripts.example/', 'lists "http://scripts.example/"'],
  ])('say how to fix %s=%s', (name, value, hint) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(hint);
  });
});
