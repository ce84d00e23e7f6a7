import { afterEach, expect, it, vi } from 'vitest';
import { BRANDS } from '../brands';
import { browserTexts } from './browser-texts';
import { parseSettings } from './settings';

const UNTIDY = {
  GATSBY_BRAND: ' larkfield ',
  GATSBY_SITE_URL: ' https://www.example.com/ ',
  GATSBY_STORE_US_SHOP_NAME: ' us ',
  GATSBY_STORE_US_TOKEN: 'token ',
  GATSBY_STORE_CA_SHOP_NAME: 'ca',
  GATSBY_STORE_CA_ORIGIN: 'https://ca.example/ ',
  GATSBY_STORE_CA_TOKEN: ' token',
  CONTENT_PROJECT_ID: 'project',
  CONTENT_DATASET: 'production',
  GATSBY_CONTENT_IMAGE_ORIGIN: 'https://images.example/',
  GATSBY_SEARCH_APP_ID: ' ABCDE12345',
  GATSBY_SEARCH_API_KEY: 'key ',
  GATSBY_SEARCH_ORIGIN: 'https://search.example/',
  GATSBY_SEARCH_REGION: ' de ',
  GATSBY_DEALER_SEARCH_ORIGIN: ' https://dealers.example/',
  GATSBY_SERVICE_ORIGIN: ' https://service.example/',
  GATSBY_COGNITO_USER_POOL_ID: ' us-east-1_Pool01',
  GATSBY_COGNITO_CLIENT_ID: 'client ',
  GATSBY_COGNITO_ORIGIN: 'https://identity.example/',
  GATSBY_CAPTCHA_SITE_KEY: ' key ',
  GATSBY_CAPTCHA_ORIGIN: ' ',
  GATSBY_FORMS_ORIGIN: 'https://forms.example/ ',
  GATSBY_CHAT_ORIGIN: ' https://chat.example/',
  GATSBY_KLAVIYO_COMPANY_ID: ' AbC123',
  GATSBY_KLAVIYO_LIST_ID: 'list ',
  GATSBY_TRACKING_TOOLS: 'gtm , klaviyo',
  GATSBY_OPT_OUT_LOCALES: 'en-us, en-ca',
  GATSBY_SCHEDULER_ORIGIN: 'https://scheduler.example/',
  GATSBY_RECHARGE_US_TOKEN: ' strfnt_us ',
  GATSBY_RECHARGE_ORIGIN: ' https://billing.example/ ',
  PORTAL_ONBOARDING_URL: 'https://onboarding.example/start',
  PORTAL_ASSETS_URL: 'https://assets.example/login',
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('has only what browsers may read and what is there', () => {
  expect(browserTexts({ ...UNTIDY, SEARCH_ADMIN_KEY: 'key' })).not.toHaveProperty(
    'SEARCH_ADMIN_KEY',
  );
  expect(browserTexts({ GATSBY_GTM_ID: ' ', GATSBY_UNKNOWN: 'a' })).toEqual({ GATSBY_GTM_ID: '' });
});

it('leaves the address of a vendor to the browser’s code where none is set', () => {
  expect(browserTexts({ GATSBY_GTM_ORIGIN: '' })).toEqual({ GATSBY_GTM_ORIGIN: '' });
});

it('keeps a value that the build refuses, for its message', () => {
  expect(browserTexts({ GATSBY_SITE_URL: ' shop/ ' })).toEqual({ GATSBY_SITE_URL: 'shop/' });
});

it('lets browsers read every setting as the build does', async () => {
  vi.stubGlobal(
    'BUILT_BRAND',
    BRANDS.find(({ id }) => id === 'larkfield'),
  );
  for (const [name, text] of Object.entries(browserTexts(UNTIDY))) vi.stubEnv(name, text);
  const [page, forms, identity, billing, tracking, search, chat, dealers, scheduler] =
    await Promise.all([
      import('./browser-settings'),
      import('./browser-form-settings'),
      import('./browser-identity-settings'),
      import('./browser-billing-settings'),
      import('./browser-tracking'),
      import('./browser-search-events'),
      import('./browser-chat-settings'),
      import('./browser-dealer-settings'),
      import('./browser-scheduler-settings'),
    ]);
  const build = parseSettings(UNTIDY);
  expect(page.browserSettings).toEqual({
    brand: build.brand,
    siteUrl: build.siteUrl,
    stores: build.stores,
    contentImageOrigin: build.content.imageOrigin,
    search: { appId: 'ABCDE12345', apiKey: 'key', origin: 'https://search.example' },
    serviceOrigin: build.service.origin,
    captcha: build.captcha,
    optOutLocales: build.monitoring.optOutLocales,
  });
  expect(forms.formSettings).toEqual(build.forms);
  expect(identity.identitySettings).toEqual(build.identity);
  expect(billing.billingSettings).toEqual(build.billing);
  expect(tracking.trackingSettings).toEqual(build.monitoring.tools);
  expect(search.searchEventSettings).toEqual(build.search);
  expect(chat.chatOrigin).toBe(build.chat.origin);
  expect(dealers.dealerSearchOrigin).toBe(build.dealers.origin);
  expect(scheduler.schedulerOrigin).toBe(build.scheduler.origin);
});
