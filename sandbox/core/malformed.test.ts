import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startSandbox, type RunningSandbox } from './start';
import { sendRaw, type RawRequest } from './testing/raw-request';

let sandbox: RunningSandbox;
const failures = vi.fn();
beforeAll(async () => {
  vi.stubEnv('SANDBOX_AVIF', 'off');
  sandbox = await startSandbox({ ports: 'ephemeral', state: 'memory' });
});
afterAll(() => sandbox.stop());

const levels = (count: number, open: string, inner: string, close: string): string =>
  open.repeat(count) + inner + close.repeat(count);

/** Bodies of wrong kinds, sizes, depths and encodings. */
const BODIES: readonly (readonly [name: string, body: string])[] = [
  ['nothing', ''],
  ['no JSON', '{"a":'],
  ['null', 'null'],
  ['a number', '1e999'],
  ['a text', '"text"'],
  ['a list', '[[]]'],
  ['an empty object', '{}'],
  ['bytes that are no text', '\u0000\ud800\uffff'],
  ['deep lists', levels(20_000, '[', '', ']')],
  ['deep objects', levels(20_000, '{"a":', '1', '}')],
  ['a long text', `{"query":"${'a'.repeat(200_000)}"}`],
  ['names of the language', '{"__proto__":{"a":1},"constructor":{"prototype":1},"toString":1}'],
  [
    'wrong kinds under known names',
    `{"query":5,"params":[],"mutations":"x","actions":{},"requests":{},
      "transactionId":{},"service":[],"fault":1,"match":2,"times":"x","data":3,
      "answers":[],"captchaToken":{},"AuthFlow":{},"AuthParameters":1,
      "ChallengeResponses":[],"ClientId":{},"Username":[],"AccessToken":1,
      "Password":{},"UserAttributes":"x","store":{},"seconds":"x","requestId":{},
      "form":1,"locale":[],"page":{},"email":{},"filters":[],"indexName":{}}`,
  ],
];

/** Routes that read a body. */
const READERS: readonly (readonly [
  service: string,
  path: string,
  headers?: RawRequest['headers'],
])[] = [
  ['control', '/faults'],
  ['control', '/reset'],
  ['control', '/clock'],
  ['content', '/v2025-02-19/data/query/production'],
  [
    'content',
    '/v2025-02-19/data/mutate/production',
    { authorization: 'Bearer sandbox-editor-token' },
  ],
  [
    'content',
    '/v2025-02-19/data/actions/production',
    { authorization: 'Bearer sandbox-editor-token' },
  ],
  [
    'search',
    '/1/indexes/*/queries?x-algolia-application-id=SANDBOX001&x-algolia-api-key=sandbox-search-public',
  ],
  [
    'search',
    '/1/indexes/dealers/query?x-algolia-application-id=SANDBOX001&x-algolia-api-key=sandbox-search-public',
  ],
  ...['SignUp', 'InitiateAuth', 'RespondToAuthChallenge', 'GetUser', 'ConfirmForgotPassword'].map(
    name =>
      ['identity', '/', { 'x-amz-target': `AWSCognitoIdentityProviderService.${name}` }] as const,
  ),
  ['consumer-service', '/api/v1/multipass', { authorization: 'Bearer a.b.c' }],
  ['consumer-service', '/api/v1/contact'],
  ['consumer-service', '/api/v1/support/feedback'],
  ['consumer-service', '/api/v1/subscriptions/activate', { authorization: 'Bearer a.b.c' }],
  ['billing', '/shopify_storefront_access'],
  ['billing', '/payment_methods/update?token=x'],
  ['billing', '/api/subscriptions/1/cancel', { 'x-recharge-access-token': 'x' }],
  ['consumer-service', '/api/v1/referral', { authorization: 'Bearer a.b.c' }],
  ['scheduler', '/api/v1/appointments'],
  ['scheduler', `/api/v1/appointments/${'0'.repeat(32)}/reschedule`],
  ['forms', '/leads'],
  ['forms', '/stock-alerts'],
  ['chat', '/api/v1/conversations'],
  ['chat', '/api/v1/conversations/CH-1/messages'],
  ['email-marketing', '/client/subscriptions/?company_id=SANDB1', { revision: '2026-07-15' }],
  [
    'email-marketing',
    '/api/back-in-stock-subscriptions',
    { revision: '2026-07-15', authorization: 'Klaviyo-API-Key pk_sandbox_private' },
  ],
  ['third-party', '/collect'],
  ['third-party', '/klaviyo/collect'],
  ['third-party', '/api/1/envelope/'],
  ['third-party', '/recaptcha/api2/userverify?k=sandbox-captcha-site-key'],
  ['third-party', '/recaptcha/api/siteverify'],
];

/** Addresses that cannot be read, or lead nowhere. */
const PATHS: readonly string[] = [
  '//',
  '//evil.example/x',
  '/%',
  '/%zz',
  '/%ff%fe',
  '/%00',
  '/..%2f..%2fetc%2fpasswd',
  '/?%',
  '/?a=%zz&a=%ff',
  `/${'a/'.repeat(3000)}`,
  '/\\..\\x',
  '/[::1]:99999',
  '/@:0',
  '*',
  'http://[',
];

const OWN_PATHS: Readonly<Record<string, readonly string[]>> = {
  control: [
    '/faults/%',
    '/faults/x',
    '/requests?service=none',
    '/reset?service=none',
    '/tracking?service=x',
  ],
  content: [
    '/vx/data/query/production',
    '/v1/data/query/%',
    '/v1/data/doc/production/%zz,home',
    '/v2025-02-19/data/query/production?query=%',
    '/v2025-02-19/data/query/production?query=*&$a=%7b',
    '/v2025-02-19/data/query/production?query=*&perspective=__proto__',
    '/v1/data/constructor/production',
    '/v2025-02-19/data/listen/production',
    '/v2025-02-19/data/listen/production?query=*[x(]',
    '/v2025-02-19/data/doc/production',
    '/images/x',
    '/files/storefront1/production/x.pdf',
    '/images/storefront1/production/__proto__',
    '/desk-files/none',
    '/desk/%00',
  ],
  search: ['/1/indexes/%2a/queries', '/1/indexes/%/query', '/1/indexes/constructor/query'],
  identity: ['/us-east-1_Sandbox01/.well-known/%', '/us-east-1_Sandbox01', '/constructor'],
  'consumer-service': ['/api/v1/contact/', '/inbox/x', '/inbox?to=%zz', '/api/v1/multipass/'],
  billing: ['/api/subscriptions/%2f', '/api/constructor', '/api', '/payment_methods/update'],
  scheduler: [
    '/api/v1/dealers',
    '/api/v1/dealers?postalCode=%zz',
    '/api/v1/dealers/constructor/slots',
    '/api/v1/dealers/lf-83702/slots?kind=in-home&from=2026-02-30&to=9999-99-99',
    '/api/v1/appointments/__proto__',
    `/api/v1/appointments/${'0'.repeat(32)}/calendar.ics`,
  ],
  forms: ['/leads/x', '/constructor'],
  'email-marketing': ['/client/subscriptions', '/profiles/x'],
  'third-party': [
    '/gtm.js?l=%',
    '/j/%/roundtrip.js',
    '/recaptcha/api.js?onload=%',
    '/recaptcha/none',
  ],
};

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'] as const;
const SERVICES = Object.keys(OWN_PATHS);

const bodyCases = READERS.flatMap(([service, path, headers]) =>
  BODIES.map(([name, body]) => ({ service, name, method: 'POST', path, headers, body })),
);
const pathCases = SERVICES.flatMap(service =>
  [...PATHS, ...(OWN_PATHS[service] ?? [])].flatMap((path, index) => {
    const method = METHODS[index % METHODS.length] ?? 'GET';
    const more = METHODS[(index + 1) % METHODS.length] ?? 'GET';
    return [method, more].map(each => ({ service, name: path, method: each, path }));
  }),
);
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { host: '' },
  { host: 'a b' },
  { host: '[' },
  { host: 'x:99999999' },
  { 'content-type': 'text/plain; charset=none', 'content-encoding': 'gzip' },
  { origin: 'null', 'access-control-request-method': 'x' },
  { 'x-sandbox-scope': 'a'.repeat(5000) },
  { range: 'bytes=9-1,2-', 'if-none-match': '*', authorization: 'Bearer' },
];
const headerCases = SERVICES.flatMap(service =>
  HEADERS.map(headers => ({
    service,
    name: JSON.stringify(headers).slice(0, 40),
    method: 'GET',
    path: '/',
    headers,
  })),
);

describe.each(SERVICES)('%s', service => {
  it('answers malformed requests without a server error', async () => {
    vi.spyOn(console, 'error').mockImplementation(failures);
    const cases = [...bodyCases, ...pathCases, ...headerCases].filter(
      each => each.service === service,
    );
    const failed: string[] = [];
    for (const each of cases) {
      const { status } = await sendRaw(sandbox.urls[service] ?? '', each);
      // Parts that are not modelled answer 501 with a message.
      if (status >= 500 && status !== 501)
        failed.push(`${status} ${each.method} ${each.path} ${each.name}`);
    }
    expect(failed).toEqual([]);
    expect(failures).not.toHaveBeenCalled();
    const health = await fetch(`${sandbox.urls.control}/health`);
    expect(await health.json()).toMatchObject({ status: 'ready' });
  });
});

it('the cases are several hundred requests', () => {
  expect(bodyCases.length + pathCases.length + headerCases.length).toBeGreaterThan(500);
});

it('a body of more than 16 MB is answered by 413', async () => {
  const body = 'a'.repeat(17 * 1024 * 1024);
  for (const service of ['forms', 'control']) {
    const reply = await sendRaw(sandbox.urls[service] ?? '', {
      method: 'POST',
      path: '/faults',
      body,
    });
    expect(reply.status).toBe(413);
  }
});

it('an unreadable URL is answered by 400, with a message', async () => {
  const { body, status } = await sendRaw(sandbox.urls.search ?? '', {
    method: 'GET',
    path: '/%zz',
  });
  expect([status, JSON.parse(body)]).toEqual([
    400,
    {
      statusCode: 400,
      error: 'Bad Request',
      message: 'The path has a percent sign that encodes nothing.',
    },
  ]);
});

it('a fault with a header that HTTP does not allow is rejected', async () => {
  const fault = { kind: 'status', status: 503, headers: { 'a b': 'x' } };
  const body = JSON.stringify({ service: 'content', fault });
  const reply = await sendRaw(sandbox.urls.control ?? '', {
    method: 'POST',
    path: '/faults',
    body,
  });
  expect(reply.status).toBe(400);
  expect(reply.body).toContain('fault.headers.a b');
});
