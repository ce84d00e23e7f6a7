import { randomUUID } from 'node:crypto';
import { isEmail, readAttributes } from '../attributes';
import { expiredCode, issueCode, redeemCode } from '../codes';
import { NO_FAILURES } from '../lockout';
import { sendVerification, sendWelcome } from '../mails';
import type { StoredUser } from '../model';
import type { Parameters } from '../parameters';
import { checkPassword } from '../password-policy';
import type { AppClient } from '../pool';
import { findUser, saveUser, type IdentityRuntime } from '../runtime';
import { IdentityError, invalidParameter, notAuthorized } from '../service-error';
import { createVerifier } from '../srp';
import { deliveryDetails, recipientOf } from './recipient';

function sendCode(
  pool: IdentityRuntime,
  user: StoredUser,
  parameters: Parameters,
  client: AppClient,
): void {
  const { code } = issueCode(pool, user, 'sign-up');
  sendVerification(pool.mail, recipientOf(user, parameters, client), code);
}

/**
 * `SignUp`: creates a user who cannot sign in until the emailed code is confirmed.
 * @throws {IdentityError} `UsernameExistsException`, `InvalidPasswordException`, or
 *   `InvalidParameterException` for an invalid email address
 */
export function signUp(pool: IdentityRuntime, parameters: Parameters): object {
  parameters.allow('SignUp', ['ClientId', 'Password', 'UserAttributes', 'Username']);
  const client = parameters.client();
  const username = parameters.text('Username');
  const password = parameters.text('Password');
  if (!isEmail(username)) throw invalidParameter('Username should be an email.');
  const { email, profile } = readAttributes(parameters.value('UserAttributes') ?? []);
  if (email !== null && email !== username.toLowerCase()) {
    throw invalidParameter('The email attribute must be the username.');
  }
  checkPassword(password, 'did');
  if (findUser(pool, username)) {
    throw new IdentityError(
      'UsernameExistsException',
      'An account with the given email already exists.',
    );
  }
  const id = randomUUID();
  const user: StoredUser = {
    id,
    email: username.toLowerCase(),
    isEmailVerified: false,
    newEmail: null,
    status: 'UNCONFIRMED',
    profile,
    password: createVerifier(id, password),
    codes: {},
    codesSentAt: [],
    failures: NO_FAILURES,
  };
  sendCode(pool, saveUser(pool, user), parameters, client);
  const details = deliveryDetails(user.email);
  return { CodeDeliveryDetails: details, UserConfirmed: false, UserSub: id };
}

/**
 * `ConfirmSignUp`. For unknown users the code counts as expired, so that nobody learns who has an
 * account.
 * @throws {IdentityError} `NotAuthorizedException` if already confirmed, or as `redeemCode` does
 */
export function confirmSignUp(pool: IdentityRuntime, parameters: Parameters): object {
  const names = ['ClientId', 'ConfirmationCode', 'Username'];
  // `ForceAliasCreation`: the client always sends it. It has no effect, because addresses are unique here.
  parameters.allow('ConfirmSignUp', [...names, 'ForceAliasCreation']);
  const client = parameters.client();
  const user = findUser(pool, parameters.text('Username'));
  const code = parameters.text('ConfirmationCode');
  if (!user) throw expiredCode();
  if (user.status === 'CONFIRMED') {
    throw notAuthorized('User cannot be confirmed. Current status is CONFIRMED');
  }
  const redeemed = redeemCode(pool, user, 'sign-up', code);
  saveUser(pool, { ...redeemed, status: 'CONFIRMED', isEmailVerified: true });
  sendWelcome(pool.mail, recipientOf(user, parameters, client));
  return {};
}

/**
 * `ResendConfirmationCode`; the reply does not reveal whether the user exists.
 * @throws {IdentityError} `InvalidParameterException` if already confirmed,
 *   `LimitExceededException` for the sixth code within an hour
 */
export function resendConfirmationCode(pool: IdentityRuntime, parameters: Parameters): object {
  parameters.allow('ResendConfirmationCode', ['ClientId', 'Username']);
  const client = parameters.client();
  const username = parameters.text('Username');
  const user = findUser(pool, username);
  if (user?.status === 'CONFIRMED') throw invalidParameter('User is already confirmed.');
  if (user) sendCode(pool, user, parameters, client);
  return { CodeDeliveryDetails: deliveryDetails(user?.email ?? username) };
}
