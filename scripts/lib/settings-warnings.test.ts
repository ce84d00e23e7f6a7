import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nearestSetting } from './nearest-setting';
import { settingsWarnings, shellNote } from './settings-warnings';

const warningsOf = (text: string, env: Readonly<Record<string, string>> = {}) =>
  settingsWarnings({ file: '.env', text }, env);

describe('the nearest setting', () => {
  it.each([
    ['GATSBY_GA_ID', 'GATSBY_GTM_ID'],
    ['GATSBY_SERVCE_KEY', 'GATSBY_SERVICE_ORIGIN'],
    ['GATSBY_SITEURL', 'GATSBY_SITE_URL'],
    ['SITE_URL', 'GATSBY_SITE_URL'],
    ['GATSBY_CONTENT_DATASET', 'CONTENT_DATASET'],
    ['GATSBY_SENTRY_DNS', 'GATSBY_SENTRY_DSN'],
    ['GATSBY_TRACKING_TOOL', 'GATSBY_TRACKING_TOOLS'],
    ['GATSBY_KLAVYIO_COMPANY_ID', 'GATSBY_KLAVIYO_COMPANY_ID'],
    ['GATSBY_STORE_CA_TOKNE', 'GATSBY_STORE_CA_TOKEN'],
    ['gatsby_brand', 'GATSBY_BRAND'],
    ['KLAVIYO_KEY', 'KLAVIYO_PRIVATE_KEY'],
    ['SENTRY_DSN', 'GATSBY_SENTRY_DSN'],
    ['SHOPIFY_ADMIN_TOKEN', null],
    ['STORE_TOKEN', null],
    ['GATSBY_STORE_TOKEN', 'GATSBY_STORE_US_TOKEN'],
    ['GATSBY_MARKETING_AUTOMATION_WORKSPACE', null],
    ['EDITOR', null],
  ])('to %s is %s', (name, setting) => {
    expect(nearestSetting(name)).toBe(setting);
  });
});

describe('settings warnings', () => {
  it.each(readdirSync('.').filter(file => /^\.env\.(example|sandbox)/.test(file)))(
    'find nothing wrong with %s',
    file => {
      expect(settingsWarnings({ file, text: readFileSync(file, 'utf8') }, {})).toEqual([]);
    },
  );

  it('name a setting that nothing reads, its line, and what was probably meant', () => {
    expect(warningsOf('# Analytics\nGATSBY_GA_ID=GTM-ABC1234\nCOLOR_SCHEME=7')).toEqual([
      'GATSBY_GA_ID (line 2 of .env) is not a setting of this shop: nothing reads it. Did you mean GATSBY_GTM_ID?',
      'COLOR_SCHEME (line 3 of .env) is not a setting of this shop: nothing reads it. .env.example lists the settings.',
    ]);
  });

  it('name a variable of the host that nothing reads, unless another program does', () => {
    const env = { GATSBY_GA_ID: 'a', GATSBY_CPU_COUNT: '2', GATSBY_TELEMETRY_DISABLED: '1', A: '' };
    expect(warningsOf('GATSBY_GTM_ID=\nSANDBOX_STATE=memory', env)).toEqual([
      'GATSBY_GA_ID, a variable of the shell or the host, is not a setting of this shop: nothing reads it. Did you mean GATSBY_GTM_ID?',
    ]);
    expect(warningsOf('GATSBY_GA_ID=a', env)).toHaveLength(1);
  });

  it('say nothing of what uploads source maps and deploys the studio', () => {
    const names = ['AUTH_TOKEN', 'ORG', 'PROJECT'].map(name => `SENTRY_${name}=a`);
    expect(warningsOf([...names, 'SANITY_STUDIO_PROJECT_ID=a'].join('\n'))).toEqual([]);
    expect(warningsOf('SENTRY_AUTH_TOKENS=a')).toEqual([
      'SENTRY_AUTH_TOKENS (line 1 of .env) is not a setting of this shop: nothing reads it. .env.example lists the settings.',
    ]);
  });

  it('name the lines of a setting that is set twice, not those inside a value', () => {
    const text = [
      'GATSBY_SITE_URL=https://one.example',
      'GATSBY_RELEASE="first',
      'GATSBY_SITE_URL=no setting"',
      'export GATSBY_SITE_URL = https://two.example',
      'GATSBY_GTM_ID="unclosed',
      'GATSBY_SITE_URL=https://three.example',
    ].join('\r\n');
    expect(warningsOf(text)).toEqual([
      'GATSBY_SITE_URL is set in lines 1, 4 and 6 of .env: the last one counts. Delete the others.',
    ]);
  });

  it('name a line that sets nothing', () => {
    expect(warningsOf('\nGATSBY_SITE_URL: https://one.example\nGATSBY_GTM_ID=')).toEqual([
      'Line 2 of .env sets nothing, and may hide the setting after it: write it as NAME=value, or begin it with #.',
    ]);
  });
});

it('names once what the shell sets differently from the file', () => {
  const from = { file: '.env', text: 'GATSBY_BRAND=larkfield\nGATSBY_GTM_ID=\nCONTENT_DATASET=a' };
  const same = { GATSBY_BRAND: 'larkfield', CONTENT_DATASET: 'a', GATSBY_RELEASE: '7' };
  expect(shellNote(from, same)).toBeNull();
  expect(shellNote(from, { ...same, GATSBY_GTM_ID: 'GTM-A1', CONTENT_DATASET: 'b' })).toBe(
    'The shell sets these differently from .env, and takes precedence: CONTENT_DATASET, GATSBY_GTM_ID. Unset them to use those of the file.',
  );
});
