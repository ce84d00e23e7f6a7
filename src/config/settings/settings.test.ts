import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSettings, SettingsError } from './settings';

const root = path.resolve(import.meta.dirname, '../../..');

const readEnv = (file: string): Record<string, string> =>
  Object.fromEntries(
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .filter(line => /^[A-Z]/.test(line))
      .map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

const problemsOf = (env: Record<string, string | undefined>): readonly string[] => {
  try {
    parseSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
};

const good = readEnv('.env.sandbox');

describe('parseSettings', () => {
  it.each([
    ['.env.sandbox', 'larkfield', 'http://127.0.0.1:4811', 'http://127.0.0.1:4812'],
    ['.env.sandbox.pawmere', 'pawmere', 'http://127.0.0.1:4813', 'http://127.0.0.1:4814'],
    ['.env.sandbox.trailhound', 'trailhound', 'http://127.0.0.1:4815', 'http://127.0.0.1:4816'],
    ['.env.sandbox.kitwell', 'kitwell', 'http://127.0.0.1:4817', 'http://127.0.0.1:4818'],
  ])('parses %s', (file, brand, us, ca) => {
    const settings = parseSettings(readEnv(file));
    expect(settings.brand.id).toBe(brand);
    expect(settings.stores.us.origin).toBe(us);
    expect(settings.stores.ca?.origin).toBe(ca);
    expect(settings.stores.us.apiVersion).toBe('2025-04');
    expect(settings.content.imageOrigin).toBe('http://127.0.0.1:4821');
    expect(settings.scheduler.origin !== null).toBe(settings.brand.hasDealers);
    expect(settings.dealers.origin !== null).toBe(settings.brand.hasDealers);
  });

  it('lists every missing setting at once', () => {
    expect(problemsOf({}).map(problem => problem.split(' ')[0])).toEqual([
      'GATSBY_BRAND',
      'GATSBY_SITE_URL',
      'GATSBY_STORE_US_SHOP_NAME',
      'GATSBY_STORE_US_TOKEN',
      'CONTENT_PROJECT_ID',
      'CONTENT_DATASET',
      'GATSBY_SEARCH_APP_ID',
      'GATSBY_SEARCH_API_KEY',
      'GATSBY_SERVICE_ORIGIN',
      'GATSBY_CAPTCHA_SITE_KEY',
      'GATSBY_FORMS_ORIGIN',
      'PORTAL_ONBOARDING_URL',
      'PORTAL_ASSETS_URL',
    ]);
  });

  it('requires the Canadian store if a locale uses it', () => {
    const { GATSBY_STORE_CA_TOKEN: _token, ...rest } = good;
    expect(problemsOf(rest)).toEqual([
      'GATSBY_STORE_CA_TOKEN is missing: set it to the public storefront access token of that store.',
    ]);
  });

  it('defaults to the vendors’ addresses', () => {
    const settings = parseSettings({
      ...good,
      GATSBY_STORE_US_ORIGIN: '',
      CONTENT_API_ORIGIN: undefined,
      GATSBY_CONTENT_IMAGE_ORIGIN: ' ',
      GATSBY_SEARCH_ORIGIN: '',
      GATSBY_GTM_ORIGIN: '',
      GATSBY_CAPTCHA_ORIGIN: '',
      GATSBY_GTM_ID: '',
    });
    expect(settings.stores.us.origin).toBe('https://larkfield-us.myshopify.com');
    expect(settings.stores.us.domainName).toBe('larkfield-us.myshopify.com');
    expect(settings.content).toMatchObject({
      apiOrigin: null,
      imageOrigin: 'https://cdn.sanity.io',
    });
    expect(settings.search).toEqual({
      appId: 'SANDBOX001',
      apiKey: 'sandbox-search-public',
      origin: null,
      region: null,
    });
    expect(settings.captcha.origin).toBe('https://www.google.com');
  });

  it.each([
    ['GATSBY_BRAND', 'acme', 'not a brand: use one of '],
    ['GATSBY_SITE_URL', 'shop.example', 'not an origin'],
    ['GATSBY_SITE_URL', 'https://shop.example/path', 'not an origin'],
    ['GATSBY_STORE_US_SHOP_NAME', 'a.myshopify.com', 'only the name before .myshopify.com'],
    ['GATSBY_STORE_US_SHOP_NAME', 'https:/a', 'only the name before .myshopify.com'],
    ['GATSBY_STORE_US_ORIGIN', 'ftp://a', 'not an origin'],
    ['GATSBY_STORE_US_CHECKOUT_HOSTS', 'https://pay.shop.example', 'hosts alone'],
    ['CONTENT_PROJECT_ID', 'Project One', 'lower-case'],
    ['CONTENT_DATASET', 'Production!', 'lower-case'],
    ['GATSBY_SEARCH_APP_ID', 'search!', 'ten letters and digits'],
    ['GATSBY_SEARCH_ORIGIN', '127.0.0.1:4831', 'not an origin'],
    ['GATSBY_DEALER_SEARCH_ORIGIN', 'dealers.example', 'not an origin'],
    ['GATSBY_SCHEDULER_ORIGIN', 'scheduler.example', 'not an origin'],
    ['GATSBY_SEARCH_REGION', 'fr', 'write de or us'],
    ['GATSBY_SERVICE_ORIGIN', 'service.example', 'not an origin'],
    ['GATSBY_FORMS_ORIGIN', 'forms.example', 'not an origin'],
    ['GATSBY_KLAVIYO_COMPANY_ID', '', 'clear both'],
    ['GATSBY_COGNITO_USER_POOL_ID', '', 'set the id of the user pool too, or clear both'],
    ['GATSBY_COGNITO_USER_POOL_ID', 'Sandbox01', 'us-east-1_AbCdEf123'],
    ['GATSBY_COGNITO_CLIENT_ID', '', 'set the client id of the app too, or clear both'],
    ['GATSBY_COGNITO_CLIENT_ID', 'my client', 'copy the client id of the app'],
    ['GATSBY_COGNITO_ORIGIN', '127.0.0.1:4841', 'not an origin'],
    ['GATSBY_GTM_ID', 'UA-1', 'GTM-ABC1234'],
    ['PORTAL_ONBOARDING_URL', 'onboarding.example/start', 'not a URL'],
    ['PORTAL_ASSETS_URL', 'ftp://assets.example', 'not a URL'],
    ['GATSBY_RECHARGE_ORIGIN', '127.0.0.1:4845', 'not an origin'],
    ['GATSBY_RECHARGE_US_TOKEN', 'shpat_1', 'begins with strfnt'],
    ['GATSBY_RECHARGE_CA_TOKEN', 'x', 'begins with strfnt'],
    ['GATSBY_STORE_US_TOKEN', 'shpat_1', 'not a secret of the admin'],
    ['GATSBY_STORE_US_TOKEN', '"unclosed', 'not a secret of the admin'],
    ['GATSBY_SITE_URL', 'https://u:p@shop.example', 'not an origin'],
    ['GATSBY_SITE_URL', 'https:/shop.example', 'exactly two slashes belong after the colon'],
    ['GATSBY_SITE_URL', 'https:shop.example', 'exactly two slashes belong after the colon'],
    ['GATSBY_GTM_ORIGIN', 'https:///tags.example', 'exactly two slashes belong after the colon'],
    ['PORTAL_ASSETS_URL', 'https:/assets.example/login', 'exactly two slashes belong'],
    ['GATSBY_SITE_URL', '“https://shop.example”', 'contains a curly quotation mark (“)'],
    ['GATSBY_STORE_US_TOKEN', 'to’ken', 'contains a curly quotation mark (’)'],
    ['GATSBY_STORE_CA_TOKEN', 'to\u200Bken', 'contains an invisible character (U+200B)'],
    ['GATSBY_SEARCH_API_KEY', 'ke\uFEFFy', 'contains a byte order mark, which is invisible'],
    ['GATSBY_CAPTCHA_SITE_KEY', 'site\u00A0key', 'contains an unusual space (U+00A0)'],
    ['GATSBY_TRACKING_TOOLS', '“gtm”', 'contains a curly quotation mark (“)'],
    [
      'GATSBY_RELEASE',
      'caf\uFFFD',
      'contains a character that is not UTF-8: save the file as UTF-8, then type the value again',
    ],
  ])('says how to fix %s=%s', (name, value, hint) => {
    const [problem, ...others] = problemsOf({ ...good, [name]: value });
    expect(others).toEqual([]);
    expect(problem).toContain(name);
    expect(problem).toContain(hint);
  });

  it('keeps the admin key of the search out of the scripts', () => {
    const problems = problemsOf({ ...good, SEARCH_ADMIN_KEY: good.GATSBY_SEARCH_API_KEY });
    expect(problems).toEqual([expect.stringMatching(/^GATSBY_SEARCH_API_KEY is the admin key/)]);
  });

  it('keeps the secret key of the captcha out of the scripts', () => {
    const problems = problemsOf({ ...good, CAPTCHA_SECRET_KEY: good.GATSBY_CAPTCHA_SITE_KEY });
    expect(problems).toEqual([expect.stringMatching(/^GATSBY_CAPTCHA_SITE_KEY is the secret key/)]);
  });

  it.each([
    'GATSBY_STORE_US_TOKEN',
    'GATSBY_RECHARGE_US_TOKEN',
    'GATSBY_SENTRY_DSN',
    'GATSBY_KLAVIYO_COMPANY_ID',
    'GATSBY_SEARCH_APP_ID',
    'GATSBY_GTM_ID',
  ])('does not repeat a refused %s, which may be a secret', name => {
    const problems = problemsOf({ ...good, [name]: 'shpat_private' });
    expect(problems).toEqual([expect.stringContaining(`${name} is not in the right form`)]);
    expect(problems.join()).not.toContain('private');
  });

  it('asks a brand with dealers for their search, and refuses it to one without', () => {
    expect(problemsOf({ ...good, GATSBY_DEALER_SEARCH_ORIGIN: '' })).toEqual([
      expect.stringMatching(/^GATSBY_DEALER_SEARCH_ORIGIN is missing: set it to the address/),
    ]);
    const other = { ...good, GATSBY_BRAND: 'kitwell', GATSBY_SCHEDULER_ORIGIN: '' };
    expect(problemsOf(other)).toEqual([
      expect.stringMatching(/^GATSBY_DEALER_SEARCH_ORIGIN .*leave it empty\.$/),
    ]);
  });

  it('refuses a scheduler to a brand without dealers', () => {
    const kitwell = { ...good, GATSBY_BRAND: 'kitwell', GATSBY_DEALER_SEARCH_ORIGIN: '' };
    const problems = problemsOf(kitwell);
    expect(problems).toEqual([
      expect.stringMatching(/^GATSBY_SCHEDULER_ORIGIN .*leave it empty\.$/),
    ]);
    expect(problemsOf({ ...kitwell, GATSBY_SCHEDULER_ORIGIN: '' })).toEqual([]);
  });

  it('has no accounts without an identity provider, and finds the vendor’s own', () => {
    const none = { ...good, GATSBY_COGNITO_USER_POOL_ID: '', GATSBY_COGNITO_CLIENT_ID: '' };
    expect(parseSettings(none).identity).toBeNull();
    expect(parseSettings({ ...good, GATSBY_COGNITO_ORIGIN: '' }).identity).toEqual({
      userPoolId: 'us-east-1_Sandbox01',
      clientId: 'sandboxlarkfieldclient0001',
      origin: 'https://cognito-idp.us-east-1.amazonaws.com',
    });
  });

  it('has no subscriptions without a token, and the vendor’s own hosts without an address', () => {
    const none = { ...good, GATSBY_RECHARGE_US_TOKEN: '', GATSBY_RECHARGE_ORIGIN: ' ' };
    expect(parseSettings(none).billing).toEqual({
      origin: null,
      tokens: { us: null, ca: 'strfnt_sandbox_larkfield_ca' },
    });
  });

  it('refuses the address of the instructions to a shop whose vendors are not the sandbox’s', () => {
    const live = { ...good, GATSBY_STORE_US_ORIGIN: '', CONTENT_API_ORIGIN: '' };
    expect(problemsOf({ ...live, GATSBY_SITE_URL: 'https://shop.example' })).toEqual([
      'GATSBY_SITE_URL is "https://shop.example", an address from the instructions that nobody can visit: set it to the address at which shoppers reach the site.',
    ]);
    expect(problemsOf({ ...live, GATSBY_SITE_URL: '' })).toEqual([
      expect.stringMatching(/^GATSBY_SITE_URL is missing: set it to the address of the site/),
    ]);
    expect(problemsOf({ ...live, GATSBY_SITE_URL: 'https://www.example.com' })).toEqual([]);
    expect(problemsOf({ ...good, GATSBY_SITE_URL: 'https://shop.example' })).toEqual([]);
  });

  it('presets no address of a shop in .env.example', () => {
    expect(readEnv('.env.example').GATSBY_SITE_URL).toBe('');
  });

  it('removes a trailing slash from an origin', () => {
    expect(parseSettings({ ...good, GATSBY_SITE_URL: 'https://shop.example/' }).siteUrl).toBe(
      'https://shop.example',
    );
  });
});
