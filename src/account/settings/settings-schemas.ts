import type { TFunction } from 'i18next';
import { boolean, object, ref, string, type ObjectSchema } from 'yup';
import { isName, LONGEST_NAME, NAME_LENGTH } from '~/src/domain/contact/name';
import { newPassword } from '../password-rule';
import { toE164 } from './phone';

export interface DetailsValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly acceptsMarketing: boolean;
}

/** Only the changed details. */
export const changedOf = (
  values: DetailsValues,
  dirty: Partial<Readonly<Record<keyof DetailsValues, boolean>>>,
): Partial<DetailsValues> => ({
  ...(dirty.firstName ? { firstName: values.firstName } : {}),
  ...(dirty.lastName ? { lastName: values.lastName } : {}),
  ...(dirty.phone ? { phone: values.phone } : {}),
  ...(dirty.acceptsMarketing ? { acceptsMarketing: values.acceptsMarketing } : {}),
});

export interface PasswordValues {
  readonly current: string;
  readonly next: string;
  readonly confirm: string;
}

/**
 * The validation rules of User Details (spec account §5: "account forms use '{label} is
 * required'").
 */
export const detailsSchema = (t: TFunction): ObjectSchema<DetailsValues> => {
  const invalid = (label: string): string => t('account-settings:details.invalid', { label });
  const name = (field: 'firstName' | 'lastName') => {
    const label = t(`account-settings:details.${field}`);
    return string()
      .trim()
      .required(t('account-settings:details.required', { label }))
      .min(NAME_LENGTH, t('account-settings:details.tooShort', { label, length: NAME_LENGTH }))
      .max(LONGEST_NAME, t('account-settings:details.tooLong', { label, length: LONGEST_NAME }))
      .test('name', invalid(label), isName);
  };
  return object({
    firstName: name('firstName'),
    lastName: name('lastName'),
    phone: string()
      .trim()
      .default('')

      .test('phone', invalid(t('account-settings:details.phone')), value => toE164(value) !== null),
    acceptsMarketing: boolean().default(false),
  });
};

/** The validation rules of Update Password. */
export const passwordSchema = (t: TFunction): ObjectSchema<PasswordValues> => {
  const required = (field: keyof PasswordValues): string =>
    t('account-settings:password.required', { label: t(`account-settings:password.${field}`) });
  return object({
    current: string().required(required('current')),
    next: newPassword(t, {
      label: t('account-settings:password.next'),
      required: required('next'),
      tooShort: t('account-settings:password.tooShort'),
    }),
    confirm: string()
      .required(required('confirm'))
      .oneOf([ref('next')], t('account-settings:password.mismatch')),
  });
};
