import { CONTACT_OPENING } from '~/src/config/tab-keys';
import { keepDraft, readDraft, type ContactTopic } from '~/src/content/support';
import { sessionStore } from '~/src/features/storage';

/** What a message to customer care is about. */
export interface MessageSubject {
  readonly topic: ContactTopic;
  /** The product or its model number. */
  readonly product: string | null;
  /** The first line of the message, such as the number of an order. */
  readonly opening: string;
}

/**
 * Prepares the form of the contact page in the draft that it keeps in this tab, so that no address names an order.
 * What the customer has written before stays; the line of an earlier subject gives way.
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
