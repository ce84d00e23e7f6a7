import { without, type WrongSetting } from './wrong-setting';

/** What can be wrong only with accounts, billing, our own services or third parties. */
export const WRONG_SERVICE_SETTINGS: readonly WrongSetting[] = [
  without(
    ...(['misspelled', 'Accounts', /no user pool/, 'GATSBY_COGNITO_USER_POOL_ID'] as const),
    'us-east-1_Sandbox02',
  ),
  without(
    ...(['another store’s', 'Accounts', /no app client of that id/] as const),
    ...(['GATSBY_COGNITO_CLIENT_ID', 'anotherclient00000001'] as const),
  ),
  {
    name: 'Accounts',
    kind: 'another store’s',
    words: /has a secret, which a browser/,
    fault: {
      service: 'identity',
      operation: 'InitiateAuth',
      kind: 'status',
      status: 400,
      body: {
        __type: 'NotAuthorizedException',
        message: 'Unable to verify secret hash for client',
      },
    },
  },
  without(
    ...([
      'expired',
      'Subscriptions US',
      /GATSBY_RECHARGE_US_TOKEN/,
      'GATSBY_RECHARGE_US_TOKEN',
    ] as const),
    'strfnt_old',
  ),
  without(
    ...(['another store’s', 'Subscriptions US', /knows no store of the name/] as const),
    ...(['GATSBY_STORE_US_SHOP_NAME', 'larkfeld-us'] as const),
  ),
  {
    name: 'Subscriptions CA',
    kind: 'expired',
    words: /GATSBY_RECHARGE_CA_TOKEN/,
    change: env => ({ GATSBY_RECHARGE_CA_TOKEN: env.GATSBY_RECHARGE_US_TOKEN ?? '' }),
  },
  ...(
    [
      ['Consumer service', 'GATSBY_SERVICE_ORIGIN'],
      ['Dealer search', 'GATSBY_DEALER_SEARCH_ORIGIN'],
      ['Scheduler', 'GATSBY_SCHEDULER_ORIGIN'],
      ['Forms gateway', 'GATSBY_FORMS_ORIGIN'],
      ['Chat', 'GATSBY_CHAT_ORIGIN'],
    ] as const
  ).flatMap(([name, setting]): readonly WrongSetting[] => [
    {
      name,
      kind: 'wrong version',
      words: /another version of its contract/,
      change: (_env, urlOf) => ({
        [setting]: urlOf(name === 'Dealer search' ? 'scheduler' : 'dealers'),
      }),
    },
    {
      name,
      kind: 'another store’s',
      words: /the address is that of another service/,
      fault: {
        service: {
          'Consumer service': 'consumer-service',
          'Dealer search': 'dealers',
          Scheduler: 'scheduler',
          'Forms gateway': 'forms',
          Chat: 'chat',
        }[name],
        kind: 'status',
        status: 403,
        body: { message: 'Forbidden' },
      },
    },
  ]),
  without(
    ...([
      'another store’s',
      'E-mail tool',
      /knows no account/,
      'GATSBY_KLAVIYO_COMPANY_ID',
    ] as const),
    'NOBODY',
  ),
  without(
    ...(['another store’s', 'E-mail tool', /no list of the id/, 'GATSBY_KLAVIYO_LIST_ID'] as const),
    'XXXXXX',
  ),
  without(
    ...(['expired', 'E-mail tool', /refuses the key in KLAVIYO_PRIVATE_KEY/] as const),
    ...(['KLAVIYO_PRIVATE_KEY', 'pk_other'] as const),
  ),
  {
    name: 'E-mail tool',
    kind: 'another store’s',
    words: /belongs to the account OTHER1/,
    fault: {
      service: 'email-marketing',
      path: '/api/accounts',
      kind: 'status',
      status: 200,
      body: { data: [{ attributes: { public_api_key: 'OTHER1' } }] },
    },
  },
  {
    name: 'E-mail tool',
    kind: 'wrong version',
    words: /no longer answers the revision/,
    fault: { service: 'email-marketing', kind: 'status', status: 410 },
  },
  without(
    'misspelled',
    'Captcha',
    /does not know the site key/,
    'GATSBY_CAPTCHA_SITE_KEY',
    'other',
  ),
  without('expired', 'Captcha', /refuses the secret/, 'CAPTCHA_SECRET_KEY', 'other'),
  {
    name: 'Captcha',
    kind: 'forbidden origin',
    words: /may not be used on http:\/\/localhost/,
    fault: {
      service: 'third-party',
      path: '/recaptcha/api2/anchor',
      kind: 'status',
      status: 200,
      body: 'ERROR for site owner: Invalid domain for site key',
    },
  },
  without('another store’s', 'Tag manager', /no account of the id/, 'GATSBY_GTM_ID', 'GTM-OTHER'),
  without(
    ...(['another store’s', 'Script of the e-mail tool', /no account of the id/] as const),
    ...(['GATSBY_KLAVIYO_COMPANY_ID', 'NOBODY'] as const),
  ),
  without(
    ...(['another store’s', 'Advertising tool', /no account of the id/] as const),
    ...(['GATSBY_ADROLL_ADVERTISER_ID', 'SANDBOXADVERTISER00002'] as const),
  ),
  {
    name: 'Error reports',
    kind: 'expired',
    words: /refuses the key in GATSBY_SENTRY_DSN/,
    change: env => ({ GATSBY_SENTRY_DSN: env.GATSBY_SENTRY_DSN?.replace(/\/1$/, '/9') ?? '' }),
  },
  {
    name: 'Error reports',
    kind: 'unreachable',
    words: /cannot be reached/,
    change: () => ({ GATSBY_SENTRY_DSN: 'http://key@127.0.0.1:2/1' }),
  },
  {
    name: 'Error reports',
    kind: 'forbidden origin',
    words: /pages of https:\/\/stranger/,
    change: () => ({ GATSBY_SITE_URL: 'https://stranger.example' }),
  },
  {
    name: 'Error reports',
    kind: 'malformed answer',
    words: /does not answer like/,
    fault: {
      service: 'third-party',
      path: '/api/1/envelope/',
      kind: 'status',
      status: 200,
      body: '<html>Parked',
    },
  },
  {
    name: 'Onboarding',
    kind: 'misspelled',
    words: /nothing where the shop asks \(404\)/,
    fault: { service: 'third-party', path: '/onboarding.html', kind: 'status', status: 404 },
  },
];
