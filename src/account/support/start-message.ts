import { CONTACT_OPENING } from '~/src/config/tab-keys';
import { keepDraft, readDraft, type ContactTopic } from '~/src/content/support';
import { sessionStore } from '~/src/features/storage';

/** The subject of a message to customer care. */
export interface MessageSubject {
  readonly topic: ContactTopic;
  /** The product or its model number. */
  readonly product: string | null;
  /** The first line of the message, such as an order number. */
  readonly opening: string;
}

/**
 * Prepares the contact form's draft in this tab, so that no URL contains an order number. What the
 * customer already wrote is kept; the line of an earlier subject is replaced.
 * @param owner the customer's email address
 */
export const startMessage = (subject: MessageSubject, owner: string): void => {
  const { topic, product, opening } = subject;
  const { message = '', ...draft } = readDraft(owner);
  const before = sessionStore.get(CONTACT_OPENING);
  const written =
    before !== null && message.startsWith(before) ? message.slice(before.length) : message;
  sessionStore.set(CONTACT_OPENING, opening);
  const start = `${opening}\n\n${written.trim()}`;
  keepDraft({ ...draft, topic, productQuestion: product ?? '', message: start }, owner);
};
