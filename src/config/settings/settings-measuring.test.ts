import { describe, expect, it } from 'vitest';
import { BRANDS } from '../brands';
import { readMeasuring } from './settings-measuring';

const read = (env: Record<string, string>) => {
  const problems: string[] = [];
  const settings = readMeasuring(
    env,
    {
      problems,
      optional: name => env[name] || null,
      origin: name => env[name] ?? null,
      matching: (name, value, pattern, rule) => {
        if (value !== '' && !pattern.test(value)) problems.push(`${name}: ${rule}`);
      },
    },
    BRANDS.larkfield,
  );
  return { settings, problems };
};

const ALL = {
  GATSBY_GTM_ID: 'GTM-A1',
  GATSBY_KLAVIYO_COMPANY_ID: 'AbC123',
  GATSBY_ADROLL_ADVERTISER_ID: 'ABCDEFGHIJKLMNOPQRSTUV',
  GATSBY_ADROLL_PIXEL_ID: 'PIXEL',
};

describe('readMeasuring', () => {
  it('measures nothing and passes nothing on without settings', () => {
    const { settings, problems } = read({});
    expect(problems).toEqual([]);
    expect(settings).toEqual({
      tools: { gtm: null, klaviyo: null, adroll: null },
      optOutLocales: [],
      errorReports: null,
      scriptProxy: [],
    });
  });

  it('has gtm and klaviyo active, at their vendors, unless told otherwise', () => {
    const { tools } = read(ALL).settings;
    expect(tools.gtm).toEqual({
      id: 'GTM-A1',
      origin: 'https://www.googletagmanager.com',
      isProxied: false,
    });
    expect(tools.klaviyo?.origin).toBe('https://static.klaviyo.com');
    expect(tools.adroll).toBeNull();
    expect(read({ ...ALL, GATSBY_TRACKING_TOOLS: 'adroll' }).settings.tools).toMatchObject({
      gtm: null,
      klaviyo: null,
      adroll: { pixelId: 'PIXEL', origin: 'https://s.adroll.com' },
    });
  });

  it('lets measuring run until it is objected to in the locales that are named', () => {
    const { settings } = read({ GATSBY_OPT_OUT_LOCALES: ' en-us ' });
    expect(settings.optOutLocales).toEqual(['en-us']);
  });

  it('wants a proxied script on the list of the proxy', () => {
    const proxied = { ...ALL, GATSBY_PROXIED_TOOLS: 'klaviyo' };
    expect(read(proxied).problems).toEqual([
      'GATSBY_PROXIED_TOOLS names klaviyo, whose script https://static.klaviyo.com/onsite/js/AbC123/klaviyo.js the proxy does not pass on: add it to SCRIPT_PROXY_ALLOWED.',
    ]);
    const allowed = { ...proxied, SCRIPT_PROXY_ALLOWED: 'https://static.klaviyo.com/onsite/js/' };
    expect(read(allowed).problems).toEqual([]);
  });

  it.each([
    ['GATSBY_TRACKING_TOOLS', 'gtm,matomo', 'names "matomo", which is no tool'],
    ['GATSBY_KLAVIYO_COMPANY_ID', 'company', 'six letters and digits'],
    ['GATSBY_ADROLL_ADVERTISER_ID', 'adv', '22 capitals'],
    ['GATSBY_OPT_OUT_LOCALES', 'en-us,fr-fr', 'names "fr-fr", which is no locale of the brand'],
    ['GATSBY_SENTRY_DSN', 'https://sentry.example/1', 'as the service shows it'],
    ['SCRIPT_PROXY_ALLOWED', 'http://scripts.example/', 'names "http://scripts.example/"'],
  ])('says how to mend %s=%s', (name, value, mend) => {
    const { problems } = read({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(mend);
  });
});
