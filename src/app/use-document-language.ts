import { useEffect } from 'react';

/**
 * Says the page's language on its document after a navigation. Where it says so already it is left
 * alone: setting it, even to what it is, makes a browser style the whole page anew.
 */
export const useDocumentLanguage = (hreflang: string): void =>
  useEffect(() => {
    const { documentElement } = document;
    const [tag = hreflang] = Intl.getCanonicalLocales(hreflang);
    if (documentElement.lang !== tag) documentElement.lang = tag;
  }, [hreflang]);
