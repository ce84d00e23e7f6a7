import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Result } from '~/src/domain/data/result';
import { freshSandbox, type FreshSandbox } from '../testing/fresh-sandbox';
import type { IdentityGateway, IdentityTokens } from './identity-contract';
import { createIdentityGateway } from './identity-gateway';

const TIMEOUT_MS = 1500;
const EMAIL = 'avery@example.com';
const PASSWORD = 'kennel-gate-40';

let sandbox: FreshSandbox;
let identity: IdentityGateway;
let tokens: IdentityTokens;

beforeAll(async () => {
  sandbox = await freshSandbox();
  const settings = {
    userPoolId: 'us-east-1_Sandbox01',
    clientId: 'sandboxlarkfieldclient0001',
    origin: sandbox.urlOf('identity'),
  };
  const options = { settings, localePath: '', now: () => Date.now() };
  const signedIn = await createIdentityGateway(options).signIn(EMAIL, PASSWORD);
  if (!signedIn.ok) throw new Error(signedIn.error.message);
  tokens = signedIn.value;
  identity = createIdentityGateway({ ...options, timeoutMs: TIMEOUT_MS });
});
afterAll(() => sandbox.stop());
afterEach(async () => {
  await fetch(`${sandbox.urlOf('control')}/faults`, { method: 'DELETE' });
});

const fail = async (operation: string, fault: object): Promise<void> => {
  const reply = await fetch(`${sandbox.urlOf('control')}/faults`, {
    method: 'POST',
    body: JSON.stringify({ service: 'identity', match: { operation }, fault }),
  });
  expect(reply.ok).toBe(true);
};

type Call = () => Promise<Result<unknown>>;

const newcomer = { email: 'new@example.com', password: PASSWORD, firstName: 'A', lastName: 'B' };

/** Each operation of the service with the call that sends it. */
const OPERATIONS: readonly (readonly [string, Call])[] = [
  ['InitiateAuth', () => identity.signIn(EMAIL, PASSWORD)],
  ['RespondToAuthChallenge', () => identity.signIn(EMAIL, PASSWORD)],
  ['SignUp', () => identity.signUp(newcomer)],
  ['ConfirmSignUp', () => identity.confirmSignUp(EMAIL, '000000')],
  ['ResendConfirmationCode', () => identity.resendCode(EMAIL)],
  ['ForgotPassword', () => identity.forgotPassword(EMAIL)],
  ['ConfirmForgotPassword', () => identity.resetPassword(EMAIL, '000000', 'another-gate-9')],
  ['ChangePassword', () => identity.changePassword(tokens, PASSWORD, 'another-gate-9')],
];

const FAULTS = [
  ['a malformed answer', { kind: 'malformed' }, { kind: 'protocol' }],
  ['a truncated answer', { kind: 'truncated' }, { kind: 'network' }],
  ['an empty answer', { kind: 'status', status: 200, body: '' }, { kind: 'protocol' }],
  [
    'an answer that is no object',
    { kind: 'status', status: 200, body: 'null' },
    { kind: 'protocol' },
  ],
  ['a page of a proxy', { kind: 'status', status: 200, body: '<p>Hello' }, { kind: 'protocol' }],
  ['a bare 429', { kind: 'status', status: 429 }, { kind: 'http', status: 429 }],
  ['an empty 429', { kind: 'status', status: 429, body: '' }, { kind: 'http', status: 429 }],
  ['a bare 500', { kind: 'status', status: 500 }, { kind: 'http', status: 500 }],
  [
    'a page with status 503',
    { kind: 'status', status: 503, body: '<p>' },
    { kind: 'http', status: 503 },
  ],
  ['a dropped connection', { kind: 'reset' }, { kind: 'network' }],
  ['no answer', { kind: 'hang' }, { kind: 'timeout' }],
] as const;

describe.each(OPERATIONS)('%s', (operation, call) => {
  it.each(FAULTS)('fails by %s, and may be tried again', async (_name, fault, error) => {
    await fail(operation, fault);
    expect(await call()).toMatchObject({
      ok: false,
      error: { ...error, isRetryable: true, userErrors: [] },
    });
  });
});

describe.each(['SignUp', 'ResendConfirmationCode', 'ForgotPassword'])('%s', operation => {
  it('fails by an answer that does not say what was done', async () => {
    await fail(operation, { kind: 'status', status: 200, body: {} });
    const call = OPERATIONS.find(([name]) => name === operation)?.[1];
    expect(await call?.()).toMatchObject({ ok: false, error: { kind: 'protocol' } });
  });
});
