import type { TFunction } from 'i18next';
import { boolean, object, string, type ObjectSchema } from 'yup';
import { isCompleteEmail, isMalformedEmail } from '~/src/domain/contact/email';
import type { ReferralRequest } from '~/src/gateways/service/referral';
import { shownPhone, toE164 } from '../settings/phone';

/** The fields of the referral form. */
export interface ReferralValues extends ReferralRequest {
  /** The choice of customers without a US ZIP code. */
  readonly isWithoutZip: boolean;
}

export type ReferralField = keyof ReferralRequest;

/** What is sent instead of a ZIP code (spec account §5). */
export const NOT_ELIGIBLE = 'Not eligible';

/** Matches an email address. */
const SAMPLE_EMAIL = 'avery@example.com';

const LONGEST = { company: 255, email: 254 } as const;
const ZIP = /^(\d{5}|not eligible)$/i;
const TEN_DIGITS = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** Formats ten digits as ###-###-####; null if there are not exactly ten. */
export const toTenDigits = (typed: string): string | null => {
  const [, area, exchange, line] = TEN_DIGITS.exec(toE164(typed) ?? '') ?? [];
  return area && exchange && line ? `${area}-${exchange}-${line}` : null;
};

/** A phone number as the form shows it; empty unless it has ten digits. */
export const shownTenDigits = (phone: string): string =>
  toTenDigits(phone) === null ? '' : shownPhone(toE164(phone));

const isFieldName = (name: string): name is ReferralField =>
  name === 'company' || name === 'email' || name === 'zip' || name === 'phone';

/** The field that a service error names; null if it is not one of the form's. */
export const refusedField = (path: readonly string[]): ReferralField | null => {
  const [name = ''] = path;
  return isFieldName(name) ? name : null;
};

/** The message for a field that the service rejected, by error code. */
export const refusalMessage = (t: TFunction, field: ReferralField, code: string | null): string => {
  if (field === 'zip') return t('account-referral:form.zipFormat');
  if (code === 'unreachable') return t('forms:recheckEmail');
  const label = t(`account-referral:form.${field}`);
  return t(code === 'required' ? 'account:rules.required' : 'account:rules.invalid', { label });
};

/** The validation rules of the referral form (spec account §5) with their messages. */
export const referralRules = (t: TFunction): ObjectSchema<ReferralValues> => {
  const required = (field: keyof typeof LONGEST) => {
    const label = t(`account-referral:form.${field}`);
    const length = LONGEST[field];
    return string()
      .trim()
      .required(t('account:rules.required', { label }))
      .max(length, t('forms:tooLong', { label, length }));
  };
  return object({
    company: required('company'),
    email: required('email')
      .test(
        'malformed',
        t('forms:emailSuchAs', { email: SAMPLE_EMAIL }),
        value => !isMalformedEmail(value),
      )
      .test('complete', t('forms:incompleteEmail'), isCompleteEmail),
    isWithoutZip: boolean().default(false),
    zip: string()
      .trim()
      .default('')
      .when('isWithoutZip', {
        is: false,
        then: schema => schema.matches(ZIP, t('account-referral:form.zipFormat')),
      }),
    phone: string()
      .trim()
      .default('')
      .required(t('account:rules.required', { label: t('account-referral:form.phone') }))
      .test(
        'phone',
        t('account:rules.invalid', { label: t('account-referral:form.phone') }),
        value => toTenDigits(value) !== null,
      ),
  });
};

/** Valid values, in the service's format. */
export const toRequest = ({
  isWithoutZip,
  zip,
  phone,
  ...rest
}: ReferralValues): ReferralRequest => ({
  ...rest,
  zip: isWithoutZip || !/^\d/.test(zip) ? NOT_ELIGIBLE : zip,
  phone: toTenDigits(phone) ?? phone,
});
