import { ACTIVATION_LINK } from '~/src/config/tab-keys';
import { parseJson } from '~/src/domain/data/json';
import { recordOf, textOf } from '~/src/domain/data/read';
import { localStore, sessionStore } from '~/src/features/storage';

/** The path of the activation screen, without the locale prefix. */
export const ACTIVATION_PATH = '/account/subscriptions/activate';

/** The contents of an activation link. */
export interface ActivationLink {
  readonly code: string | null;
  readonly email: string | null;
}

/** Reads a query string; null if it has neither a code nor an email address. */
export const linkOf = (search: string): ActivationLink | null => {
  const query = new URLSearchParams(search);
  const link = { code: query.get('code') || null, email: query.get('email') || null };
  return link.code === null && link.email === null ? null : link;
};

/** Stores a link across sign-in and reloads, in this tab only. */
export const storeLink = (link: ActivationLink): void =>
  void sessionStore.set(ACTIVATION_LINK, JSON.stringify(link));

/** The stored link; its fields are null if there is none. */
export const storedLink = (): ActivationLink => {
  const { code, email } = recordOf(parseJson(sessionStore.get(ACTIVATION_LINK) ?? ''));
  return { code: textOf(code), email: textOf(email) };
};

export const forgetLink = (): void => void sessionStore.remove(ACTIVATION_LINK);

const USED = 'activation_used';

/** Stores in this browser that a code was activated. */
export const storeUsedCode = (code: string): void => void localStore.set(USED, code);

/** Whether the code was the last one activated in this browser. */
export const isUsed = (code: string | null): boolean =>
  code !== null && localStore.get(USED) === code;
