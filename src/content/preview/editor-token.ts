import { sessionStore } from '~/src/features/storage';

const KEY = 'content_token';

/** The token that an editor typed in; it lives as long as the tab (design "Preview"). */
export const editorToken = {
  get: (): string | null => sessionStore.get(KEY),
  set: (token: string): void => void sessionStore.set(KEY, token),
  remove: (): void => sessionStore.remove(KEY),
};
