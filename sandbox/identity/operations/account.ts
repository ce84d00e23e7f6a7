import { attributeList, readAttributes } from '../attributes';
import { issueCode, redeemCode } from '../codes';
import { sendEmailChange } from '../mails';
import type { StoredUser } from '../model';
import type { Parameters } from '../parameters';
import { findUser, removeUser, saveUser, type IdentityRuntime } from '../runtime';
import { IdentityError, invalidParameter, notModelled } from '../service-error';
import { readAccessToken } from '../tokens';
import { clientOf, deliveryDetails, recipientOf } from './recipient';

const signedIn = (pool: IdentityRuntime, parameters: Parameters) =>
  readAccessToken(pool, parameters.text('AccessToken'));

/** `GetUser`. */
export async function getUser(pool: IdentityRuntime, parameters: Parameters): Promise<object> {
  parameters.allow('GetUser', ['AccessToken']);
  const { user } = await signedIn(pool, parameters);
  return { Username: user.id, UserAttributes: attributeList(user) };
}

function refuseTaken(pool: IdentityRuntime, email: string, user: StoredUser): void {
  const owner = findUser(pool, email);
  if (owner && owner.id !== user.id) {
    throw new IdentityError('AliasExistsException', 'An account with the email already exists.');
  }
}

function sendCode(
  pool: IdentityRuntime,
  user: StoredUser,
  parameters: Parameters,
  clientId: string,
) {
  const to = user.newEmail ?? user.email;
  const { code } = issueCode(pool, user, 'email');
  sendEmailChange(pool.mail, recipientOf(user, parameters, clientOf(clientId), to), code);
  return deliveryDetails(to);
}

/**
 * `UpdateUserAttributes`. A new address replaces the old one only after the code sent to it is verified;
 * until then people sign in with the old one.
 */
export async function updateUserAttributes(
  pool: IdentityRuntime,
  parameters: Parameters,
): Promise<object> {
  parameters.allow('UpdateUserAttributes', ['AccessToken', 'UserAttributes']);
  const { email, profile } = readAttributes(parameters.value('UserAttributes'));
  const { user, session } = await signedIn(pool, parameters);
  const changed = { ...user, profile: { ...user.profile, ...profile } };
  if (email === null || email === user.email) {
    saveUser(pool, changed);
    return { CodeDeliveryDetailsList: [] };
  }
  refuseTaken(pool, email, user);
  const waiting = saveUser(pool, { ...changed, newEmail: email });
  return { CodeDeliveryDetailsList: [sendCode(pool, waiting, parameters, session.clientId)] };
}

function refuseOtherAttributes(parameters: Parameters): void {
  const name = parameters.text('AttributeName');
  if (name !== 'email') throw notModelled(`verifying ${name}`);
}

/**
 * `GetUserAttributeVerificationCode`: sends the code for a new address again.
 * @throws {IdentityError} `InvalidParameterException` if there is nothing to verify,
 *   `NotAuthorizedException` for an invalid access token, `LimitExceededException` for the sixth
 *   code within an hour
 */
export async function getAttributeCode(
  pool: IdentityRuntime,
  parameters: Parameters,
): Promise<object> {
  parameters.allow('GetUserAttributeVerificationCode', ['AccessToken', 'AttributeName']);
  refuseOtherAttributes(parameters);
  const { user, session } = await signedIn(pool, parameters);
  if (user.newEmail === null && user.isEmailVerified) {
    throw invalidParameter('User email is already verified.');
  }
  return { CodeDeliveryDetails: sendCode(pool, user, parameters, session.clientId) };
}

/** `VerifyUserAttribute`. */
export async function verifyUserAttribute(
  pool: IdentityRuntime,
  parameters: Parameters,
): Promise<object> {
  parameters.allow('VerifyUserAttribute', ['AccessToken', 'AttributeName', 'Code']);
  refuseOtherAttributes(parameters);
  const code = parameters.text('Code');
  const { user } = await signedIn(pool, parameters);
  const email = user.newEmail ?? user.email;
  refuseTaken(pool, email, user);
  const redeemed = redeemCode(pool, user, 'email', code);
  saveUser(pool, { ...redeemed, email, newEmail: null, isEmailVerified: true });
  return {};
}

/** `DeleteUser`. */
export async function deleteUser(pool: IdentityRuntime, parameters: Parameters): Promise<object> {
  parameters.allow('DeleteUser', ['AccessToken']);
  const { user } = await signedIn(pool, parameters);
  removeUser(pool, user.id);
  return {};
}
