import type { Parameters } from './parameters';
import {
  deleteUser,
  getAttributeCode,
  getUser,
  updateUserAttributes,
  verifyUserAttribute,
} from './operations/account';
import { changePassword, confirmForgotPassword, forgotPassword } from './operations/password';
import { initiateAuth, respondToAuthChallenge } from './operations/sign-in';
import { globalSignOut, revokeToken } from './operations/sign-out';
import { confirmSignUp, resendConfirmationCode, signUp } from './operations/sign-up';
import type { IdentityRuntime } from './runtime';

type Operation = (pool: IdentityRuntime, parameters: Parameters) => object | Promise<object>;

/** The operations that are modelled, by the name in `X-Amz-Target`. */
export const OPERATIONS: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['ChangePassword', changePassword],
  ['ConfirmForgotPassword', confirmForgotPassword],
  ['ConfirmSignUp', confirmSignUp],
  ['DeleteUser', deleteUser],
  ['ForgotPassword', forgotPassword],
  ['GetUser', getUser],
  ['GetUserAttributeVerificationCode', getAttributeCode],
  ['GlobalSignOut', globalSignOut],
  ['InitiateAuth', initiateAuth],
  ['ResendConfirmationCode', resendConfirmationCode],
  ['RespondToAuthChallenge', respondToAuthChallenge],
  ['RevokeToken', revokeToken],
  ['SignUp', signUp],
  ['UpdateUserAttributes', updateUserAttributes],
  ['VerifyUserAttribute', verifyUserAttribute],
]);
