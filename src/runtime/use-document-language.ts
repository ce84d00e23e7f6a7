import { useEffect } from 'react';
import { languageTag } from '../config/language-tag';

/**
 * Sets the page's language on its document after a navigation, if it differs: setting it, even to
 * the same value, makes the browser restyle the whole page.
 */
export const useDocumentLanguage = (hreflang: string): void =>
  useEffect(() => {
    const { documentElement } = document;
    const tag = languageTag(hreflang);
    if (documentElement.lang !== tag) documentElement.lang = tag;
  }, [hreflang]);
