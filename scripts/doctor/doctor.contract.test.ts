import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pushAll } from '../search-index/push-all';
import { startSeedShop } from '../search-index/testing/seed-shop';
import { describeFindings } from './describe-findings';
import { examine } from './examine';
import type { ProblemKind } from './problem';
import { sandboxEnvironment } from './testing/sandbox-environment';
import type { Fault } from './testing/wrong-setting';
import { WRONG_SETTINGS } from './testing/wrong-settings';

type Environment = Readonly<Record<string, string>>;

let shop: Awaited<ReturnType<typeof startSeedShop>>;
let right: Environment;
beforeAll(async () => {
  shop = await startSeedShop();
  await pushAll({ settings: shop.settings, folder: shop.folder, dealers: null });
  right = sandboxEnvironment(shop.urlOf);
});
afterAll(() => shop.stop());

const control = (method: string, body?: object) =>
  fetch(`${shop.urlOf('control')}/faults`, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
afterEach(() => control('DELETE'));

const injectFault = async ({ service, path, operation, ...fault }: Fault): Promise<void> => {
  const match = { ...(path ? { path } : {}), ...(operation ? { operation } : {}) };
  const reply = await control('POST', { service, match, fault });
  expect(reply.status).toBe(201);
};

const examined = async (env: Environment, name: string) => {
  const findings = await examine(env);
  const found = findings.find(each => each.name === name);
  expect(found, `${name} in ${findings.map(each => each.name).join(', ')}`).toBeDefined();
  return { findings, problems: found?.problems ?? [] };
};

const SECRETS = [
  'sandbox-captcha-secret',
  'pk_sandbox_private',
  'sandbox-search-admin',
  'pk_other',
];

const expectOne = (
  problems: readonly { readonly kind: ProblemKind; readonly sentence: string }[],
  kind: ProblemKind,
  words: RegExp,
): void => {
  expect(problems.map(each => each.kind)).toEqual([kind]);
  expect(problems[0]?.sentence).toMatch(words);
};

describe('npm run doctor', () => {
  it('finds nothing wrong with the sandbox', async () => {
    const findings = await examine(right);
    expect(findings.filter(({ problems }) => problems.length > 0)).toEqual([]);
    expect(describeFindings(findings)).toMatch(/\n\n21 ok, 0 with a problem, 1 left out\.$/);
  });

  it('changes nothing', async () => {
    const read = async (service: string, path: string): Promise<string> =>
      (await fetch(`${shop.urlOf(service)}${path}`)).text();
    const state = async () => [
      await read('email-marketing', '/profiles'),
      await read('forms', '/leads'),
      await read('consumer-service', '/inbox'),
      await read('search', '/events'),
    ];
    const before = await state();
    await examine(right);
    expect(await state()).toEqual(before);
  });

  it('leaves out what is not set up', async () => {
    const { findings } = await examined({ ...right, GATSBY_CHAT_ORIGIN: '' }, 'Chat');
    expect(describeFindings(findings)).toContain('left out: GATSBY_CHAT_ORIGIN is empty');
  });

  it('does not ask for the account of a tool that is not listed', async () => {
    const wrong = { ...right, GATSBY_TRACKING_TOOLS: ' ', GATSBY_ADROLL_ADVERTISER_ID: '' };
    const { findings } = await examined(wrong, 'Advertising tool');
    const report = describeFindings(findings);
    expect(report).toContain('left out: GATSBY_TRACKING_TOOLS does not list adroll');
    expect(report).not.toContain('GATSBY_ADROLL_ADVERTISER_ID');
    const listed = { ...wrong, GATSBY_TRACKING_TOOLS: 'gtm,adroll' };
    const { findings: others } = await examined(listed, 'Advertising tool');
    expect(describeFindings(others)).toContain('left out: GATSBY_ADROLL_ADVERTISER_ID is empty');
  });

  it.each([
    ['Leads', 'LEADS_WEBHOOK_URL'],
    ['Captcha’s secret', 'CAPTCHA_SECRET_KEY'],
    ['Back-in-stock alerts', 'KLAVIYO_PRIVATE_KEY'],
  ])('says that the gateway for forms lacks %s', async (name, setting) => {
    const { findings } = await examined({ ...right, [setting]: '' }, name);
    expect(describeFindings(findings)).toContain(`left out: ${setting} is empty`);
  });

  it('asks the address of the leads without sending one', async () => {
    const wrong = { ...right, LEADS_WEBHOOK_URL: 'http://127.0.0.1:2/hooks/secret' };
    const { findings, problems } = await examined(wrong, 'Leads');
    expectOne(problems, 'unreachable', /takes the leads cannot be reached: nothing answers/);
    expect(describeFindings(findings)).not.toContain('hooks/secret');
    const fine = { ...right, LEADS_WEBHOOK_URL: `${shop.urlOf('forms')}/leads` };
    expect((await examined(fine, 'Leads')).problems).toEqual([]);
  });
});

describe('a wrong setting', () => {
  it.each(WRONG_SETTINGS)('$name: $kind ($words)', async row => {
    const wrong = row.change?.(right, shop.urlOf) ?? {};
    if (row.fault) await injectFault(row.fault);
    const { findings, problems } = await examined({ ...right, ...wrong }, row.name);
    expectOne(problems, row.kind, row.words);
    for (const secret of SECRETS) expect(describeFindings(findings)).not.toContain(secret);
  });

  it.each([
    ['GATSBY_STORE_US_TOKEN', '', 'missing', /^GATSBY_STORE_US_TOKEN is missing: set it to/],
    ['CONTENT_PROJECT_ID', '', 'missing', /^CONTENT_PROJECT_ID is missing/],
    ['GATSBY_SEARCH_APP_ID', '', 'missing', /^GATSBY_SEARCH_APP_ID is missing/],
    ['GATSBY_CAPTCHA_SITE_KEY', '', 'missing', /^GATSBY_CAPTCHA_SITE_KEY is missing/],
    ['GATSBY_FORMS_ORIGIN', '', 'missing', /^GATSBY_FORMS_ORIGIN is missing/],
    ['GATSBY_COGNITO_CLIENT_ID', '', 'missing', /^GATSBY_COGNITO_CLIENT_ID is missing, but/],
    ['GATSBY_SEARCH_APP_ID', 'SANDBOX-1', 'misspelled', /ten letters and digits/],
    ['GATSBY_STORE_US_SHOP_NAME', 'a.myshopify.com', 'misspelled', /use only the name before/],
    ['GATSBY_COGNITO_USER_POOL_ID', 'us-east-1', 'misspelled', /copy the id of the user pool/],
    ['GATSBY_KLAVIYO_COMPANY_ID', 'SANDBOX1', 'misspelled', /six letters and digits/],
    ['GATSBY_RECHARGE_US_TOKEN', 'sk_1', 'misspelled', /begins with strfnt/],
    ['GATSBY_SENTRY_DSN', 'https://errors', 'misspelled', /copy it from the service/],
    ['GATSBY_SERVICE_ORIGIN', 'service.example', 'misspelled', /which is not an origin/],
    ['GATSBY_STORE_US_TOKEN', '“token”', 'misspelled', /contains a curly quotation mark/],
    [
      'KLAVIYO_PRIVATE_KEY',
      'sk_secret',
      'misspelled',
      /^KLAVIYO_PRIVATE_KEY is not in the right form/,
    ],
  ] as const)('%s=%s is %s', async (setting, value, kind, words) => {
    const { findings, problems } = await examined({ ...right, [setting]: value }, setting);
    expectOne(problems, kind, words);
    expect(describeFindings(findings)).toMatch(/\n\n0 ok, \d+ with a problem\.$/);
    expect(describeFindings(findings)).not.toContain('sk_secret');
  });
});
