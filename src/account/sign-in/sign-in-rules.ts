import type { TFunction } from 'i18next';
import { object, ref, string, type InferType } from 'yup';
import { isCompleteEmail, isMalformedEmail } from '~/src/domain/contact/email';
import { isName, LONGEST_NAME, NAME_LENGTH } from '~/src/domain/contact/name';
import { newPassword } from '../password-rule';

const LONGEST_EMAIL = 254;

/** Matches an email address. */
const SAMPLE_EMAIL = 'avery@example.com';

export type SignInField = 'firstName' | 'lastName' | 'email' | 'password' | 'confirmation' | 'code';

export const labelOf = (t: TFunction, field: SignInField): string => t(`account:fields.${field}`);

const required = (t: TFunction, field: SignInField) =>
  string().required(t('account:rules.required', { label: labelOf(t, field) }));

/** Spec account §5, word for word; reports the first violated rule. */
const email = (t: TFunction) =>
  required(t, 'email')
    .trim()
    .max(LONGEST_EMAIL, t('account:rules.invalid', { label: labelOf(t, 'email') }))
    .test(
      'malformed',
      t('forms:emailSuchAs', { email: SAMPLE_EMAIL }),
      value => !isMalformedEmail(value),
    )
    .test('complete', t('forms:incompleteEmail'), isCompleteEmail);

const name = (t: TFunction, field: 'firstName' | 'lastName') => {
  const label = labelOf(t, field);
  return required(t, field)
    .trim()
    .min(NAME_LENGTH, t('forms:tooShort', { label, length: NAME_LENGTH }))
    .max(LONGEST_NAME, t('forms:tooLong', { label, length: LONGEST_NAME }))
    .test('name', t('account:rules.invalid', { label }), isName);
};

const password = (t: TFunction) => {
  const label = labelOf(t, 'password');
  return newPassword(t, {
    label,
    required: t('account:rules.required', { label }),
    tooShort: t('account:rules.passwordShort'),
  });
};

const confirmation = (t: TFunction) =>
  required(t, 'confirmation').oneOf([ref('password')], t('account:rules.passwordsDiffer'));

// Codes are pasted from emails, with spaces around or within them.
const code = (t: TFunction) =>
  required(t, 'code')
    .transform((value: unknown) => (typeof value === 'string' ? value.replace(/\s/g, '') : ''))
    .matches(/^\d{4,8}$/, t('account:rules.code'));

export const loginRules = (t: TFunction) =>
  object({ email: email(t), password: required(t, 'password') });

export const registerRules = (t: TFunction) =>
  object({
    firstName: name(t, 'firstName'),
    lastName: name(t, 'lastName'),
    email: email(t),
    password: password(t),
    confirmation: confirmation(t),
  });

export const verifyRules = (t: TFunction) => object({ email: email(t), code: code(t) });

export const requestRules = (t: TFunction) => object({ email: email(t) });

export const resetRules = (t: TFunction) =>
  object({
    email: email(t),
    code: code(t),
    password: password(t),
    confirmation: confirmation(t),
  });

export type LoginValues = InferType<ReturnType<typeof loginRules>>;
export type RegisterValues = InferType<ReturnType<typeof registerRules>>;
export type VerifyValues = InferType<ReturnType<typeof verifyRules>>;
export type RequestValues = InferType<ReturnType<typeof requestRules>>;
export type ResetValues = InferType<ReturnType<typeof resetRules>>;
