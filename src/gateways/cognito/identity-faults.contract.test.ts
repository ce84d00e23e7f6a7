import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Result } from '~/src/domain/data/result';
import { endFaults, FAULTS, failService } from '../testing/faults';
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
afterEach(() => endFaults(sandbox));

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

describe.each(OPERATIONS)('%s', (operation, call) => {
  it.each(FAULTS)('fails by %s, and may be tried again', async (_name, fault, error) => {
    await failService(sandbox, 'identity', fault, operation);
    expect(await call()).toMatchObject({
      ok: false,
      error: { ...error, isRetryable: true, userErrors: [] },
    });
  });
});

describe.each(['SignUp', 'ResendConfirmationCode', 'ForgotPassword'])('%s', operation => {
  it('fails by an answer that does not say what was done', async () => {
    await failService(sandbox, 'identity', { kind: 'status', status: 200, body: {} }, operation);
    const call = OPERATIONS.find(([name]) => name === operation)?.[1];
    expect(await call?.()).toMatchObject({ ok: false, error: { kind: 'protocol' } });
  });
});
