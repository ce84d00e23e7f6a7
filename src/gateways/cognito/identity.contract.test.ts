import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMultipassToken } from '../service/service-gateway';
import { readCustomer } from '../shopify/account/customer';
import {
  createTokenByMultipass,
  deleteToken,
  renewToken,
} from '../shopify/account/customer-tokens';
import { createCommerceClient } from '../shopify/client';
import { freshSandbox, type FreshSandbox } from '../testing/fresh-sandbox';
import type { IdentityGateway, IdentityTokens } from './identity-contract';
import { createIdentityGateway } from './identity-gateway';

const AVERY = { email: 'avery@example.com', password: 'kennel-gate-40' };
const PASSWORD = 'quiet-meadow-7';

let sandbox: FreshSandbox;
let identity: IdentityGateway;
beforeAll(async () => {
  sandbox = await freshSandbox();
  identity = gateway();
});
afterAll(() => sandbox.stop());

const gateway = (timeoutMs = 15_000): IdentityGateway =>
  createIdentityGateway({
    settings: {
      userPoolId: 'us-east-1_Sandbox01',
      clientId: 'sandboxlarkfieldclient0001',
      origin: sandbox.urlOf('identity'),
    },
    localePath: '/en-ca',
    now: () => Date.now(),
    timeoutMs,
  });

const fail = async (operation: string, fault: object, times = 1): Promise<void> => {
  await fetch(`${sandbox.urlOf('control')}/faults`, {
    method: 'POST',
    body: JSON.stringify({ service: 'identity', match: { operation }, fault, times }),
  });
};

/** The newest email to an address. */
const mailTo = async (email: string) => {
  const address = `${sandbox.urlOf('consumer-service')}/inbox?to=${encodeURIComponent(email)}`;
  const { mails } = (await (await fetch(address)).json()) as {
    mails: readonly { readonly code: string | null; readonly link: string | null }[];
  };
  return mails.at(-1) ?? { code: null, link: null };
};

const signIn = async (): Promise<IdentityTokens> => {
  const result = await identity.signIn(AVERY.email, AVERY.password);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

const refusedWith = (code: string) => ({
  ok: false,
  error: { kind: 'user', isRetryable: false, userErrors: [{ code }] },
});

const signUp = async (name: string): Promise<string> => {
  const email = `${name}@example.com`;
  const account = { email, password: PASSWORD, firstName: 'Robin', lastName: 'Vale' };
  expect(await identity.signUp(account)).toEqual({ ok: true, value: undefined });
  return email;
};

describe('a sign-in', () => {
  it('gives tokens that last an hour', async () => {
    const tokens = await signIn();
    const leftMs = Date.parse(tokens.expiresAt) - Date.now();
    expect(leftMs).toBeGreaterThan(3_590_000);
    expect(leftMs).toBeLessThanOrEqual(3_600_000);
    expect(tokens.idToken.split('.')).toHaveLength(3);
  });

  it('is refused with a wrong password, and to strangers in the same words', async () => {
    const wrong = await identity.signIn('sam@example.com', 'not-the-password');
    expect(wrong).toMatchObject(refusedWith('wrong-credentials'));
    expect(await identity.signIn('nobody@example.com', 'whatever-1')).toEqual(wrong);
  });

  it('is refused before the address is verified', async () => {
    const email = await signUp('unverified');
    expect(await identity.signIn(email, PASSWORD)).toMatchObject(refusedWith('unconfirmed'));
  });

  it('is locked out after too many wrong passwords', async () => {
    const email = await signUp('locked');
    await identity.confirmSignUp(email, (await mailTo(email)).code ?? '');
    const codes: (string | null | undefined)[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      const reply = await identity.signIn(email, 'not-the-password');
      codes.push(reply.ok ? null : reply.error.userErrors[0]?.code);
    }
    expect(codes.slice(0, 5)).toEqual(Array(5).fill('wrong-credentials'));
    expect(codes).toContain('locked-out');
  });
});

describe('tokens', () => {
  it('are refreshed, and refused once they are taken back', async () => {
    const tokens = await signIn();
    const fresh = await identity.refresh(tokens.refreshToken);
    expect(fresh).toMatchObject({ ok: true, value: { refreshToken: tokens.refreshToken } });
    expect(await identity.revoke(tokens)).toEqual({ ok: true, value: undefined });
    expect(await identity.refresh(tokens.refreshToken)).toMatchObject(refusedWith('refused'));
  });

  it.each([
    ['a broken service', { kind: 'status', status: 500 }, { kind: 'http', status: 500 }],
    ['a busy service', { kind: 'status', status: 429 }, { kind: 'http', status: 429 }],
    ['a malformed answer', { kind: 'malformed' }, { kind: 'protocol' }],
    ['a dropped connection', { kind: 'reset' }, { kind: 'network' }],
    ['no answer', { kind: 'hang' }, { kind: 'timeout' }],
  ])('are not refused by %s', async (_name, fault, error) => {
    const { refreshToken } = await signIn();
    await fail('InitiateAuth', fault);
    const reply = await gateway(800).refresh(refreshToken);
    expect(reply).toMatchObject({ ok: false, error: { ...error, isRetryable: true } });
    await fetch(`${sandbox.urlOf('control')}/faults`, { method: 'DELETE' });
  });

  it.each([
    ['a broken service', { kind: 'status', status: 500 }],
    ['a malformed answer', { kind: 'malformed' }],
    ['a dropped connection', { kind: 'reset' }],
    ['no answer', { kind: 'hang' }],
  ])('%s is no wrong password', async (_name, fault) => {
    await fail('InitiateAuth', fault);
    const reply = await gateway(1500).signIn(AVERY.email, AVERY.password);
    expect(reply).toMatchObject({ ok: false, error: { isRetryable: true, userErrors: [] } });
    await fetch(`${sandbox.urlOf('control')}/faults`, { method: 'DELETE' });
  });
});

describe('a sign-up', () => {
  it('is completed by the code of a mail, which leads to the locale of the page', async () => {
    const email = await signUp('robin');
    const { code, link } = await mailTo(email);
    expect(new URL(link ?? '').pathname).toBe('/en-ca/account/verify');
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await identity.confirmSignUp(email, wrong)).toMatchObject(refusedWith('code-mismatch'));
    expect((await identity.confirmSignUp(email, code ?? '')).ok).toBe(true);
    expect((await identity.signIn(email, PASSWORD)).ok).toBe(true);
    expect(await identity.confirmSignUp(email, code ?? '')).toMatchObject(
      refusedWith('already-confirmed'),
    );
  });

  it('sends another code, and the one before is void', async () => {
    const email = await signUp('again');
    const { code: first } = await mailTo(email);
    expect((await identity.resendCode(email)).ok).toBe(true);
    const { code: second } = await mailTo(email);
    expect(second).not.toBe(first);
    expect((await identity.confirmSignUp(email, second ?? '')).ok).toBe(true);
  });

  it('is refused for an address that has an account, and for a short password', async () => {
    const taken = { ...AVERY, firstName: 'Avery', lastName: 'Brooks' };
    expect(await identity.signUp(taken)).toMatchObject(refusedWith('exists'));
    const short = { ...taken, email: 'short@example.com', password: 'abc' };
    expect(await identity.signUp(short)).toMatchObject(refusedWith('password-policy'));
  });

  it('is limited in its mails', async () => {
    const email = await signUp('often');
    for (let times = 0; times < 5; times += 1) await identity.resendCode(email);
    expect(await identity.resendCode(email)).toMatchObject(refusedWith('limit'));
  });
});

describe('a new password', () => {
  it('is set by a code', async () => {
    const email = await signUp('forgot');
    await identity.confirmSignUp(email, (await mailTo(email)).code ?? '');
    expect((await identity.forgotPassword(email)).ok).toBe(true);
    const { code } = await mailTo(email);
    expect(await identity.resetPassword(email, '999', 'another-gate-9')).toMatchObject({
      ok: false,
    });
    expect((await identity.resetPassword(email, code ?? '', 'another-gate-9')).ok).toBe(true);
    expect((await identity.signIn(email, 'another-gate-9')).ok).toBe(true);
  });

  it('is not told apart for strangers', async () => {
    expect((await identity.forgotPassword('stranger@example.com')).ok).toBe(true);
  });

  it('is set by the old one', async () => {
    const email = await signUp('change');
    await identity.confirmSignUp(email, (await mailTo(email)).code ?? '');
    const tokens = await identity.signIn(email, PASSWORD);
    if (!tokens.ok) throw new Error(tokens.error.message);
    expect(
      await identity.changePassword(tokens.value, 'wrong-one-1', 'better-gate-3'),
    ).toMatchObject(refusedWith('wrong-credentials'));
    expect((await identity.changePassword(tokens.value, PASSWORD, 'better-gate-3')).ok).toBe(true);
    expect((await identity.signIn(email, 'better-gate-3')).ok).toBe(true);
  });
});

describe('the hand-off to a store', () => {
  const clientOf = (shopName: string) =>
    createCommerceClient({
      origin: sandbox.urlOf(`commerce-${shopName}`),
      token: `sandbox-${shopName}-public`,
      apiVersion: '2025-04',
    });
  const exchange = (idToken: string, shopName: string) =>
    createMultipassToken({ origin: sandbox.urlOf('consumer-service') }, idToken, shopName);

  it('gives a token of that store, which is renewed, read by and taken back', async () => {
    const { idToken } = await signIn();
    const multipass = await exchange(idToken, 'larkfield-ca');
    if (!multipass.ok) throw new Error(multipass.error.message);
    const client = clientOf('larkfield-ca');
    const token = await createTokenByMultipass(client, multipass.value);
    if (!token.ok) throw new Error(token.error.message);
    const { accessToken } = token.value;
    expect(await readCustomer(client, accessToken)).toMatchObject({
      value: { email: AVERY.email, firstName: 'Avery', tags: ['pro program', 'trainer'] },
    });
    expect(await createTokenByMultipass(client, multipass.value)).toMatchObject(
      refusedWith('INVALID_MULTIPASS_REQUEST'),
    );
    expect((await renewToken(client, accessToken)).ok).toBe(true);
    expect(await readCustomer(clientOf('larkfield-us'), accessToken)).toMatchObject(
      refusedWith('TOKEN_INVALID'),
    );
    expect((await deleteToken(client, accessToken)).ok).toBe(true);
    expect(await readCustomer(client, accessToken)).toMatchObject(refusedWith('TOKEN_INVALID'));
    expect(await renewToken(client, accessToken)).toMatchObject({ error: { kind: 'user' } });
  });

  it('is refused for a token that is not valid, and for another brand', async () => {
    expect(await exchange('a.b.c', 'larkfield-us')).toMatchObject({ error: { status: 401 } });
    const { idToken } = await signIn();
    expect(await exchange(idToken, 'pawmere-us')).toMatchObject(refusedWith('forbidden'));
  });
});
