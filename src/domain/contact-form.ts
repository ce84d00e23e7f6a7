import { object, string, type ObjectSchema } from 'yup';

/** What a message can be about; the service knows the same. */
export const CONTACT_TOPICS = ['order', 'product', 'fence', 'account', 'press', 'other'] as const;

export type ContactTopic = (typeof CONTACT_TOPICS)[number];

export interface ContactValues {
  readonly topic: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Asked of the press alone. */
  readonly outletName: string;
  /** Optional (spec account §5). */
  readonly productQuestion: string;
  readonly message: string;
  /** Token of the captcha; empty until it was passed. */
  readonly captcha: string;
}

export type ContactField = keyof ContactValues;

export const EMPTY_CONTACT: ContactValues = {
  topic: '',
  firstName: '',
  lastName: '',
  email: '',
  outletName: '',
  productQuestion: '',
  message: '',
  captcha: '',
};

/** Letters that a field takes; the least are the specification's (account §5), the most the service's. */
export const CONTACT_LENGTHS = {
  firstName: { least: 2, most: 60 },
  lastName: { least: 2, most: 60 },
  outletName: { least: 2, most: 100 },
  message: { least: 15, most: 4000 },
  productQuestion: { least: 0, most: 120 },
  email: { least: 0, most: 254 },
} as const;

/** What is said of a field that has to be mended, in the words of the page. */
export interface ContactWords {
  readonly required: (field: ContactField) => string;
  readonly tooShort: (field: ContactField, length: number) => string;
  readonly tooLong: (field: ContactField, length: number) => string;
  readonly invalid: (field: ContactField) => string;
  /** An address that ends too early. */
  readonly incompleteEmail: () => string;
  /** An address that has something in it which none may have. */
  readonly oddEmail: () => string;
}

const isOdd = (email: string): boolean =>
  /[\s,;<>()"]/.test(email) || /@.*@/.test(email) || /\.\./.test(email) || /^[.@]|\.@/.test(email);

const isComplete = (email: string): boolean => /^[^@]+@[^@]+\.[^@.]{2,}$/.test(email);

const isTopic = (topic: string): topic is ContactTopic =>
  CONTACT_TOPICS.some(known => known === topic);

/** The topic of a form that its schema has let through. */
export const topicOf = (topic: string): ContactTopic => (isTopic(topic) ? topic : 'other');

/** The contact form's rules (spec account §5), each with what is said when it is broken. */
export const contactSchema = (words: ContactWords): ObjectSchema<ContactValues> => {
  // Of several rules that a field breaks the first one is told.
  const required = (field: keyof typeof CONTACT_LENGTHS) => {
    const { least, most } = CONTACT_LENGTHS[field];
    return string()
      .trim()
      .required(words.required(field))
      .min(least, words.tooShort(field, least))
      .max(most, words.tooLong(field, most));
  };
  const { most } = CONTACT_LENGTHS.productQuestion;
  return object({
    topic: string()
      .required(words.required('topic'))
      .test('known', words.invalid('topic'), value => isTopic(value)),
    firstName: required('firstName'),
    lastName: required('lastName'),
    email: required('email')
      .test('odd', words.oddEmail(), value => !isOdd(value))
      .test('complete', words.incompleteEmail(), value => isOdd(value) || isComplete(value)),
    outletName: string()
      .defined()
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
