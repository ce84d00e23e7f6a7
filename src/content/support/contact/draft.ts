import { CONTACT_FIELDS, type ContactValues } from './contact-fields';
import { CONTACT_ATTEMPT, CONTACT_DRAFT } from '~/src/config/tab-keys';
import { parseJson } from '~/src/domain/data/json';
import { recordOf, textOf } from '~/src/domain/data/read';
import { sessionStore } from '~/src/features/storage';

/**
 * The draft of this tab; empty fields if there is none, or if another customer wrote it.
 * @param owner the email address of whoever is signed in, empty for nobody
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

/** Stores the draft, so that a reload loses nothing. What nobody owns is kept for whoever signs in. */
export const keepDraft = (written: Partial<ContactValues>, owner: string): void => {
  sessionStore.set(CONTACT_DRAFT, JSON.stringify({ ...written, ...(owner && { owner }) }));
};

/** Deletes the draft after the message was sent. */
export const forgetDraft = (): void => {
  sessionStore.remove(CONTACT_DRAFT);
  sessionStore.remove(CONTACT_ATTEMPT);
};

/**
 * The id of a message: the same while its words are, so that sending it again, even after a reload,
 * never makes two of it.
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
