/** What a message can be about; the service knows the same. */
export const CONTACT_TOPICS = ['order', 'product', 'fence', 'account', 'press', 'other'] as const;

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
  /** Token of the captcha; empty until it was passed. */
  readonly captcha: string;
}

export type ContactField = keyof ContactValues;

/** The text fields, in the form's order. */
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
  /** An address that ends too early. */
  readonly incompleteEmail: () => string;
  /** An address that has something in it which none may have. */
  readonly oddEmail: () => string;
}

export const isTopic = (topic: string): topic is ContactTopic =>
  CONTACT_TOPICS.some(known => known === topic);

/** The topic of a validated form. */
export const toTopic = (topic: string): ContactTopic => (isTopic(topic) ? topic : 'other');
