import { sessionStore } from '~/src/features/storage';

const KEY = 'content_token';

/** The editor's token, kept in session storage until the tab is closed. */
export const editorToken = {
  get: (): string | null => sessionStore.get(KEY),
  set: (token: string): void => void sessionStore.set(KEY, token),
  remove: (): void => sessionStore.remove(KEY),
};
