import { CONTACT_FIELDS, type ContactValues } from './contact-fields';
import { CONTACT_ATTEMPT, CONTACT_DRAFT } from '~/src/config/tab-keys';
import { parseJson } from '~/src/domain/data/json';
import { recordOf, textOf } from '~/src/domain/data/read';
import { sessionStore } from '~/src/features/storage';

/**
 * The draft of this tab; empty if there is none or it belongs to another customer.
 * @param owner the signed-in customer's email address, empty for visitors
 */
export const readDraft = (owner: string): Partial<ContactValues> => {
  const stored = recordOf(parseJson(sessionStore.get(CONTACT_DRAFT)));
  if ((textOf(stored.owner) ?? owner) !== owner) return {};
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap(name => {
      const value = textOf(stored[name]);
      return value === null ? [] : [[name, value] as const];
    }),
  );
};

/**
 * Stores the draft, so that a reload loses nothing. A visitor's draft is kept when they sign in.
 */
export const keepDraft = (written: Partial<ContactValues>, owner: string): void => {
  sessionStore.set(CONTACT_DRAFT, JSON.stringify({ ...written, ...(owner && { owner }) }));
};

/** Deletes the draft after the message was sent. */
export const forgetDraft = (): void => {
  sessionStore.remove(CONTACT_DRAFT);
  sessionStore.remove(CONTACT_ATTEMPT);
};

/**
 * The id of a message. It stays the same until the message changes, so that sending it again, even
 * after a reload, never creates a second one.
 */
export const requestIdFor = ({ captcha: _, ...values }: ContactValues): string => {
  const words = JSON.stringify(values);
  const last = recordOf(parseJson(sessionStore.get(CONTACT_ATTEMPT)));
  const id = textOf(last.id);
  if (last.words === words && id !== null) return id;
  const fresh = crypto.randomUUID();
  sessionStore.set(CONTACT_ATTEMPT, JSON.stringify({ id: fresh, words }));
  return fresh;
};
