import { object, string, type ObjectSchema } from 'yup';
import { isCompleteEmail, isMalformedEmail } from '~/src/domain/contact/email';
import { isName, NAME_LENGTH } from '~/src/domain/contact/name';
import { isTopic, type ContactValues, type ContactMessages } from './contact-fields';

/**
 * Minimum and maximum lengths; the minimum is the specification's (account §5), the maximum the
 * service's.
 */
export const CONTACT_LENGTHS = {
  firstName: { least: NAME_LENGTH, most: 60 },
  lastName: { least: NAME_LENGTH, most: 60 },
  outletName: { least: 2, most: 100 },
  message: { least: 15, most: 4000 },
  productQuestion: { least: 0, most: 120 },
  email: { least: 0, most: 254 },
} as const;

/** The contact form's rules (spec account §5), each with its message. */
export const contactSchema = (words: ContactMessages): ObjectSchema<ContactValues> => {
  // If a field breaks several rules, the first one is reported.
  const required = (field: keyof typeof CONTACT_LENGTHS) => {
    const { least, most } = CONTACT_LENGTHS[field];
    return string()
      .trim()
      .required(words.required(field))
      .min(least, words.tooShort(field, least))
      .max(most, words.tooLong(field, most));
  };
  const name = (field: 'firstName' | 'lastName') =>
    required(field).test('name', words.invalid(field), isName);
  const { most } = CONTACT_LENGTHS.productQuestion;
  return object({
    topic: string()
      .required(words.required('topic'))
      .test('known', words.invalid('topic'), value => isTopic(value)),
    firstName: name('firstName'),
    lastName: name('lastName'),
    email: required('email')
      .test('malformed', words.malformedEmail(), value => !isMalformedEmail(value))
      .test('complete', words.incompleteEmail(), isCompleteEmail),
    outletName: string()
      .default('')
      .when('topic', {
        is: 'press',
        then: () => required('outletName'),
        otherwise: schema => schema,
      }),
    productQuestion: string().trim().defined().max(most, words.tooLong('productQuestion', most)),
    message: required('message'),
    captcha: string().required(words.required('captcha')),
  });
};
