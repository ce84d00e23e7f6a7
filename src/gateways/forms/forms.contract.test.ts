import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestStockAlert, sendLead } from './forms-gateway';
import { freshSandbox, type FreshSandbox } from '../testing/fresh-sandbox';
import { subscribe } from '../klaviyo/subscribe';

let sandbox: FreshSandbox;
beforeAll(async () => {
  sandbox = await freshSandbox();
});
afterAll(() => sandbox.stop());

const list = (more: object = {}) => ({
  companyId: 'SANDB1',
  listId: 'LarkN1',
  origin: sandbox.urlOf('email-marketing'),
  ...more,
});
const ada = {
  email: 'Ada@mail.example',
  firstName: 'Ada',
  interest: 'cat',
  source: 'Page',
} as const;
const profiles = async (): Promise<unknown> =>
  (await fetch(`${sandbox.urlOf('email-marketing')}/profiles`)).json();

describe('newsletter list', () => {
  it('subscribes an address once, however often it signs up', async () => {
    expect(await subscribe(list(), ada)).toEqual({ ok: true, value: null });
    expect(await subscribe(list(), { ...ada, source: 'Footer' })).toMatchObject({ ok: true });
    expect(await profiles()).toEqual({
      profiles: [
        {
          email: 'ada@mail.example',
          firstName: 'Ada',
          properties: { interest: 'cat' },
          lists: ['LarkN1'],
          backInStock: [],
          sources: ['Page', 'Footer'],
        },
      ],
    });
  });

  it('returns the rejected field', async () => {
    expect(await subscribe(list(), { ...ada, email: 'ada@home' })).toMatchObject({
      ok: false,
      error: { kind: 'user', status: 400, userErrors: [{ field: ['email'] }] },
    });
  });

  it('rejects an unknown account', async () => {
    expect(await subscribe(list({ companyId: 'NOBODY' }), ada)).toMatchObject({
      ok: false,
      error: { kind: 'user', userErrors: [{ field: [], message: 'Invalid company_id.' }] },
    });
  });
});

describe('forms gateway', () => {
  const forms = () => ({ origin: sandbox.urlOf('forms') });
  const lead = {
    requestId: 'r-1',
    form: 'free-consultation',
    locale: 'en-us',
    page: '/free-consultation',
    answers: { email: 'ada@mail.example' },
    attribution: { referral_code: 'PLAY150' },
    dealerId: 'lf-83702',
  };

  it('stores a lead once', async () => {
    const first = await sendLead(forms(), lead);
    expect(first).toEqual({ ok: true, value: 'LD-200001' });
    expect(await sendLead(forms(), lead)).toEqual(first);
  });

  it('returns the rejected answers', async () => {
    const answers = { email: 'ada@nowhere.invalid' };
    expect(await sendLead(forms(), { ...lead, requestId: 'r-2', answers })).toMatchObject({
      ok: false,
      error: { kind: 'user', status: 422, userErrors: [{ field: ['email'], code: 'unreachable' }] },
    });
  });

  it('verifies the captcha before it stores an alert', async () => {
    const alert = {
      requestId: 'r-3',
      email: 'ben@mail.example',
      variantId: 'gid://shopify/ProductVariant/1',
      locale: 'en-us',
    };
    expect(await requestStockAlert(forms(), { ...alert, captchaToken: 'guess' })).toMatchObject({
      ok: false,
      error: { kind: 'user', status: 403, userErrors: [{ code: 'captcha' }] },
    });
    const verify = `${sandbox.urlOf('third-party')}/recaptcha/api2/userverify?k=sandbox-captcha-site-key`;
    const { token } = (await (await fetch(verify, { method: 'POST' })).json()) as { token: string };
    expect(await requestStockAlert(forms(), { ...alert, captchaToken: token })).toMatchObject({
      ok: true,
    });
    expect(JSON.stringify(await profiles())).toContain('$shopify:::$default:::1');
    expect(await requestStockAlert(forms(), { ...alert, captchaToken: token })).toMatchObject({
      error: { status: 403 },
    });
  });

  it('returns an error if the service cannot be reached', async () => {
    expect(await sendLead({ origin: 'http://127.0.0.1:1' }, lead)).toMatchObject({
      error: { kind: 'network' },
    });
  });
});
