/** A host and the domains above it that a script of the page may have named. */
const domainsOf = (host: string): readonly string[] =>
  host.split('.').map((_, at, parts) => parts.slice(at).join('.'));

/** Deletes the cookies of this page whose names match, on any of its domains. */
export const forgetCookies = (names: RegExp): void => {
  try {
    const matching = document.cookie
      .split(';')
      .map(pair => pair.split('=')[0]?.trim() ?? '')
      .filter(name => names.test(name));
    for (const name of matching) {
      const gone = `${name}=;path=/;max-age=0`;
      document.cookie = gone;
      for (const domain of domainsOf(window.location.hostname)) {
        document.cookie = `${gone};domain=${domain}`;
      }
    }
  } catch {
    // A blocked jar keeps nothing.
  }
};
