import { expiredCode, issueCode, redeemCode } from '../codes';
import { NO_FAILURES, recordFailure, refuseWhileLocked } from '../lockout';
import { sendPasswordChanged, sendPasswordReset } from '../mails';
import type { Parameters } from '../parameters';
import { checkPassword } from '../password-policy';
import { findUser, saveUser, type IdentityRuntime } from '../runtime';
import { invalidParameter, wrongCredentials } from '../service-error';
import { createVerifier, isPassword } from '../srp';
import { readAccessToken } from '../tokens';
import { clientOf, deliveryDetails, recipientOf } from './recipient';

/**
 * `ForgotPassword`; the reply does not reveal whether the user exists.
 * @throws {IdentityError} `InvalidParameterException` for an unverified email address,
 *   `LimitExceededException` for the sixth code within an hour
 */
export function forgotPassword(pool: IdentityRuntime, parameters: Parameters): object {
  parameters.allow('ForgotPassword', ['ClientId', 'Username']);
  const client = parameters.client();
  const username = parameters.text('Username');
  const user = findUser(pool, username);
  if (user && !user.isEmailVerified) {
    throw invalidParameter(
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
  }
  if (user) {
    const { code } = issueCode(pool, user, 'password');
    sendPasswordReset(pool.mail, recipientOf(user, parameters, client), code);
  }
  return { CodeDeliveryDetails: deliveryDetails(user?.email ?? username) };
}

/**
 * `ConfirmForgotPassword`: sets a new password and ends a lockout.
 * @throws {IdentityError} as `checkPassword` and `redeemCode` do; for unknown users, the code
 *   counts as expired
 */
export function confirmForgotPassword(pool: IdentityRuntime, parameters: Parameters): object {
  const names = ['ClientId', 'ConfirmationCode', 'Password', 'Username'];
  parameters.allow('ConfirmForgotPassword', names);
  const client = parameters.client();
  const user = findUser(pool, parameters.text('Username'));
  const code = parameters.text('ConfirmationCode');
  const password = parameters.text('Password');
  checkPassword(password);
  if (!user) throw expiredCode();
  const redeemed = redeemCode(pool, user, 'password', code);
  const verifier = createVerifier(user.id, password);
  saveUser(pool, { ...redeemed, password: verifier, failures: NO_FAILURES });
  sendPasswordChanged(pool.mail, recipientOf(user, parameters, client));
  return {};
}

/**
 * `ChangePassword`, for a signed-in user who knows the old one.
 * @throws {IdentityError} `NotAuthorizedException` for a wrong password or token and during a
 *   lockout, `InvalidPasswordException` for a weak new one
 */
export async function changePassword(
  pool: IdentityRuntime,
  parameters: Parameters,
): Promise<object> {
  parameters.allow('ChangePassword', ['AccessToken', 'PreviousPassword', 'ProposedPassword']);
  const proposed = parameters.text('ProposedPassword');
  const previous = parameters.text('PreviousPassword');
  const { user, session } = await readAccessToken(pool, parameters.text('AccessToken'));
  refuseWhileLocked(pool, user);
  if (!isPassword(user.id, previous, user.password)) {
    recordFailure(pool, user);
    throw wrongCredentials();
  }
  checkPassword(proposed);
  const password = createVerifier(user.id, proposed);
  saveUser(pool, { ...user, password, failures: NO_FAILURES });
  sendPasswordChanged(pool.mail, recipientOf(user, parameters, clientOf(session.clientId)));
  return {};
}
