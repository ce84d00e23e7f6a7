/** The topics of a message; the service has the same list. */
export const CONTACT_TOPICS = [
  'order',
  'product',
  'fence',
  'account',
  'withdrawal',
  'press',
  'other',
] as const;

export type ContactTopic = (typeof CONTACT_TOPICS)[number];

export interface ContactValues {
  readonly topic: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** For press inquiries only. */
  readonly outletName: string;
  /** Optional (spec account §5). */
  readonly productQuestion: string;
  readonly message: string;
  /** The captcha's token; empty until it is passed. */
  readonly captcha: string;
}

export type ContactField = keyof ContactValues;

/** The text fields, in form order. */
export const CONTACT_FIELDS = [
  'topic',
  'firstName',
  'lastName',
  'email',
  'outletName',
  'productQuestion',
  'message',
] as const satisfies readonly ContactField[];

export const isContactField = (name: string): name is ContactField =>
  name === 'captcha' || CONTACT_FIELDS.some(known => known === name);

/** The error of a field, in the language of the page. */
export interface ContactMessages {
  readonly required: (field: ContactField) => string;
  readonly tooShort: (field: ContactField, length: number) => string;
  readonly tooLong: (field: ContactField, length: number) => string;
  readonly invalid: (field: ContactField) => string;
  /** An incomplete email address. */
  readonly incompleteEmail: () => string;
  /** An email address with an invalid character. */
  readonly malformedEmail: () => string;
}

export const isTopic = (topic: string): topic is ContactTopic =>
  CONTACT_TOPICS.some(known => known === topic);

/** The topic of a validated form. */
export const toTopic = (topic: string): ContactTopic => (isTopic(topic) ? topic : 'other');
