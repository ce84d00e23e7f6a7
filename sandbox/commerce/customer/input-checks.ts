import type { CustomerError, CustomerErrorCode } from './customer-error';

type Path = readonly string[];

const LONGEST = 255;

const error = (code: CustomerErrorCode, field: Path, message: string): CustomerError => ({
  code,
  field,
  message,
});

/**
 * The errors of a free text, such as a name.
 * @param label its name in messages
 */
export function textErrors(
  value: string | null | undefined,
  label: string,
  field: Path,
): readonly CustomerError[] {
  if (!value) return [];
  if (value.length > LONGEST) {
    const message = `${label} is too long (maximum is ${LONGEST} characters)`;
    return [error('TOO_LONG', field, message)];
  }
  if (/<[^>]*>/.test(value)) {
    return [error('CONTAINS_HTML_TAGS', field, `${label} cannot contain HTML tags`)];
  }
  return /https?:\/\/|www\./i.test(value)
    ? [error('CONTAINS_URL', field, `${label} cannot contain URL`)]
    : [];
}

/** The errors of an email address. */
export function emailErrors(email: string, field: Path): readonly CustomerError[] {
  if (email.trim() === '') return [error('BLANK', field, "Email can't be blank")];
  return /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]{2,}$/.test(email.trim())
    ? []
    : [error('INVALID', field, 'Email is invalid')];
}

/** The errors of a phone number, which needs its country code. */
export const phoneErrors = (
  phone: string | null | undefined,
  field: Path,
): readonly CustomerError[] =>
  !phone || /^\+[1-9]\d{7,14}$/.test(phone) ? [] : [error('INVALID', field, 'Phone is invalid')];

/** The errors of a password. */
export function passwordErrors(password: string, field: Path): readonly CustomerError[] {
  if (password === '') return [error('BLANK', field, "Password can't be blank")];
  if (password.trim() !== password) {
    return [
      error(
        'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE',
        field,
        'Password starts or ends with whitespace',
      ),
    ];
  }
  if (password.length < 5) {
    return [error('TOO_SHORT', field, 'Password is too short (minimum is 5 characters)')];
  }
  return password.length > 40
    ? [error('TOO_LONG', field, 'Password is too long (maximum is 40 characters)')]
    : [];
}
