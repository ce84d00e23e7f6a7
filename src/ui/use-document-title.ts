import { useEffect } from 'react';

/**
 * Sets the document's title and keeps it: Gatsby writes the title of the page's head some time after
 * the page was rendered. Null leaves the title alone.
 */
export const useDocumentTitle = (title: string | null): void => {
  useEffect(() => {
    if (title === null) return;
    // As the browser reads it back, without spaces that repeat and without control characters: compared with
    // `title` itself, such a title would be written, and this observer called, without end.
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
