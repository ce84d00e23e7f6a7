import { createHmac } from 'node:crypto';
import { NO_FAILURES, recordFailure, refuseWhileLocked } from '../lockout';
import type { StoredUser } from '../model';
import type { Parameters } from '../parameters';
import type { AppClient } from '../pool';
import { findUser, saveUser, type IdentityRuntime } from '../runtime';
import {
  IdentityError,
  invalidParameter,
  notAuthorized,
  notModelled,
  wrongCredentials,
} from '../service-error';
import {
  createServerKeys,
  createVerifier,
  isClaimValid,
  isPassword,
  readClientKey,
  type PasswordVerifier,
} from '../srp';
import { beginSession, refreshSession } from '../tokens';

const TIMESTAMP = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) [A-Z][a-z]{2} \d{1,2} \d\d:\d\d:\d\d UTC \d{4}$/;

/** Completes a sign-in whose password was right. */
async function finish(pool: IdentityRuntime, user: StoredUser, client: AppClient): Promise<object> {
  if (user.status !== 'CONFIRMED') {
    throw new IdentityError('UserNotConfirmedException', 'User is not confirmed.');
  }
  const welcome = saveUser(pool, { ...user, failures: NO_FAILURES });
  const result = await beginSession(pool, welcome, client.id);
  return { AuthenticationResult: result, ChallengeParameters: {} };
}

async function signInByPassword(
  pool: IdentityRuntime,
  parameters: Parameters,
  client: AppClient,
): Promise<object> {
  const user = findUser(pool, parameters.required('USERNAME'));
  const password = parameters.required('PASSWORD');
  if (!user) throw wrongCredentials();
  refuseWhileLocked(pool, user);
  if (!isPassword(user.id, password, user.password)) {
    recordFailure(pool, user);
    throw wrongCredentials();
  }
  return finish(pool, user, client);
}

/** A stable verifier for unknown users, so that the exchange does not reveal whether one exists. */
function strangersVerifier(username: string): { id: string; password: PasswordVerifier } {
  const digest = createHmac('sha256', 'strangers').update(username.toLowerCase()).digest('hex');
  const id = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    digest.slice(12, 16),
    digest.slice(16, 20),
    digest.slice(20, 32),
  ].join('-');
  return { id, password: createVerifier(id, digest, digest.slice(32)) };
}

function beginExchange(pool: IdentityRuntime, parameters: Parameters, client: AppClient): object {
  const username = parameters.required('USERNAME');
  const clientKey = readClientKey(parameters.required('SRP_A'));
  if (clientKey === null) throw invalidParameter('Invalid SRP_A value.');
  const { id, password } = findUser(pool, username) ?? strangersVerifier(username);
  const keys = createServerKeys(password);
  const open = { userId: id, clientId: client.id, clientKey, password, keys };
  const secretBlock = pool.challenges.begin(open, pool.now().getTime());
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: password.salt,
      SECRET_BLOCK: secretBlock,
      SRP_B: keys.shared.toString(16),
      USERNAME: id,
      USER_ID_FOR_SRP: id,
    },
  };
}

/**
 * `InitiateAuth`: by SRP, by password or by refresh token.
 * @throws {IdentityError} `InvalidParameterException` for another `AuthFlow` or parameter,
 *   `NotAuthorizedException` for a wrong password or token
 */
export async function initiateAuth(pool: IdentityRuntime, parameters: Parameters): Promise<object> {
  parameters.allow('InitiateAuth', ['AuthFlow', 'AuthParameters', 'ClientId']);
  const client = parameters.client();
  const flow = parameters.text('AuthFlow');
  const given = parameters.nested('AuthParameters');
  switch (flow) {
    case 'USER_SRP_AUTH':
      given.allow('AuthParameters', ['SRP_A', 'USERNAME']);
      return beginExchange(pool, given, client);
    case 'USER_PASSWORD_AUTH':
      given.allow('AuthParameters', ['PASSWORD', 'USERNAME']);
      return signInByPassword(pool, given, client);
    case 'REFRESH_TOKEN':
    case 'REFRESH_TOKEN_AUTH': {
      given.allow('AuthParameters', ['REFRESH_TOKEN']);
      const tokens = await refreshSession(pool, given.required('REFRESH_TOKEN'), client.id);
      return { AuthenticationResult: tokens, ChallengeParameters: {} };
    }
    default:
      throw notModelled(`the AuthFlow ${flow}`);
  }
}

/**
 * `RespondToAuthChallenge`: the client's proof that it knew the password.
 * @throws {IdentityError} `InvalidParameterException` for another challenge or a malformed
 *   timestamp, `NotAuthorizedException` for an expired session or a wrong password
 */
export async function respondToAuthChallenge(
  pool: IdentityRuntime,
  parameters: Parameters,
): Promise<object> {
  const names = ['ChallengeName', 'ChallengeResponses', 'ClientId', 'Session'];
  parameters.allow('RespondToAuthChallenge', names);
  const client = parameters.client();
  const challengeName = parameters.text('ChallengeName');
  if (challengeName !== 'PASSWORD_VERIFIER') throw notModelled(`the challenge ${challengeName}`);
  const given = parameters.nested('ChallengeResponses');
  const secretBlock = given.required('PASSWORD_CLAIM_SECRET_BLOCK');
  given.allow('ChallengeResponses', [
    'PASSWORD_CLAIM_SECRET_BLOCK',
    'PASSWORD_CLAIM_SIGNATURE',
    'TIMESTAMP',
    'USERNAME',
  ]);
  const timestamp = given.required('TIMESTAMP');
  if (!TIMESTAMP.test(timestamp)) {
    throw invalidParameter('TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.');
  }
  const challenge = pool.challenges.take(secretBlock, pool.now().getTime());
  if (!challenge || challenge.clientId !== client.id) {
    throw notAuthorized('Invalid session for the user.');
  }
  const { userId, clientKey, password, keys } = challenge;
  if (given.required('USERNAME') !== userId) throw wrongCredentials();
  const user = pool.state.value.users[userId];
  if (user) refuseWhileLocked(pool, user);
  const claim = {
    userId,
    clientKey,
    timestamp,
    secretBlock: Buffer.from(secretBlock, 'base64'),
    signature: given.required('PASSWORD_CLAIM_SIGNATURE'),
  };
  if (isClaimValid(claim, password, keys) && user) return finish(pool, user, client);
  if (user) recordFailure(pool, user);
  throw wrongCredentials();
}
