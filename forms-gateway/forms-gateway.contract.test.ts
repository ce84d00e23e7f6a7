import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freshSandbox, type FreshSandbox } from '~/src/gateways/testing/fresh-sandbox';
import { subscribeBackInStock } from './back-in-stock';
import { createFormsGateway, type FormsGatewayOptions } from './forms-gateway';
import { serveForms } from './server';
import { verifyCaptcha } from './verify-captcha';

let sandbox: FreshSandbox;
beforeAll(async () => {
  sandbox = await freshSandbox();
});
afterAll(() => sandbox.stop());

const fault = async (service: string, wrong: object): Promise<void> => {
  const body = JSON.stringify({ service, fault: wrong });
  await fetch(`${sandbox.urlOf('control')}/faults`, { method: 'POST', body });
};
afterEach(async () => {
  await fetch(`${sandbox.urlOf('control')}/faults`, { method: 'DELETE' });
});

const SECRET = 'sandbox-captcha-secret';
const captcha = (secret = SECRET) => ({ origin: sandbox.urlOf('third-party'), secret });
const emailTool = (privateKey = 'pk_sandbox_private') => ({
  origin: sandbox.urlOf('email-marketing'),
  privateKey,
});

const passCaptcha = async (): Promise<string> => {
  const url = `${sandbox.urlOf('third-party')}/recaptcha/api2/userverify?k=sandbox-captcha-site-key`;
  const { token } = (await (await fetch(url, { method: 'POST' })).json()) as { token: string };
  return token;
};

const siteVerify = async (fields: Readonly<Record<string, string>>): Promise<unknown> => {
  const url = `${sandbox.urlOf('third-party')}/recaptcha/api/siteverify`;
  return (await fetch(url, { method: 'POST', body: new URLSearchParams(fields) })).json();
};

describe('the captcha, in the vendor’s words', () => {
  it('answers a token once', async () => {
    const response = await passCaptcha();
    expect(await siteVerify({ secret: SECRET, response })).toEqual({
      success: true,
      challenge_ts: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as string,
      hostname: 'localhost',
    });
    expect(await siteVerify({ secret: SECRET, response })).toEqual({
      success: false,
      'error-codes': ['timeout-or-duplicate'],
    });
  });

  it.each([
    [{}, ['missing-input-secret', 'missing-input-response']],
    [{ secret: SECRET }, ['missing-input-response']],
    [{ secret: 'other', response: 'x' }, ['invalid-input-secret']],
    [{ secret: SECRET, response: 'x.y' }, ['invalid-input-response']],
  ])('answers %o with %o', async (fields, codes) => {
    expect(await siteVerify(fields)).toEqual({ success: false, 'error-codes': codes });
  });
});

describe('verifying a captcha', () => {
  it('tells what is the visitor’s fault from what is ours', async () => {
    const token = await passCaptcha();
    expect(await verifyCaptcha(captcha('other'), token)).toBe('misconfigured');
    expect(await verifyCaptcha(captcha(), token)).toBe('passed');
    expect(await verifyCaptcha(captcha(), token)).toBe('refused');
    expect(await verifyCaptcha(captcha(), '')).toBe('refused');
  });

  it.each([{ kind: 'status', status: 503 }, { kind: 'malformed' }, { kind: 'reset' }])(
    'does not blame the visitor for %o',
    async wrong => {
      await fault('third-party', wrong);
      expect(await verifyCaptcha(captcha(), 'x')).toBe('unavailable');
    },
  );
});

describe('back-in-stock subscriptions', () => {
  const ben = { email: 'ben@mail.example', variant: '$shopify:::$default:::7' };

  it('reach the profile', async () => {
    expect(await subscribeBackInStock(emailTool(), ben)).toBe('accepted');
    const reply = await fetch(`${emailTool().origin}/profiles`);
    expect(await reply.json()).toMatchObject({
      profiles: [{ email: ben.email, backInStock: [ben.variant] }],
    });
  });

  it.each([
    ['pk_other', ben, 'misconfigured'],
    ['pk_sandbox_private', { ...ben, email: 'ben@' }, 'invalidEmail'],
    ['pk_sandbox_private', { ...ben, variant: '7' }, 'refused'],
  ] as const)('with the key %s and %o are %s', async (key, alert, result) => {
    expect(await subscribeBackInStock(emailTool(key), alert)).toBe(result);
  });

  it.each([
    [429, 'unavailable'],
    [500, 'unavailable'],
    [403, 'misconfigured'],
    [410, 'misconfigured'],
  ])('answered by %i are %s', async (status, result) => {
    await fault('email-marketing', { kind: 'status', status });
    expect(await subscribeBackInStock(emailTool(), ben)).toBe(result);
  });
});

describe('the e-mail tool, in the vendor’s words', () => {
  const ask = async (headers: Readonly<Record<string, string>>) => {
    const reply = await fetch(`${emailTool().origin}/api/accounts`, { headers });
    const document: unknown = await reply.json();
    return [reply.status, document] as const;
  };
  const key = { Authorization: 'Klaviyo-API-Key pk_sandbox_private' };

  it.each([
    [{ revision: '2026-07-15' }, 401, 'not_authenticated'],
    [
      { revision: '2026-07-15', Authorization: 'Klaviyo-API-Key pk_x' },
      401,
      'authentication_failed',
    ],
    [{ ...key, revision: '2024-10-15' }, 410, 'gone'],
    [{ ...key, revision: '2026-01-01' }, 400, 'invalid'],
    [key, 400, 'invalid'],
  ])('answers %o with %i %s', async (headers, status, code) => {
    const [answered, document] = await ask(headers);
    expect(answered).toBe(status);
    expect(document).toMatchObject({ errors: [{ status, code, id: 'sandbox' }] });
  });

  it('names the account of a key', async () => {
    expect(await ask({ ...key, revision: '2026-07-15' })).toMatchObject([
      200,
      { data: [{ type: 'account', attributes: { public_api_key: 'SANDB1' } }] },
    ]);
  });
});

describe('a stock alert', () => {
  const gateway = (change: Partial<FormsGatewayOptions> = {}) =>
    createFormsGateway({
      captcha: captcha(),
      emailTool: emailTool(),
      isReachable: async () => true,
      storeLead: async () => 'LD-1',
      ...change,
    });
  const alert = async (more: object = {}, change: Partial<FormsGatewayOptions> = {}) => {
    const sent = {
      requestId: 'r',
      email: 'cy@mail.example',
      locale: 'en-us',
      variantId: 'gid://shopify/ProductVariant/9',
      captchaToken: await passCaptcha(),
      ...more,
    };
    const request = { method: 'POST', path: '/stock-alerts', body: JSON.stringify(sent) };
    return gateway(change)(request);
  };

  it.each([
    ['is taken', {}, {}, 201, undefined],
    ['needs a captcha', { captchaToken: '' }, {}, 403, 'captcha'],
    ['needs an address', { email: 'cy' }, {}, 422, 'invalid'],
    ['needs an address that takes mail', {}, { isReachable: async () => false }, 422, 'invalid'],
    ['needs a variant of the store', { variantId: 'gid://shopify/Product/9' }, {}, 422, 'invalid'],
  ])('%s', async (_name, more, change, status, code) => {
    const answer = await alert(more, change);
    expect(answer.status).toBe(status);
    if (code) expect(answer.document).toMatchObject({ error: { code } });
  });

  it('says that it is our own settings that a vendor refuses', async () => {
    expect(await alert({}, { captcha: captcha('x') })).toMatchObject({ status: 502 });
    expect(await alert({}, { emailTool: emailTool('pk_x') })).toMatchObject({ status: 502 });
  });

  it('may be tried again when a vendor does not answer', async () => {
    const nowhere = 'http://127.0.0.1:1';
    expect(await alert({}, { captcha: { origin: nowhere, secret: 'x' } })).toMatchObject({
      status: 503,
    });
    expect(await alert({}, { emailTool: { origin: nowhere, privateKey: 'pk_x' } })).toMatchObject({
      status: 503,
    });
  });

  it('may be tried again when a lead cannot be stored', async () => {
    const lead = { requestId: 'r', form: 'f', locale: 'en-us', page: '/', answers: {} };
    const request = { method: 'POST', path: '/leads', body: JSON.stringify(lead) };
    expect(await gateway()(request)).toEqual({ status: 201, document: { id: 'LD-1' } });
    expect(await gateway({ storeLead: async () => null })(request)).toMatchObject({ status: 503 });
  });
});

describe('the server', () => {
  const listen = async (server: ReturnType<typeof createServer>): Promise<string> => {
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  it('lets the pages of the shop alone read answers', async () => {
    const gateway = createFormsGateway({
      captcha: captcha(),
      emailTool: emailTool(),
      isReachable: async () => true,
      storeLead: async () => 'LD-1',
    });
    const server = serveForms(gateway, 'https://shop.example');
    const url = await listen(server);
    const allowed = async (origin: string) => {
      const reply = await fetch(`${url}/leads`, {
        method: 'POST',
        body: '{}',
        headers: { origin },
      });
      return [reply.status, reply.headers.get('access-control-allow-origin')];
    };
    expect(await allowed('https://shop.example')).toEqual([422, 'https://shop.example']);
    expect(await allowed('https://stranger.example')).toEqual([422, null]);
    const large = await fetch(`${url}/leads`, { method: 'POST', body: 'a'.repeat(70_000) });
    expect(large.status).toBe(413);
    expect((await fetch(`${url}/health`)).status).toBe(200);
    server.close();
  });

  it('hands a lead on with a reference that a repetition keeps', async () => {
    const { leadsWebhook } = await import('./leads-webhook');
    const received: unknown[] = [];
    let status = 200;
    const crm = createServer((request, response) => {
      void text(request).then(sent => {
        received.push(JSON.parse(sent));
        response.writeHead(status).end();
      });
    });
    const store = leadsWebhook(await listen(crm));
    const first = await store({ requestId: 'r-1', form: 'free-consultation' });
    expect(first).toMatch(/^LD-[0-9A-F]{10}$/);
    expect(await store({ requestId: 'r-1', form: 'free-consultation' })).toBe(first);
    expect(received).toContainEqual({ id: first, requestId: 'r-1', form: 'free-consultation' });
    status = 500;
    expect(await store({ requestId: 'r-2' })).toBeNull();
    crm.close();
  });
});
