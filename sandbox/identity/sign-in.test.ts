import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLIENT_ID, startIdentity } from './testing/start-identity';
import type { Browser, RunningIdentity } from './testing/start-identity';

const EMAIL = 'sam@example.com';
const PASSWORD = 'meadow-gate-01';

let identity: RunningIdentity;
let browser: Browser;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'identity-'));
  identity = await startIdentity(folder);
});
beforeEach(async () => {
  await fetch(`${identity.urls.control}/reset`, { method: 'POST' });
  browser = identity.browser();
});
afterAll(() => identity.stop());

const wrong = { code: 'NotAuthorizedException', message: 'Incorrect username or password.' };
describe('signing in', () => {
  it.each(['USER_SRP_AUTH', 'USER_PASSWORD_AUTH'])('gives three tokens by %s', async flow => {
    const session = await browser.signIn('Sam@Example.com', PASSWORD, flow);
    expect(session.isValid()).toBe(true);
    expect(session.getAccessToken().payload).toMatchObject({
      client_id: CLIENT_ID,
      token_use: 'access',
    });
    expect(session.getRefreshToken().getToken().length).toBeGreaterThan(40);
  });

  it.each([
    ['USER_SRP_AUTH', EMAIL, 'meadow-gate-02'],
    ['USER_SRP_AUTH', 'nobody@example.com', PASSWORD],
    ['USER_PASSWORD_AUTH', EMAIL, 'meadow-gate-02'],
    ['USER_PASSWORD_AUTH', 'nobody@example.com', PASSWORD],
  ])('is refused by %s to %s with "%s" in the same words', async (flow, email, password) => {
    await expect(browser.signIn(email, password, flow)).rejects.toMatchObject(wrong);
  });

  it('keeps the password from the wire and from the disk', async () => {
    await fetch(`${identity.urls.control}/requests`, { method: 'DELETE' });
    await browser.signIn(EMAIL, PASSWORD);
    const log = await (await fetch(`${identity.urls.control}/requests?service=identity`)).text();
    expect(log).toContain('SRP_A');
    expect(log).not.toContain(PASSWORD);
    await expect
      .poll(() => readFile(path.join(folder, 'identity.json'), 'utf8'))
      .toContain('"verifier"');
    expect(await readFile(path.join(folder, 'identity.json'), 'utf8')).not.toContain(PASSWORD);
  });

  it('is locked by wrong passwords, to the right one too, until a while has passed', async () => {
    const attempt = (password: string) => browser.signIn(EMAIL, password, 'USER_PASSWORD_AUTH');
    const locked = { code: 'NotAuthorizedException', message: 'Password attempts exceeded' };
    for (let tries = 1; tries <= 11; tries += 1) {
      await expect(attempt('wrong')).rejects.toMatchObject(wrong);
      if (tries < 11) await identity.moveClock(2 ** Math.max(0, tries - 5) + 1);
    }
    await expect(attempt(PASSWORD)).rejects.toMatchObject(locked);
    await expect(browser.signIn(EMAIL, PASSWORD)).rejects.toMatchObject(locked);
    await identity.moveClock(65);
    expect((await browser.signIn(EMAIL, PASSWORD)).isValid()).toBe(true);
    await expect(attempt('wrong')).rejects.toMatchObject(wrong);
    expect((await attempt(PASSWORD)).isValid()).toBe(true);
  });

  it('answers each exchange once, and for three minutes', async () => {
    const begin = () =>
      identity.call('InitiateAuth', {
        AuthFlow: 'USER_SRP_AUTH',
        ClientId: CLIENT_ID,
        AuthParameters: { USERNAME: EMAIL, SRP_A: 'abcdef' },
      });
    const respond = (secretBlock: string, userId: string) =>
      identity.call('RespondToAuthChallenge', {
        ChallengeName: 'PASSWORD_VERIFIER',
        ClientId: CLIENT_ID,
        ChallengeResponses: {
          USERNAME: userId,
          PASSWORD_CLAIM_SECRET_BLOCK: secretBlock,
          PASSWORD_CLAIM_SIGNATURE: 'AAAA',
          TIMESTAMP: 'Mon Nov 23 03:24:16 UTC 2026',
        },
      });
    const partsOf = async () => {
      const { ChallengeParameters: parts } = (await begin()).body;
      const { SECRET_BLOCK, USER_ID_FOR_SRP } = parts as Record<string, string>;
      return [SECRET_BLOCK ?? '', USER_ID_FOR_SRP ?? ''] as const;
    };
    const first = await partsOf();
    expect((await respond(...first)).body).toMatchObject({ message: wrong.message });
    const over = { __type: 'NotAuthorizedException', message: 'Invalid session for the user.' };
    expect((await respond(...first)).body).toEqual(over);
    const second = await partsOf();
    await identity.moveClock(181);
    expect((await respond(...second)).body).toEqual(over);
  });

  it('takes no number as a key that would give the secret away', async () => {
    const answer = await identity.call('InitiateAuth', {
      AuthFlow: 'USER_SRP_AUTH',
      ClientId: CLIENT_ID,
      AuthParameters: { USERNAME: EMAIL, SRP_A: '0' },
    });
    expect(answer).toMatchObject({ status: 400, body: { __type: 'InvalidParameterException' } });
  });
});

it('an operation can be made to fail, and is told to pages of this machine', async () => {
  const body = { __type: 'TooManyRequestsException', message: 'Rate exceeded' };
  const rule = {
    service: 'identity',
    match: { operation: 'InitiateAuth' },
    times: 1,
    fault: { kind: 'status', status: 400, body },
  };
  await fetch(`${identity.urls.control}/faults`, { method: 'POST', body: JSON.stringify(rule) });
  await expect(browser.signIn(EMAIL, PASSWORD)).rejects.toMatchObject({
    code: 'TooManyRequestsException',
    message: 'Rate exceeded',
  });
  expect((await browser.signIn(EMAIL, PASSWORD)).isValid()).toBe(true);
  const preflight = await fetch(identity.urls.identity ?? '', {
    method: 'OPTIONS',
    headers: {
      Origin: 'http://localhost:8000',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'cache-control,content-type,x-amz-target,x-amz-user-agent',
    },
  });
  expect(preflight.headers.get('access-control-allow-headers')).toBe(
    'cache-control, content-type, x-amz-target, x-amz-user-agent',
  );
});

describe('what is not modelled', () => {
  it.each([
    ['AdminGetUser', {}, 'UnknownOperationException', 'AdminGetUser'],
    ['SignUp', { SecretHash: 'x' }, 'InvalidParameterException', 'SignUp.SecretHash'],
    [
      'InitiateAuth',
      { ClientId: CLIENT_ID, AuthFlow: 'CUSTOM_AUTH' },
      'InvalidParameterException',
      'the AuthFlow CUSTOM_AUTH',
    ],
    [
      'RespondToAuthChallenge',
      { ClientId: CLIENT_ID, ChallengeName: 'SMS_MFA' },
      'InvalidParameterException',
      'the challenge SMS_MFA',
    ],
  ])('of %s is refused by name', async (operation, body, type, what) => {
    expect(await identity.call(operation, body)).toMatchObject({
      status: 400,
      body: { __type: type, message: `Not modelled in the sandbox: ${what}` },
    });
  });

  it('is said of an app that the pool does not have', async () => {
    const { body } = await identity.call('ForgotPassword', { ClientId: 'other', Username: EMAIL });
    expect(body).toEqual({
      __type: 'ResourceNotFoundException',
      message: 'User pool client other does not exist.',
    });
  });
});
