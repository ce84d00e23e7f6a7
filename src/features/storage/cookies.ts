import Cookies from 'js-cookie';

/** Spec storefront §9: cookie expiry counts in days, the path is '/'. */
export interface CookieJar {
  readonly get: (name: string) => string | null;
  readonly set: (name: string, value: string, days: number) => void;
  readonly remove: (name: string) => void;
}

const isSecure = (): boolean => window.location.protocol === 'https:';

/** Cookies that are merely absent when the browser blocks them. */
export const cookies: CookieJar = {
  get: name => {
    try {
      return Cookies.get(name) ?? null;
    } catch {
      return null;
    }
  },
  set: (name, value, days) => {
    try {
      Cookies.set(name, value, { expires: days, path: '/', sameSite: 'lax', secure: isSecure() });
    } catch {
      // A blocked jar keeps nothing; readers get null.
    }
  },
  remove: name => {
    try {
      Cookies.remove(name, { path: '/' });
    } catch {
      // See `set`.
    }
  },
};
