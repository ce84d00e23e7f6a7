import { useEffect } from 'react';

/**
 * Sets the document's title and sets it again when Gatsby overwrites it, which happens some time after
 * the page has rendered. Null leaves the title alone.
 */
export const useDocumentTitle = (title: string | null): void => {
  useEffect(() => {
    if (title === null) return;
    // The browser collapses whitespace in titles. Comparing with `title` itself would then never match, and
    // the observer would call itself forever.
    let shown: string | null = null;
    const set = (): void => {
      if (document.title === shown) return;
      document.title = title;
      shown = document.title;
    };
    set();
    const observer = new MutationObserver(set);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [title]);
};
