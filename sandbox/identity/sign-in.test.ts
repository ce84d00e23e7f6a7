import { createRemoteJWKSet, jwtVerify } from 'jose';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ISSUER, POOL_ID } from './pool';
import { CLIENT_ID, once, settled, startIdentity } from './testing/start-identity';
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
const signedIn = async () => {
  await browser.signIn(EMAIL, PASSWORD);
  const user = browser.pool.getCurrentUser();
  if (!user) throw new Error('Nobody is signed in.');
  await once(done => user.getSession(done));
  return user;
};

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

  it('is locked after five wrong passwords, twice as long with each further one', async () => {
    const attempt = (password: string) => browser.signIn(EMAIL, password, 'USER_PASSWORD_AUTH');
    const locked = { code: 'NotAuthorizedException', message: 'Password attempts exceeded' };
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(attempt('wrong')).rejects.toMatchObject(wrong);
    }
    await expect(attempt(PASSWORD)).rejects.toMatchObject(locked);
    await expect(browser.signIn(EMAIL, PASSWORD)).rejects.toMatchObject(locked);
    await identity.moveClock(2);
    for (let tries = 0; tries < 6; tries += 1) {
      await expect(attempt('wrong')).rejects.toMatchObject(wrong);
      await identity.moveClock(2 ** (tries + 1) + 1);
    }
    await expect(attempt('wrong')).rejects.toMatchObject(wrong);
    await identity.moveClock(120);
    await expect(attempt(PASSWORD)).rejects.toMatchObject(locked);
    await identity.moveClock(10);
    expect((await attempt(PASSWORD)).isValid()).toBe(true);
    await expect(attempt('wrong')).rejects.toMatchObject(wrong);
    expect((await attempt(PASSWORD)).isValid()).toBe(true);
  });

  it('answers each exchange once, and for three minutes', async () => {
    const begin = () =>
      identity.call('InitiateAuth', {
        ...{ AuthFlow: 'USER_SRP_AUTH', ClientId: CLIENT_ID },
        AuthParameters: { USERNAME: EMAIL, SRP_A: 'abcdef' },
      });
    const respond = (secretBlock: string, userId: string) =>
      identity.call('RespondToAuthChallenge', {
        ...{ ChallengeName: 'PASSWORD_VERIFIER', ClientId: CLIENT_ID },
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
      ...{ AuthFlow: 'USER_SRP_AUTH', ClientId: CLIENT_ID },
      AuthParameters: { USERNAME: EMAIL, SRP_A: '0' },
    });
    expect(answer).toMatchObject({ status: 400, body: { __type: 'InvalidParameterException' } });
  });
});

describe('tokens', () => {
  it('are verified by the published keys', async () => {
    const { identity: origin = '' } = identity.urls;
    const described: unknown = await (
      await fetch(`${origin}/${POOL_ID}/.well-known/openid-configuration`)
    ).json();
    const jwksUri = `${origin}/${POOL_ID}/.well-known/jwks.json`;
    expect(described).toMatchObject({ issuer: ISSUER, jwks_uri: jwksUri });
    const session = await browser.signIn(EMAIL, PASSWORD);
    const keys = createRemoteJWKSet(new URL(jwksUri));
    const id = await jwtVerify(session.getIdToken().getJwtToken(), keys, {
      ...{ issuer: ISSUER, audience: CLIENT_ID, algorithms: ['RS256'] },
    });
    expect(id.payload).toMatchObject({ token_use: 'id', email: EMAIL, given_name: 'Sam' });
    const access = await jwtVerify(session.getAccessToken().getJwtToken(), keys, {
      issuer: ISSUER,
    });
    expect(access.payload.aud).toBeUndefined();
    expect(Number(id.payload.exp) - Number(id.payload.iat)).toBe(3600);
  });

  it('are renewed by the refresh token until it expires', async () => {
    const session = await browser.signIn(EMAIL, PASSWORD);
    const refresh = () =>
      once<{ getIdToken(): { getJwtToken(): string } }>(done =>
        browser.user(EMAIL).refreshSession(session.getRefreshToken(), done),
      );
    const renewed = await refresh();
    expect(renewed?.getIdToken().getJwtToken()).not.toBe(session.getIdToken().getJwtToken());
    await identity.moveClock(30 * 24 * 3600);
    await expect(refresh()).rejects.toMatchObject({
      code: 'NotAuthorizedException',
      message: 'Refresh Token has expired',
    });
  });

  it('that have expired open nothing', async () => {
    const user = await signedIn();
    await identity.moveClock(3601);
    await expect(once(done => user.getUserAttributes(done))).rejects.toMatchObject({
      code: 'NotAuthorizedException',
      message: 'Access Token has expired',
    });
  });

  it('end everywhere by a global sign-out', async () => {
    const elsewhere = await identity.browser().signIn(EMAIL, PASSWORD);
    const user = await signedIn();
    await settled(callbacks => user.globalSignOut(callbacks));
    const [refreshed, read] = await Promise.all([
      identity.call('InitiateAuth', {
        ...{ AuthFlow: 'REFRESH_TOKEN_AUTH', ClientId: CLIENT_ID },
        AuthParameters: { REFRESH_TOKEN: elsewhere.getRefreshToken().getToken() },
      }),
      identity.call('GetUser', { AccessToken: elsewhere.getAccessToken().getJwtToken() }),
    ]);
    expect(refreshed.body.message).toBe('Refresh Token has been revoked');
    expect(read.body.message).toBe('Access Token has been revoked');
  });

  it('end here alone by a revocation', async () => {
    const elsewhere = await identity.browser().signIn(EMAIL, PASSWORD);
    const user = await signedIn();
    const token = user.getSignInUserSession()?.getRefreshToken().getToken();
    await new Promise<void>(resolve => user.signOut(resolve));
    const refresh = (refreshToken: string | undefined) =>
      identity.call('InitiateAuth', {
        ...{ AuthFlow: 'REFRESH_TOKEN_AUTH', ClientId: CLIENT_ID },
        AuthParameters: { REFRESH_TOKEN: refreshToken },
      });
    expect((await refresh(token)).body.message).toBe('Refresh Token has been revoked');
    expect((await refresh(elsewhere.getRefreshToken().getToken())).status).toBe(200);
  });

  it('are verified over a restart, and refreshed', async () => {
    const session = await browser.signIn(EMAIL, PASSWORD);
    await identity.stop();
    identity = await startIdentity(folder);
    const access = session.getAccessToken().getJwtToken();
    expect(await identity.call('GetUser', { AccessToken: access })).toMatchObject({ status: 200 });
  });

  it.each([
    ['not.a.token', 'Invalid Access Token'],
    ['', "1 validation error detected: Value at 'accessToken'"],
  ])('like "%s" are refused', async (token, message) => {
    const { status, body, type } = await identity.call('GetUser', { AccessToken: token });
    expect(status).toBe(400);
    expect(body.message).toContain(message);
    expect(type).toBe(`${String(body.__type)}:`);
  });
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
