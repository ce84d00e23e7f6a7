import type { ICognitoStorage } from 'amazon-cognito-identity-js';

/**
 * Where the vendor's client may write during one call. The session stores the tokens, under keys of
 * its own: the client's would outlive a sign-out, and both stores would share them.
 */
export const memoryStorage = (): ICognitoStorage => {
  const values = new Map<string, string>();
  return {
    getItem: key => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: key => void values.delete(key),
    clear: () => values.clear(),
  };
};
