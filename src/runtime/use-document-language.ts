import { useEffect } from 'react';
import { languageTag } from '../config/language-tag';

/**
 * Says the page's language on its document after a navigation. Where it says so already it is left
 * alone: setting it, even to what it is, makes a browser style the whole page anew.
 */
export const useDocumentLanguage = (hreflang: string): void =>
  useEffect(() => {
    const { documentElement } = document;
    const tag = languageTag(hreflang);
    if (documentElement.lang !== tag) documentElement.lang = tag;
  }, [hreflang]);
