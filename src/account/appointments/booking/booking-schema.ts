import type { TFunction } from 'i18next';
import { object, string, type ObjectSchema } from 'yup';
import { isEmail } from '~/src/domain/contact/email';
import { parsePostalCode, SHORTEST_POSTAL_CODE } from '~/src/domain/contact/postal-code';
import type { VisitKind } from '~/src/gateways/scheduler/decoders';
import { isName, NAME_LENGTH } from '~/src/domain/contact/name';
import { toE164 } from '~/src/account/settings/phone';

/** The fields of the booking form. */
export interface BookingValues {
  readonly postalCode: string;
  readonly dealerId: string;
  /** Empty until chosen. */
  readonly kind: VisitKind | '';
  /** A day of the dealer's calendar; empty until chosen. */
  readonly day: string;
  /** Empty until chosen. */
  readonly startsAt: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  /** Only for visitors; customers use their account's address. */
  readonly email: string;
  readonly phone: string;
  readonly referralCode: string;
}

export type BookingField = keyof BookingValues;

export const NO_VALUES: BookingValues = {
  postalCode: '',
  dealerId: '',
  kind: '',
  day: '',
  startsAt: '',
  firstName: '',
  lastName: '',
  address: '',
  email: '',
  phone: '',
  referralCode: '',
};

/** The maximum length that the scheduler accepts. */
const LONGEST = { firstName: 100, lastName: 100, address: 255, referralCode: 50 } as const;

/** The ten digits of a North American phone number; null for anything else (spec account §5). */
export const tenDigits = (typed: string): string | null => {
  const [, digits] = /^\+1(\d{10})$/.exec(toE164(typed) ?? '') ?? [];
  return digits ?? null;
};

/**
 * The validation rules of a booking (spec account §5).
 * @param isVisitor whether the email address has to be asked for
 */
export const bookingSchema = (t: TFunction, isVisitor: boolean): ObjectSchema<BookingValues> => {
  const label = (field: Exclude<BookingField, 'startsAt'>): string =>
    t(`account-appointments:booking.fields.${field}`);
  const required = (field: Exclude<BookingField, 'startsAt'>): string =>
    t('account-appointments:booking.rules.required', { label: label(field) });
  const invalid = (field: Exclude<BookingField, 'startsAt'>): string =>
    t('account-appointments:booking.rules.invalid', { label: label(field) });
  const typed = (field: keyof typeof LONGEST) =>
    string()
      .trim()
      .default('')
      .max(
        LONGEST[field],
        t('account-appointments:booking.rules.tooLong', {
          label: label(field),
          length: LONGEST[field],
        }),
      );
  const tooShort = (field: 'postalCode' | 'firstName' | 'lastName', length: number): string =>
    t('account-appointments:booking.rules.tooShort', { label: label(field), length });
  const name = (field: 'firstName' | 'lastName') =>
    typed(field)
      .required(required(field))
      .min(NAME_LENGTH, tooShort(field, NAME_LENGTH))
      .test('name', invalid(field), isName);
  return object({
    postalCode: string()
      .trim()
      .required(required('postalCode'))
      .min(SHORTEST_POSTAL_CODE, tooShort('postalCode', SHORTEST_POSTAL_CODE))
      .test('postal code', invalid('postalCode'), code => parsePostalCode(code) !== null),
    dealerId: string().required(required('dealerId')),
    kind: string()
      .oneOf(['in-home', 'virtual', ''] as const)
      .default('')
      .test('kind', required('kind'), kind => kind !== ''),
    day: string().required(required('day')),
    startsAt: string()
      .default('')
      .test('slot', t('account-appointments:booking.rules.slot'), slot => slot !== ''),
    firstName: name('firstName'),
    lastName: name('lastName'),
    address: typed('address').required(required('address')),
    email: string()
      .trim()
      .default('')
      .test('required', required('email'), email => !isVisitor || email !== '')
      .test('email', invalid('email'), email => !isVisitor || email === '' || isEmail(email)),
    phone: string()
      .trim()
      .required(required('phone'))
      .test('phone', invalid('phone'), phone => tenDigits(phone) !== null),
    referralCode: typed('referralCode'),
  });
};
