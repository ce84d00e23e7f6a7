import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { StoredSession, StoredUser } from './model';
import { ISSUER, LIFETIME } from './pool';
import { secondsFromNow, type IdentityRuntime } from './runtime';
import { IdentityError, notAuthorized } from './service-error';

/** `AuthenticationResult`. */
export interface IssuedTokens {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly ExpiresIn: number;
  readonly TokenType: 'Bearer';
  readonly RefreshToken?: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1000);

async function sign(pool: IdentityRuntime, claims: JWTPayload): Promise<string> {
  const { id, privateKey } = await pool.keys.key();
  const issuedAt = secondsOf(pool.now());
  return new SignJWT({ ...claims, jti: randomUUID() })
    .setProtectedHeader({ alg: 'RS256', kid: id })
    .setIssuer(ISSUER)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFETIME.token)
    .sign(privateKey);
}

async function issue(
  pool: IdentityRuntime,
  user: StoredUser,
  session: StoredSession,
): Promise<IssuedTokens> {
  const shared = {
    sub: user.id,
    origin_jti: session.id,
    event_id: randomUUID(),
    auth_time: secondsOf(new Date(session.signedInAt)),
  };
  const [AccessToken, IdToken] = await Promise.all([
    sign(pool, {
      ...shared,
      token_use: 'access',
      client_id: session.clientId,
      scope: 'aws.cognito.signin.user.admin',
      username: user.id,
    }),
    sign(pool, {
      ...shared,
      ...user.profile,
      token_use: 'id',
      aud: session.clientId,
      email: user.email,
      email_verified: user.isEmailVerified,
      'cognito:username': user.id,
    }),
  ]);
  return { AccessToken, IdToken, ExpiresIn: LIFETIME.token, TokenType: 'Bearer' };
}

/** Starts a session and returns its tokens, including the refresh token. */
export async function beginSession(
  pool: IdentityRuntime,
  user: StoredUser,
  clientId: string,
): Promise<IssuedTokens> {
  const refreshToken = randomBytes(48).toString('base64url');
  const session: StoredSession = {
    id: randomUUID(),
    userId: user.id,
    clientId,
    refreshHash: sha256(refreshToken),
    signedInAt: pool.now().toISOString(),
    expiresAt: secondsFromNow(pool, LIFETIME.refreshToken),
    isRevoked: false,
  };
  pool.state.update(data => ({ ...data, sessions: { ...data.sessions, [session.id]: session } }));
  return { ...(await issue(pool, user, session)), RefreshToken: refreshToken };
}

/** The session of a refresh token; null if the pool never issued it. */
export function sessionOfRefreshToken(
  { state }: IdentityRuntime,
  refreshToken: string,
): StoredSession | null {
  const wanted = sha256(refreshToken);
  const sessions = Object.values(state.value.sessions);
  return sessions.find(({ refreshHash }) => refreshHash === wanted) ?? null;
}

/** New access and id tokens for a refresh token. @throws {IdentityError} `NotAuthorizedException` */
export async function refreshSession(
  pool: IdentityRuntime,
  refreshToken: string,
  clientId: string,
): Promise<IssuedTokens> {
  const session = sessionOfRefreshToken(pool, refreshToken);
  if (!session || session.clientId !== clientId) throw notAuthorized('Invalid Refresh Token');
  if (session.isRevoked) throw notAuthorized('Refresh Token has been revoked');
  if (Date.parse(session.expiresAt) <= pool.now().getTime()) {
    throw notAuthorized('Refresh Token has expired');
  }
  const user = pool.state.value.users[session.userId];
  if (!user) throw notAuthorized('Invalid Refresh Token');
  return issue(pool, user, session);
}

/** Revokes the sessions that `isMeant` selects, with all of their tokens. */
export function revokeSessions(
  { state }: IdentityRuntime,
  isMeant: (session: StoredSession) => boolean,
): void {
  state.update(data => ({
    ...data,
    sessions: Object.fromEntries(
      Object.entries(data.sessions).map(([id, session]) => [
        id,
        isMeant(session) ? { ...session, isRevoked: true } : session,
      ]),
    ),
  }));
}

async function claimsOf(pool: IdentityRuntime, accessToken: string): Promise<JWTPayload> {
  const { publicKey } = await pool.keys.key();
  try {
    const options = { issuer: ISSUER, algorithms: ['RS256'], currentDate: pool.now() };
    return (await jwtVerify(accessToken, publicKey, options)).payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw notAuthorized('Access Token has expired');
    if (error instanceof errors.JOSEError) throw notAuthorized('Invalid Access Token');
    throw error;
  }
}

/** The user and session of an access token. @throws {IdentityError} `NotAuthorizedException` */
export async function readAccessToken(
  pool: IdentityRuntime,
  accessToken: string,
): Promise<{ readonly user: StoredUser; readonly session: StoredSession }> {
  const claims = await claimsOf(pool, accessToken);
  if (claims.token_use !== 'access') throw notAuthorized('Invalid Access Token');
  const { users, sessions } = pool.state.value;
  const user = users[String(claims.sub)];
  if (!user) throw new IdentityError('UserNotFoundException', 'User does not exist.');
  const session = sessions[String(claims.origin_jti)];
  if (!session || session.isRevoked) throw notAuthorized('Access Token has been revoked');
  return { user, session };
}
