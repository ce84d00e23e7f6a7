import type { TFunction } from 'i18next';
import type { GatewayError } from '~/src/domain/data/result';
import { failureText } from '../ui/failure-text';
import type { SignInField } from './sign-in-rules';

/** Where an error is shown: at a field, or above the button. */
export interface SignInFailure {
  readonly field: SignInField | null;
  readonly message: string;
}

/** The field that each provider error is about. */
const FIELDS: Readonly<Record<string, SignInField>> = {
  exists: 'email',
  'code-mismatch': 'code',
  'code-expired': 'code',
  'password-policy': 'password',
};

const REFUSALS = [
  'wrong-credentials',
  'locked-out',
  'limit',
  'exists',
  'code-mismatch',
  'code-expired',
  'password-policy',
  'not-delivered',
  'reset-required',
  'invalid',
  'unconfirmed',
  'unverified',
  'storage-blocked',
] as const;

export const codeOf = ({ userErrors }: GatewayError): string | null => userErrors[0]?.code ?? null;

/** The message for a failure to sign in, register or reset a password. */
export const signInFailure = (t: TFunction, error: GatewayError): SignInFailure => {
  const code = codeOf(error);
  const known = REFUSALS.find(each => each === code);
  return known
    ? { field: FIELDS[known] ?? null, message: t(`account:refusal.${known}`) }
    : { field: null, message: failureText(t, error) };
};
