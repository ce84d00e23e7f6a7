import type { TFunction } from 'i18next';
import { boolean, object, string, type ObjectSchema } from 'yup';
import { isCompleteEmail, isOddEmail } from '~/src/domain/contact/email';
import type { ReferralRequest } from '~/src/gateways/service/referral';
import { toE164 } from '../settings/phone';

/** What the form of the referral program holds. */
export interface ReferralValues extends ReferralRequest {
  /** Somebody without a ZIP code of the United States. */
  readonly isWithoutZip: boolean;
}

export type ReferralField = keyof ReferralRequest;

/** What stands in place of a ZIP code (spec account §5). */
export const NOT_ELIGIBLE = 'Not eligible';

/** An address of the kind that is meant. */
const SAMPLE_EMAIL = 'avery@example.com';

const LONGEST = { company: 255, email: 254 } as const;
const ZIP = /^(\d{5}|not eligible)$/i;
const TEN_DIGITS = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** A number of ten digits as ###-###-####, however it was typed; null for no such number. */
export const toTenDigits = (typed: string): string | null => {
  const [, area, exchange, line] = TEN_DIGITS.exec(toE164(typed) ?? '') ?? [];
  return area && exchange && line ? `${area}-${exchange}-${line}` : null;
};

const isFieldName = (name: string): name is ReferralField =>
  name === 'company' || name === 'email' || name === 'zip' || name === 'phone';

/** The field that an error of the service names; null for none of the form. */
export const refusedField = (path: readonly string[]): ReferralField | null => {
  const [name = ''] = path;
  return isFieldName(name) ? name : null;
};

/** The message for a field that the service refused, by the code of its contract. */
export const refusalMessage = (t: TFunction, field: ReferralField, code: string | null): string => {
  if (field === 'zip') return t('account-referral:form.zipFormat');
  if (code === 'unreachable') return t('forms:recheckEmail');
  const label = t(`account-referral:form.${field}`);
  return t(code === 'required' ? 'account:rules.required' : 'account:rules.invalid', { label });
};

/** The rules of the referral form (spec account §5), each with its message. */
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
      .test('odd', t('forms:emailSuchAs', { email: SAMPLE_EMAIL }), value => !isOddEmail(value))
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
      .test(
        'phone',
        t('account:rules.invalid', { label: t('account-referral:form.phone') }),
        value => toTenDigits(value) !== null,
      ),
  });
};

/** Values that keep the rules, as the service reads them. */
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
