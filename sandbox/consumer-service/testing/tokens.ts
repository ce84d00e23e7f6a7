import type { CognitoUserSession } from 'amazon-cognito-identity-js';
import { SignJWT, type JWTPayload } from 'jose';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { ISSUER } from '~/sandbox/identity/pool';
import { CLIENT_ID, type RunningIdentity } from '~/sandbox/identity/testing/start-identity';

/** An id token with the pool's claims, overridden by these. @param key defaults to the pool's own */
export async function signedToken(
  identity: RunningIdentity,
  claims: JWTPayload,
  key?: KeyObject,
): Promise<string> {
  const { id, privateKey } = await identity.keys.key();
  const now = Math.floor(Date.now() / 1000);
  const facts = { sub: 'somebody', iss: ISSUER, aud: CLIENT_ID, iat: now, exp: now + 600 };
  const own = { token_use: 'id', email: 'guest@example.com', email_verified: true };
  return new SignJWT({ ...facts, ...own, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: id })
    .sign(key ?? privateKey);
}

/** Invalid ID tokens that look valid. */
export async function falseTokens(
  identity: RunningIdentity,
  session: CognitoUserSession,
): Promise<readonly string[]> {
  const [header, , signature] = session.getIdToken().getJwtToken().split('.');
  const changed = Buffer.from('{"email":"sam@example.com"}').toString('base64url');
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  return [
    'x',
    `${header}.${changed}.${signature}`,
    session.getAccessToken().getJwtToken(),
    session.getRefreshToken().getToken(),
    await signedToken(identity, {}, stranger),
    await signedToken(identity, { iss: 'http://127.0.0.1:4841/us-east-1_Other' }),
    await signedToken(identity, { aud: 'other' }),
    await signedToken(identity, { token_use: 'access' }),
  ];
}
