import type { TFunction } from 'i18next';
import { string } from 'yup';
import { PASSWORD_LENGTH } from '~/src/config/constants';

/** The maximum length that the identity provider accepts. */
const MAX_LENGTH = 256;

/** The form's wording of the rule. */
export interface PasswordWords {
  readonly label: string;
  readonly required: string;
  readonly tooShort: string;
}

/**
 * The rule for a new password: on registration, on reset, and in the settings (spec account §5).
 */
export const newPassword = (t: TFunction, { label, required, tooShort }: PasswordWords) =>
  string()
    .required(required)
    .min(PASSWORD_LENGTH, tooShort)
    .max(MAX_LENGTH, t('forms:tooLong', { label, length: MAX_LENGTH }))
    .test('spaces', t('account:rules.passwordSpaces'), value => value === value.trim());
