import { ACTIVATION_LINK } from '~/src/config/tab-keys';
import { parseJson } from '~/src/domain/data/json';
import { recordOf, textOf } from '~/src/domain/data/read';
import { localStore, sessionStore } from '~/src/features/storage';

/** Where a collar is activated, without the locale's prefix. */
export const ACTIVATION_PATH = '/account/subscriptions/activate';

/** What the link of an activation email says. */
export interface ActivationLink {
  readonly code: string | null;
  readonly email: string | null;
}

/** What the query of an address says; null if it names neither code nor address. */
export const linkOf = (search: string): ActivationLink | null => {
  const query = new URLSearchParams(search);
  const link = { code: query.get('code') || null, email: query.get('email') || null };
  return link.code === null && link.email === null ? null : link;
};

/** Keeps a link over the sign-in and a reload, for this tab alone. */
export const keepLink = (link: ActivationLink): void =>
  void sessionStore.set(ACTIVATION_LINK, JSON.stringify(link));

export const keptLink = (): ActivationLink => {
  const { code, email } = recordOf(parseJson(sessionStore.get(ACTIVATION_LINK) ?? ''));
  return { code: textOf(code), email: textOf(email) };
};

export const forgetLink = (): void => void sessionStore.remove(ACTIVATION_LINK);

const USED = 'activation_used';

/** Remembers in this browser that a code was put into use. */
export const keepUsed = (code: string): void => void localStore.set(USED, code);

/** Whether the code was put into use in this browser; of several, the last one is known. */
export const isUsed = (code: string | null): boolean =>
  code !== null && localStore.get(USED) === code;
